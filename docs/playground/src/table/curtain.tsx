import type { Seat } from 'february-rules';
import { letterOf } from '../words';

interface CurtainProps {
  readonly seat: Seat;
  readonly onReveal: () => void;
}

/** Between two players at one screen, so that neither sees the other's hand. */
export function Curtain({ seat, onReveal }: CurtainProps) {
  return (
    <section className="curtain" aria-label="Next player">
      <p>It is {letterOf(seat)}’s turn. Hand the screen over, then:</p>
      <button type="button" className="main" onClick={onReveal}>
        Show {letterOf(seat)}’s cards
      </button>
    </section>
  );
}
