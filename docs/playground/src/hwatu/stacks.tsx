import { type HwatuView, hwatuLabelOf } from 'february-rules/hwatu';
import { useState } from 'react';
import { CardButton } from '../table/card-button';
import { count } from '../words';
import { CardBack, CardPicture } from './art/card';

interface StacksProps {
  readonly view: HwatuView;
  /** Why nothing may be drawn; null if a card may. */
  readonly reason: string | null;
  readonly onDraw: () => void;
}

/** The card to match, and the draw pile as a card to click. */
export function Stacks({ view, reason, onDraw }: StacksProps) {
  const [shown, setShown] = useState<string | null>(null);
  const left = view.drawPile.length;
  return (
    <section className="stacks" aria-label="Piles">
      <figure>
        <span className="card" role="img" aria-label={`To match: ${hwatuLabelOf(view.top)}`}>
          <CardPicture card={view.top} />
        </span>
        <figcaption>To match</figcaption>
      </figure>
      <figure>
        <CardButton
          label={`Draw a card, ${left} left`}
          reason={reason}
          onChoose={onDraw}
          onReason={setShown}
        >
          <CardBack />
        </CardButton>
        <figcaption>{count(left, 'card')} to draw</figcaption>
      </figure>
      <p className="reason" aria-hidden="true">
        {shown}
      </p>
    </section>
  );
}
