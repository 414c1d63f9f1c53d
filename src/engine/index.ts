/** The verbs and what they work on; knows no game. */
export { applyMove, type Tried, tryMove } from './apply';
export type { Chance } from './chance';
export { createGame } from './create';
export { IllegalMoveError, OptionsError, RecordError, StateError } from './errors';
export { type Field, listOf, oneOf } from './fields';
export type { Listing } from './listing';
export { activeSeats, checkMove, legalMoves } from './moves';
export type { Position } from './position';
export { type GameRecord, replay, toRecord } from './record';
export * from './rejections';
export { score } from './score';
export { combineSeeds, commitSeed, randomSeed } from './seeds';
export { type Choose, simulate } from './simulate';
export * from './variant';
export { type Doubt, type SeedProof, type Verified, verifyRecord } from './verify';
export { viewEvents, viewOf } from './view';
