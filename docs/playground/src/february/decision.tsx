import { checkMove, legalMoves, type Seat } from 'february-rules';
import type {
  Card,
  DraftMove,
  FebruaryGame,
  FebruaryView,
  PassMove,
} from 'february-rules/february';
import type { TableProps } from '../table/face';
import { Hand, OpenCards } from '../table/hand';
import { letterOf, reasonText } from '../words';
import { CardFace, spokenCard } from './card';
import { Selection } from './selection';

type Props = TableProps<FebruaryGame>;

/** What is the same for all cards. */
const shown = { labelOf: spokenCard, face: (card: Card) => <CardFace card={card} /> };

/** What the places of a draft's picks are called; their order does not matter. */
const PICKS = ['1st pick', '2nd pick'];

/** The cards that are not hidden. */
const seen = (cards: readonly (Card | null)[] | undefined): readonly Card[] =>
  (cards ?? []).filter((card) => card !== null);

/** The hand of the seat at the screen, and whatever it has to choose from. */
export function Decision(props: Props) {
  const { view, seat } = props;
  if (seat === null || view.phase === 'mark' || view.phase === 'unmark') {
    return <SeenHands view={view} />;
  }
  if (view.phase === 'play') return <PlayableHand {...props} seat={seat} />;
  return <Choice {...props} seat={seat} />;
}

/** Whatever hands the viewer sees, to look at only. */
function SeenHands({ view }: { readonly view: FebruaryView }) {
  return view.hands.map((hand, seat) => {
    const cards = seen(hand);
    const title = `Hand of ${letterOf(seat)}`;
    return cards.length > 0 && <OpenCards key={title} title={title} cards={cards} {...shown} />;
  });
}

function PlayableHand({ variant, view, seat, onMove }: Props & { readonly seat: Seat }) {
  const reasonFor = (card: Card): string | null => {
    const answer = checkMove(variant, view, { type: 'play', seat, card });
    return answer.ok ? null : reasonText(answer);
  };
  return (
    <Hand
      title={`Hand of ${letterOf(seat)}`}
      cards={seen(view.hands[seat])}
      reasonFor={reasonFor}
      onChoose={(card) => onMove({ type: 'play', seat, card })}
      {...shown}
    />
  );
}

/** A draft or a pass: several cards are chosen, then confirmed. */
function Choice({ variant, view, seat, onMove }: Props & { readonly seat: Seat }) {
  const [first] = legalMoves(variant, view, seat);
  if (first?.type !== 'draft' && first?.type !== 'pass') return null;
  const { type, cards } = first;
  const hand = seen(view.hands[seat]);
  const pack = seen(view.packs[seat]);
  const drafting = type === 'draft';
  return (
    <>
      <Selection
        key={`${seat} ${pack.length} ${hand.length}`}
        title={drafting ? `Pack of ${letterOf(seat)}` : `Hand of ${letterOf(seat)}`}
        cards={drafting ? pack : hand}
        places={drafting ? PICKS.slice(0, cards.length) : targets(seat, view.options.players)}
        confirm={drafting ? 'Take' : 'Pass'}
        reasonFor={(chosen) => {
          const answer = checkMove(variant, view, moveOf(type, seat, chosen));
          return answer.ok ? null : reasonText(answer);
        }}
        onConfirm={(chosen) => onMove(moveOf(type, seat, chosen))}
        {...shown}
      />
      {drafting && <OpenCards title="Drafted so far" cards={hand} {...shown} />}
    </>
  );
}

const moveOf = (
  type: 'draft' | 'pass',
  seat: Seat,
  cards: readonly Card[],
): DraftMove | PassMove => ({
  type,
  seat,
  cards,
});

/** A pass names its cards in the order left, across, right. */
const targets = (seat: Seat, players: number): readonly string[] =>
  [1, 2, 3].map((step) => `To ${letterOf((seat + step) % players)}`);
