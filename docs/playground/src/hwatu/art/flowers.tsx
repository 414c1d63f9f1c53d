/** The plant of each month, in a few strokes of our own. All are drawn in the box 4..56 × 4..74. */
import type { HwatuMonth } from 'february-rules/hwatu';
import type { ReactNode } from 'react';
import { Blossom, Cluster, Leaf, MapleLeaf, Needles } from './strokes';

const PLANTS: Readonly<Record<HwatuMonth, ReactNode>> = {
  1: (
    <>
      <path className="stroke-brown thick" d="M10 74q6-22 22-30q12-6 16-22" />
      <Needles x={20} y={58} />
      <Needles x={36} y={44} />
      <Needles x={46} y={26} />
    </>
  ),
  2: (
    <>
      <path className="stroke-brown thick" d="M8 72q10-20 24-26t18-26M32 46l16 8" />
      <Blossom x={22} y={52} petals={5} tone="red" />
      <Blossom x={40} y={36} petals={5} tone="red" />
      <Blossom x={46} y={56} petals={5} size={5} tone="red" />
    </>
  ),
  3: (
    <>
      <path className="stroke-brown" d="M6 60q22-2 46-34" />
      <Blossom x={16} y={54} petals={5} tone="pink" />
      <Blossom x={30} y={46} petals={5} tone="pink" />
      <Blossom x={44} y={34} petals={5} tone="pink" />
      <Blossom x={38} y={60} petals={5} size={6} tone="pink" />
    </>
  ),
  4: (
    <>
      <path className="stroke-brown" d="M6 28q24-10 48 0" />
      <Cluster x={18} y={32} tone="violet" />
      <Cluster x={33} y={36} tone="violet" />
      <Cluster x={46} y={32} tone="violet" />
    </>
  ),
  5: (
    <>
      <path
        className="stroke-green thick"
        d="M16 74q0-24-6-34M26 74q2-22 4-24M38 74q4-20 10-30M30 74V52"
      />
      <path
        className="blue"
        d="M30 32q-8-8-2-14q4 4 2 14zM30 32q8-8 2-14zM30 34q-16-4-14 10q8 4 14-8zM30 34q16-4 14 10q-8 4-14-8zM30 36q-4 8 0 14q4-6 0-14z"
      />
      <path className="heart" d="M30 33l-3 8 3 3 3-3z" />
    </>
  ),
  6: (
    <>
      <Leaf x={18} y={66} turn={-50} />
      <Leaf x={42} y={66} turn={50} />
      <Leaf x={30} y={72} turn={0} />
      <Blossom x={30} y={44} petals={8} size={17} tone="red wide" />
      <Blossom x={30} y={44} petals={5} size={10} tone="pink" />
    </>
  ),
  7: (
    <>
      <path className="stroke-green" d="M14 74q0-30 22-50M30 74q0-20 20-32" />
      {[
        [16, 56],
        [20, 46],
        [27, 36],
        [35, 27],
        [33, 60],
        [41, 50],
        [49, 43],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} className="red">
          <ellipse cx={x - 3} cy={y} rx="3.4" ry="2" />
          <ellipse cx={x + 3} cy={y - 2} rx="3.4" ry="2" />
        </g>
      ))}
    </>
  ),
  8: (
    <>
      <path className="dark" d="M4 74q10-26 28-24q16 0 24 14v10z" />
      <path
        className="stroke-pale"
        d="M12 72q2-12 8-16M22 72q2-12 6-16M32 72q0-10 5-14M42 72q0-8 5-10"
      />
    </>
  ),
  9: (
    <>
      <path className="stroke-green" d="M30 74V50M18 74V58M44 74V60" />
      <Leaf x={30} y={70} turn={-60} />
      <Leaf x={30} y={70} turn={60} />
      <Blossom x={30} y={40} petals={14} size={15} tone="gold" />
      <Blossom x={14} y={56} petals={12} size={8} tone="gold" />
      <Blossom x={46} y={56} petals={12} size={8} tone="gold" />
    </>
  ),
  10: (
    <>
      <path className="stroke-brown" d="M8 74q14-20 40-44" />
      <MapleLeaf x={20} y={54} />
      <MapleLeaf x={40} y={34} />
      <MapleLeaf x={43} y={60} size={0.8} />
    </>
  ),
  11: (
    <>
      <path
        className="dark"
        d="M30 72q-22 0-20-20q10-2 14 4q-2-12 6-16q8 4 6 16q4-6 14-4q2 20-20 20z"
      />
      <path className="stroke-pale" d="M30 70V46M28 70q-8-6-12-14M32 70q8-6 12-14" />
      <Cluster x={38} y={12} tone="violet" />
    </>
  ),
  12: (
    <>
      <path className="stroke-green thick" d="M46 4q-4 26-14 44M54 4q0 30-10 56M34 4q-4 16-12 28" />
      <path
        className="stroke-rain"
        d="M10 26l-4 12M20 40l-4 12M30 54l-4 12M14 58l-4 12M40 62l-3 9M52 62l-3 9"
      />
    </>
  ),
};

interface FlowerProps {
  readonly month: HwatuMonth;
  /** The same plant mirrored, so that chaff cards of a month are not all alike. */
  readonly spray: boolean;
}

/** The plant of a month. */
export const Flower = ({ month, spray }: FlowerProps) => (
  <g transform={spray ? 'translate(60 0) scale(-1 1)' : undefined}>{PLANTS[month]}</g>
);
