import type { Card, FebruaryView } from 'february-rules/february';
import { count } from '../words';
import { CardFace, spokenCard } from './card';

/** The cards that are in nobody's hand. */
export function Piles({ view }: { readonly view: FebruaryView }) {
  return (
    <details className="piles">
      <summary>Cards out of play</summary>
      <Pile title="Left the game" cards={view.gone} />
      <Pile title="Set aside" cards={view.aside} />
      <Pile title="Taken out before Round II" cards={view.takenOut} />
    </details>
  );
}

function Pile({
  title,
  cards,
}: {
  readonly title: string;
  readonly cards: readonly (Card | null)[];
}) {
  const known = cards.filter((card) => card !== null);
  const hidden = cards.length - known.length;
  if (cards.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>
        {title}: {count(cards.length, 'card')}
        {hidden > 0 && `, ${hidden} unseen`}
      </h3>
      <ul className="cards small">
        {known.map((card) => (
          <li key={card}>
            <span className="card" role="img" aria-label={spokenCard(card)}>
              <CardFace card={card} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
