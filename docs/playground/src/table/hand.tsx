import { type ReactNode, useState } from 'react';
import { CardButton } from './card-button';

interface HandProps<Card extends string> {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly labelOf: (card: Card) => string;
  /** Why a card cannot be chosen; null if it can. */
  readonly reasonFor: (card: Card) => string | null;
  /** What is written on chosen cards; where it is given, cards are chosen first. */
  readonly tagOf?: (card: Card) => string | null;
  readonly onChoose: (card: Card) => void;
  readonly face: (card: Card) => ReactNode;
}

/** Cards as buttons in a row. What cannot be chosen is dimmed, and the line above says why. */
export function Hand<Card extends string>(props: HandProps<Card>) {
  const { title, cards, labelOf, reasonFor, tagOf, onChoose, face } = props;
  const [reason, setReason] = useState<string | null>(null);
  return (
    <section className="hand" aria-label={title}>
      <h3>{title}</h3>
      <p className="reason" aria-hidden="true">
        {reason}
      </p>
      <ul className="cards">
        {cards.map((card) => {
          const tag = tagOf?.(card) ?? null;
          return (
            <li key={card}>
              <CardButton
                label={labelOf(card)}
                reason={reasonFor(card)}
                {...(tagOf === undefined ? {} : { pressed: tag !== null })}
                {...(tag === null ? {} : { tag })}
                onChoose={() => onChoose(card)}
                onReason={setReason}
              >
                {face(card)}
              </CardButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface OpenCardsProps<Card extends string> {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly labelOf: (card: Card) => string;
  readonly face: (card: Card) => ReactNode;
}

/** Cards to look at: a hand while others decide, a draft's picks, the last trick. */
export function OpenCards<Card extends string>(props: OpenCardsProps<Card>) {
  const { title, cards, labelOf, face } = props;
  return (
    <section className="hand" aria-label={title}>
      <h3>{title}</h3>
      <ul className="cards">
        {cards.map((card) => (
          <li key={card}>
            <span className="card" role="img" aria-label={labelOf(card)}>
              {face(card)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
