/** Why a move is not legal. */
export interface Refusal {
  /** The reason as a word, for programs; part of semver. */
  readonly code: Code;
  /** The ruling's id. */
  readonly ruling: string;
  /** A sentence a player understands. */
  readonly message: string;
  /** What a front end needs to show it. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The answer to a move that is not legal. */
export interface Rejection extends Refusal {
  /** False: the move is not legal. */
  readonly ok: false;
}

/** Every reason a move can be refused for. */
export type Code = (typeof CODES)[number];

/** Every reason a move can be refused for; part of semver. */
export const CODES = /* @__PURE__ */ Object.freeze([
  'malformed',
  'wrong-state',
  'hidden',
  'game-over',
  'not-your-turn',
  'already-chosen',
  'wrong-phase',
  'shuffle-unavailable',
  'card-not-in-hand',
  'card-not-in-pack',
  'wrong-card-count',
  'must-follow',
  'week-already-played',
  'must-play-special',
  'date-not-offered',
  'no-marker-there',
  'must-discard',
  'must-draw',
  'card-does-not-match',
] as const);
