import type { Card } from 'february-rules/february';
import { type ReactNode, useId, useState } from 'react';
import { Hand } from '../table/hand';

interface SelectionProps {
  readonly title: string;
  readonly cards: readonly Card[];
  /** What each chosen card is for; as many are chosen. */
  readonly places: readonly string[];
  /** The verb on the button. */
  readonly confirm: string;
  /** Why what is chosen so far does not do; null if it does. */
  readonly reasonFor: (chosen: readonly Card[]) => string | null;
  readonly onConfirm: (chosen: readonly Card[]) => void;
  readonly labelOf: (card: Card) => string;
  readonly face: (card: Card) => ReactNode;
}

/** The chosen cards by place, after a click on one: taken back, put in, or put in the last place. */
function toggled(chosen: readonly (Card | null)[], card: Card): readonly (Card | null)[] {
  const free = chosen.includes(card) ? chosen.indexOf(card) : chosen.indexOf(null);
  const place = free === -1 ? chosen.length - 1 : free;
  return chosen.with(place, chosen[place] === card ? null : card);
}

/** Cards to choose several of. Each click fills the next place; a second click empties it. */
export function Selection(props: SelectionProps) {
  const { title, cards, places, confirm, onConfirm, reasonFor, labelOf, face } = props;
  const [chosen, setChosen] = useState<readonly (Card | null)[]>(places.map(() => null));
  const picked = chosen.filter((card) => card !== null);
  const incomplete = picked.length < places.length;
  const reason = incomplete ? 'Choose a card for each place first.' : reasonFor(picked);
  const id = useId();
  return (
    <div className="selection">
      <Hand
        title={title}
        cards={cards}
        labelOf={labelOf}
        reasonFor={() => null}
        tagOf={(card) => places[chosen.indexOf(card)] ?? null}
        onChoose={(card) => setChosen(toggled(chosen, card))}
        face={face}
      />
      <dl className="places" aria-label="Chosen">
        {places.map((place, index) => {
          const card = chosen[index] ?? null;
          return (
            <div key={place}>
              <dt>{place}</dt>
              <dd>{card === null ? '–' : labelOf(card)}</dd>
            </div>
          );
        })}
      </dl>
      <button
        type="button"
        className="main"
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={() => reason === null && onConfirm(picked)}
      >
        {confirm}
      </button>
      {reason !== null && (
        <span id={id} className="quiet">
          {reason}
        </span>
      )}
    </div>
  );
}
