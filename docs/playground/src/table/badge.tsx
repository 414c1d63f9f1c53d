import { letterOf } from '../words';

/** A shape for each side, so that markers can be told apart without colour. */
const SHAPES = [
  'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
  'M2 2h20v20H2z',
  'M12 0l12 12-12 12L0 12z',
  'M6 1.6h12L24 12l-6 10.4H6L0 12z',
  'M1 1h22v13L12 24 1 14z',
  'M12 0l12 9-4.6 15H4.6L0 9z',
  'M7 0h10v7h7v10h-7v7H7v-7H0V7h7z',
  'M0 5l5-5h14l5 5v14l-5 5H5l-5-5z',
];

interface BadgeProps {
  /** Decides colour and shape. */
  readonly side: number;
  /** What is written in it; the side's letter if left out. */
  readonly letter?: string;
  /** For screen readers; without it the badge is decoration. */
  readonly label?: string;
}

/** A seat's or side's marker: colour, shape and letter. */
export function Badge({ side, letter = letterOf(side), label }: BadgeProps) {
  return (
    <svg
      className={`badge side-${side}`}
      viewBox="-1 -1 26 26"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={SHAPES[side % SHAPES.length]} />
      <text x="12" y="16.6" textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
