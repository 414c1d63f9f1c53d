/** The four February rulesets, their cards, and the blocks to build another. */
export type { BitSet, CardNumber, CardSet } from '../engine/sets';
export type { DateSet } from './calendar';
export { cantFollow } from './cant-follow';
export {
  CARDS as cards,
  type CalendarDate,
  type Card,
  DATES as dates,
  type DateCard,
  dateOf,
  isCard,
  isNight,
  labelOf,
  type SpecialCard,
  weekdayName,
  weekdayOf,
  weekOf,
} from './cards';
export { lowLuck } from './low-luck';
export type * from './moves';
export { original } from './original';
export { avoidWeeks, followWeek, followWeekOrWeekday } from './rules/following';
export { onAnyDate, onTrickDate, onWinningDate } from './rules/marking';
export { dealt, drafted, draftedForLead, passed } from './rules/preparing';
export { weekdaysAndGroups, weeksAndWeekdays } from './rules/scoring';
export type * from './rules/slots';
export { latestFollowing, latestLoneWeekday } from './rules/winning';
export {
  everySeat,
  type OptionsOf,
  type OwnOptions,
  type OwnSpecs,
  partners,
  type Ruleset,
  ruleset,
} from './ruleset';
export type * from './score-sheet';
export type * from './seen';
export type * from './state';
export { teams } from './teams';
