/** What tells a month's cards apart: the bright's sun, the animal, the ribbon. Of our own making. */
import type { HwatuMonth, HwatuType } from 'february-rules/hwatu';
import type { ReactNode } from 'react';

interface BirdProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly tone: string;
}

const Bird = ({ x, y, size = 1, tone }: BirdProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} className={tone}>
    <path d="M-12 2q4-8 13-6l5-4q4 0 5 3l4 1-4 2q-2 8-11 8q-6 0-12-4z" />
    <path d="M-2-2q-2-12-12-14q2 10 6 15z" />
    <circle cx="7.5" cy="-5.5" r="1" className="paper" />
  </g>
);

/** By month, where it has an animal; three months show a thing instead. */
const ANIMALS: Partial<Record<HwatuMonth, ReactNode>> = {
  2: <Bird x={30} y={26} tone="green" />,
  4: <Bird x={32} y={56} tone="dark" />,
  5: <path className="stroke-brown thick" d="M6 64l14-8 12 6 12-8 12 6M14 60v8M32 62v8M48 58v8" />,
  6: (
    <g className="gold outlined">
      <path d="M30 24q-14-16-18-4q0 10 18 8zM30 24q14-16 18-4q0 10-18 8zM30 27q-10 0-10 7q6 5 10-5zM30 27q10 0 10 7q-6 5-10-5z" />
      <path className="stroke-brown" d="M30 20v14M30 20l-4-5M30 20l4-5" />
    </g>
  ),
  7: (
    <g className="dark">
      <path d="M10 62q0-14 16-14q10 0 14 4l8 2 2 6-6 4-4 6h-4l-1-5H22l-1 5h-4l-1-5q-6 0-6-3z" />
      <path className="paper" d="M46 58l4-4 1 5z" />
    </g>
  ),
  8: (
    <>
      <Bird x={18} y={34} size={0.6} tone="dark" />
      <Bird x={36} y={24} size={0.6} tone="dark" />
      <Bird x={44} y={40} size={0.6} tone="dark" />
    </>
  ),
  9: (
    <g className="red">
      <path d="M18 22h24q0 14-9 16v4h5v3H22v-3h5v-4q-9-2-9-16z" className="red outlined" />
      <path className="gold" d="M26 26h8v6h-8z" />
    </g>
  ),
  10: (
    <g className="brown">
      <path d="M14 58q2-10 14-10h8l3-10 8 2 2 5-6 2-2 8q0 6-4 7v8h-3l-1-8H23l-2 8h-3v-9q-4 0-4-3z" />
      <path className="stroke-brown" d="M40 38q-6-4-5-12M44 38q2-6 6-10M37 32l-4-2M46 33l5 0" />
    </g>
  ),
  12: <Bird x={24} y={34} tone="red" />,
};

/** By month, where it has a bright. */
const BRIGHTS: Partial<Record<HwatuMonth, ReactNode>> = {
  1: (
    <g className="white outlined">
      <path d="M18 66q-2-16 10-20q8-2 6-14q-2-6 4-8q6 0 6 6l6 2-7 2q-1 12-5 22q-4 12-20 10z" />
      <path className="red" d="M37 24q4-3 7 3z" />
      <path className="stroke-dark" d="M26 66v8M31 64v10" />
    </g>
  ),
  3: (
    <g>
      <path
        className="red"
        d="M4 58h52v12q-4 4-8.7 0q-4 4-8.7 0q-4 4-8.6 0q-4 4-8.7 0q-4 4-8.7 0q-4 4-8.6 0z"
      />
      <path className="stroke-gold" d="M4 61h52M15 61v8M30 61v8M45 61v8" />
    </g>
  ),
  8: <circle className="white outlined" cx="30" cy="32" r="17" />,
  11: (
    <g className="gold outlined">
      <path d="M14 30q10-12 24-4q2-6 8-6l4 4-5 2q0 12-12 14q-14 2-19-10z" />
      <path d="M16 32q-12 8-8 22q4-2 6-8q0 8 4 12q4-8 4-20z" />
    </g>
  ),
  12: (
    <g>
      <path
        className="gold outlined"
        d="M8 46Q12 24 30 24t22 22q-5-4-11 0q-5-4-11 0q-5-4-11 0q-6-4-11 0z"
      />
      <path className="stroke-dark" d="M30 20v44q0 5-5 5t-4-5" />
    </g>
  ),
};

/** The first three months and three in the later half have ribbons of their own colour. */
const RIBBONS: Partial<Record<HwatuMonth, string>> = { 6: 'blue', 9: 'blue', 10: 'blue' };

const Ribbon = ({ tone }: { readonly tone: string }) => (
  <path className={`${tone} outlined`} d="M20 14q8-3 14 0l-2 22q4 12 2 28l-7-5-7 5q2-16-2-28z" />
);

const Sun = () => (
  <g className="sun">
    <circle cx="46" cy="14" r="8" />
    <path d="M46 9v10M41 14h10M42.5 10.5l7 7M49.5 10.5l-7 7" />
  </g>
);

interface FigureProps {
  readonly month: HwatuMonth;
  readonly type: HwatuType;
}

/** What the type adds to the plant; chaff adds nothing. */
export function Figure({ month, type }: FigureProps) {
  if (type === 'bright') {
    return (
      <>
        {BRIGHTS[month]}
        <Sun />
      </>
    );
  }
  if (type === 'animal') return ANIMALS[month];
  return type === 'ribbon' ? <Ribbon tone={RIBBONS[month] ?? 'red'} /> : null;
}
