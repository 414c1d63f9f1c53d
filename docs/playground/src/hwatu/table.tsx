import { checkMove, type Seat } from 'february-rules';
import { type HwatuCard, type HwatuGame, type HwatuView, hwatuLabelOf } from 'february-rules/hwatu';
import type { TableProps } from '../table/face';
import { Hand, OpenCards } from '../table/hand';
import { count, letterOf, reasonText } from '../words';
import { CardBack, CardPicture } from './art/card';
import { Stacks } from './stacks';

/** What is the same for all cards. */
const shown = {
  labelOf: (card: HwatuCard) => hwatuLabelOf(card),
  face: (card: HwatuCard) => <CardPicture card={card} />,
};

/** A shedding table: the two piles, and the hand of the seat at the screen. */
export function HwatuTable({ variant, view, seat, onMove }: TableProps<HwatuGame>) {
  const reasonFor = (move: HwatuGame['move']): string | null => {
    const answer = checkMove(variant, view, move);
    return answer.ok ? null : reasonText(answer);
  };
  return (
    <div className="table hwatu">
      <Stacks
        view={view}
        reason={seat === null ? 'It is not your turn.' : reasonFor({ type: 'draw', seat })}
        onDraw={() => seat !== null && onMove({ type: 'draw', seat })}
      />
      {seat === null ? (
        <SeenHands view={view} />
      ) : (
        <Hand
          title={`Hand of ${letterOf(seat)}`}
          cards={seen(view, seat)}
          reasonFor={(card) => reasonFor({ type: 'discard', seat, card })}
          onChoose={(card) => onMove({ type: 'discard', seat, card })}
          {...shown}
        />
      )}
      <details className="piles">
        <summary>Discard pile: {count(view.discardPile.length, 'card')}</summary>
        <OpenCards title="By month" cards={view.discardPile} {...shown} />
      </details>
    </div>
  );
}

/** The cards of a hand that are not hidden. */
const seen = ({ hands }: HwatuView, seat: Seat): readonly HwatuCard[] =>
  (hands[seat] ?? []).filter((card) => card !== null);

/** Whatever hands the viewer sees, to look at only; the others from the back. */
function SeenHands({ view }: { readonly view: HwatuView }) {
  return view.hands.map((hand, seat) => {
    const title = `Hand of ${letterOf(seat)}`;
    const cards = seen(view, seat);
    if (cards.length > 0) return <OpenCards key={title} title={title} cards={cards} {...shown} />;
    return hand.length > 0 && <HiddenHand key={title} title={title} size={hand.length} />;
  });
}

function HiddenHand({ title, size }: { readonly title: string; readonly size: number }) {
  return (
    <section className="hand hidden-hand" aria-label={title}>
      <h3>
        {title}: {count(size, 'card')}
      </h3>
      <div className="backs" aria-hidden="true">
        {Array.from({ length: size }, (_, index) => index + 1).map((place) => (
          <CardBack key={place} />
        ))}
      </div>
    </section>
  );
}
