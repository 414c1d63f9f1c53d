import {
  type HwatuCard,
  hwatuMonths,
  hwatuTypeNames,
  monthOf,
  pointsOf,
  typeOf,
} from 'february-rules/hwatu';
import { Figure } from './figures';
import { Flower } from './flowers';

/** A card drawn by us: month and flower above, the type's figure in the middle, its name below. */
export function CardPicture({ card }: { readonly card: HwatuCard }) {
  const month = monthOf(card);
  const type = typeOf(card);
  return (
    <svg className={`hwatu-card type-${type}`} viewBox="0 0 60 94" aria-hidden="true">
      <rect className="edge" x="1" y="1" width="58" height="92" rx="6" />
      <rect className="paper" x="4" y="4" width="52" height="86" rx="3" />
      <Flower month={month} spray={card.endsWith('2') || card.endsWith('3')} />
      <Figure month={month} type={type} />
      <path className="label" d="M4 74h52v13a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" />
      <text className="month-number" x="8" y="17">
        {month}
      </text>
      <text className="flower-name" x="30" y="81" textAnchor="middle">
        {hwatuMonths[month - 1]?.flower.english}
      </text>
      <text className="type-name" x="30" y="88" textAnchor="middle">
        {hwatuTypeNames[type].english} · {pointsOf(card)} pt
      </text>
    </svg>
  );
}

/** The back of a card. */
export const CardBack = () => (
  <svg className="hwatu-card back" viewBox="0 0 60 94" aria-hidden="true">
    <rect className="edge" x="1" y="1" width="58" height="92" rx="6" />
    <path
      className="lattice"
      d="M4 24L24 4M4 47L47 4M4 70L56 18M10 90l46-46M33 90l23-23M56 24L36 4M56 47L13 4M56 70L4 18M50 90L4 44M27 90L4 67"
    />
  </svg>
);
