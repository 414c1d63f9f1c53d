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
export { shedding } from './shedding';
export type {
  DealerDraw,
  DiscardMove,
  DiscardPile,
  DrawMove,
  DrawPile,
  FinishedRound,
  HwatuEvent,
  HwatuGame,
  HwatuMove,
  HwatuOptions,
  HwatuScore,
  HwatuSettings,
  HwatuState,
  HwatuView,
  NumberedDraw,
  RoundScore,
  SeenCards,
  Tally,
} from './state';
