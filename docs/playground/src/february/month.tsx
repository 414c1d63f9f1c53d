import { type CalendarDate, type Side, weekdayName } from 'february-rules/february';
import { Badge } from '../table/badge';
import type { Sides } from '../table/face';
import { listed } from '../words';

const WEEKS = [0, 1, 2, 3];
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface MonthProps {
  /** By date: the sides with a marker there. */
  readonly calendar: readonly (readonly Side[])[];
  readonly sides: Sides;
  /** The dates of the trick on the table. */
  readonly inTrick: readonly number[];
  /** The dates that can be chosen now; none unless a date is asked for. */
  readonly offered: readonly CalendarDate[];
  readonly onDate: (date: CalendarDate) => void;
}

/** February as a calendar. Dates that can be chosen are buttons. */
export function Month(props: MonthProps) {
  return (
    <table className="month">
      <caption>February</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day)}>
              {weekdayName(day).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKS.map((week) => (
          <tr key={week} className={`week-${week + 1}`}>
            {WEEKDAYS.map((day) => (
              <Day key={day} date={(week * 7 + day + 1) as CalendarDate} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One date with its markers. */
function Day(props: MonthProps & { readonly date: CalendarDate }) {
  const { date, calendar, sides, inTrick, offered, onDate } = props;
  const marks = calendar[date - 1] ?? [];
  const names = marks.map((side) => sides.names[side] ?? '');
  const marked = names.length === 0 ? '' : `, marked by ${listed(names)}`;
  const content = (
    <>
      <span className="date">{date}</span>
      <span className="marks">
        {marks.map((side) => (
          <Badge key={side} side={side} label={`marked by ${sides.names[side]}`} />
        ))}
      </span>
    </>
  );
  return (
    <td className={inTrick.includes(date) ? 'in-trick' : undefined}>
      {offered.includes(date) ? (
        <button
          type="button"
          aria-label={`Choose the ${date}${marked}`}
          onClick={() => onDate(date)}
        >
          {content}
        </button>
      ) : (
        content
      )}
    </td>
  );
}
