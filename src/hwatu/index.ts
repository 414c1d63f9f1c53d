/** The Hwatu shedding game and its cards: `february-rules/hwatu`. */
export {
  type HwatuCard,
  type HwatuMonth,
  type HwatuType,
  hwatuCards,
  hwatuTypes,
  isHwatuCard,
  monthOf,
  pointsOf,
  typeOf,
} from './cards';
export {
  type HwatuLanguage,
  type HwatuMonthNames,
  type HwatuNames,
  hwatuLabelOf,
  hwatuMonths,
  hwatuTypeNames,
} from './labels';
export type { DealerDraw, HwatuEvent, HwatuView, SeenCards } from './seen';
export { shedding } from './shedding';
export type {
  DiscardMove,
  DiscardPile,
  DrawMove,
  DrawPile,
  FinishedRound,
  HwatuGame,
  HwatuMove,
  HwatuOptions,
  HwatuScore,
  HwatuSettings,
  HwatuState,
  NumberedDraw,
  RoundScore,
  Tally,
} from './state';
