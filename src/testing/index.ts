/** The laws of all variants as a kit to test one's own: `february-rules/testing`. */
export { cardsIn, type FebruaryPlaces, februaryCards, sheddingCards } from './cards';
export { checkLaws, type LawOptions } from './check-laws';
export { LAWS, type Law, LawError, type Showing } from './law-error';
export type { PermuteHidden } from './moment';
export type { Choices } from './openings';
export type { Checked } from './play';
export type { Random } from './random';
