import { legalMoves, score } from 'february-rules';
import { type CalendarDate, dateOf, type FebruaryGame } from 'february-rules/february';
import type { TableProps } from '../table/face';
import { sidesOf } from '../table/sides';
import { Decision } from './decision';
import { Month } from './month';
import { Piles } from './piles';
import { Trick } from './trick';

/** A February table: the month, the trick, and what the seat at the screen decides on. */
export function FebruaryTable(props: TableProps<FebruaryGame>) {
  const { variant, view, seat, onMove } = props;
  const sides = sidesOf(score(variant, view));
  const moves = seat === null ? [] : legalMoves(variant, view, seat);
  const dates = moves.filter((move) => move.type === 'mark' || move.type === 'unmark');
  const chooseDate = (date: CalendarDate) => {
    const move = dates.find((each) => each.date === date);
    if (move !== undefined) onMove(move);
  };
  return (
    <div className="table">
      <Month
        calendar={view.calendar}
        sides={sides}
        inTrick={view.trick.flatMap(({ card }) => dateOf(card) ?? [])}
        offered={dates.map(({ date }) => date)}
        onDate={chooseDate}
      />
      <Trick view={view} sides={sides} />
      <Decision {...props} />
      <Piles view={view} />
    </div>
  );
}
