import {
  type Card,
  dateOf,
  isNight,
  labelOf,
  weekdayName,
  weekdayOf,
  weekOf,
} from 'february-rules/february';

/** A card's name with its week, the suit that the name alone leaves to be counted. */
export const spokenCard = (card: Card): string => {
  const week = weekOf(card);
  return week === null ? labelOf(card) : `${labelOf(card)}, week ${week}`;
};

/** What is drawn on a card; its name is up to whatever it lies in. */
export function CardFace({ card }: { readonly card: Card }) {
  const date = dateOf(card);
  if (date === null) return <SpecialFace card={card} />;
  const kind = isNight(card) ? 'night' : 'day';
  const week = weekOf(card) ?? 0;
  return (
    <span className={`face ${kind} week-${week}`}>
      <span className="face-day">{weekdayName(weekdayOf(card) ?? 0).slice(0, 3)}</span>
      <span className="face-date">{date}</span>
      {isNight(card) ? <Moon /> : <Sun />}
      <span className="face-week">{'●'.repeat(week)}</span>
    </span>
  );
}

function SpecialFace({ card }: { readonly card: Card }) {
  const leap = card === 'leap';
  return (
    <span className="face special">
      <svg viewBox="0 0 24 24" className="face-picture" aria-hidden="true">
        {leap ? (
          <path d="M12 2l3 7 7 .6-5.4 4.7 1.7 7.2L12 17.6 5.7 21.5l1.7-7.2L2 9.6 9 9z" />
        ) : (
          <path d="M4 11a8 8 0 0 1 14-4l2-2v7h-7l3-3a5 5 0 0 0-9 2zM20 13a8 8 0 0 1-14 4l-2 2v-7h7l-3 3a5 5 0 0 0 9-2z" />
        )}
      </svg>
      <span className="face-name">{leap ? 'Leap Year' : 'Resched\u00adule'}</span>
    </span>
  );
}

const Sun = () => (
  <svg viewBox="0 0 24 24" className="face-sky" aria-hidden="true">
    <circle cx="12" cy="12" r="5" />
    <path
      d="M12 1v4M12 19v4M1 12h4M19 12h4M4.2 4.2l2.8 2.8M17 17l2.8 2.8M4.2 19.8L7 17M17 7l2.8-2.8"
      className="rays"
    />
  </svg>
);

const Moon = () => (
  <svg viewBox="0 0 24 24" className="face-sky" aria-hidden="true">
    <path d="M16 2a10 10 0 1 0 6 15A9 9 0 0 1 16 2z" />
  </svg>
);
