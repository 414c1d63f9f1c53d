/** What the plants are made of. */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** So many directions, in degrees. */
const turns = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (360 / count) * index);

/** Petals around a heart. */
export function Blossom({ x, y, size = 7, petals, tone }: Spot & { petals: number; tone: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className={tone}>
      {turns(petals).map((turn) => (
        <ellipse
          key={turn}
          cy={-size * 0.6}
          rx={size * (petals > 6 ? 0.22 : 0.42)}
          ry={size * 0.55}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={size * 0.26} className="heart" />
    </g>
  );
}

/** Needles spread like a fan. */
export const Needles = ({ x, y, size = 12 }: Spot) => (
  <g transform={`translate(${x} ${y})`} className="stroke-green">
    {[-75, -50, -25, 0, 25, 50, 75].map((turn) => (
      <path key={turn} d={`M0 0v${-size}`} transform={`rotate(${turn})`} />
    ))}
  </g>
);

/** A drooping cluster or a spray, narrower towards its end. */
export const Cluster = ({ x, y, tone }: Spot & { tone: string }) => (
  <g transform={`translate(${x} ${y})`} className={tone}>
    {[0, 1, 2, 3, 4].flatMap((row) =>
      [-1, 1].map((side) => (
        <ellipse
          key={`${row} ${side}`}
          cx={side * (4.4 - row * 0.8)}
          cy={row * 5}
          rx="3"
          ry="2.2"
        />
      )),
    )}
    <circle cy="25" r="1.8" />
  </g>
);

export const Leaf = ({ x, y, turn, tone = 'green' }: Spot & { turn: number; tone?: string }) => (
  <path
    className={tone}
    transform={`translate(${x} ${y}) rotate(${turn})`}
    d="M0 0q6-8 0-18q-6 10 0 18z"
  />
);

/** A hand-shaped leaf with five points. */
export const MapleLeaf = ({ x, y, size = 1 }: Spot) => (
  <path
    className="red"
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0 11V5l-8 2 2-4-6-4 6-1-1-6 5 4 2-8 2 8 5-4-1 6 6 1-6 4 2 4-8-2z"
  />
);
