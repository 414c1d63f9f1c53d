/** Every law by its name, and what it says. Part of semver. */
export const LAWS = /* @__PURE__ */ Object.freeze({
  'options-sound': 'good options begin a game; a bad one is refused by name, without a secret',
  'plain-state': 'a state is plain JSON, and its copy plays on identically',
  frozen: 'states and views are deeply frozen',
  'input-kept': 'no question and no move changes the state it is given',
  'cards-kept': 'the referee sees every card at every state, as often as at the start',
  'same-again': 'equal seeds and equal moves give equal states',
  'never-stuck': 'each seat that may act has a legal move until the game is over, and none after',
  'listed-legal': 'every listed move stands there once, is found legal, and can be played',
  'legal-listed': 'whatever is found legal is listed',
  'refusals-sound': 'what is not legal is refused with a reason, by all verbs alike',
  simulated: 'simulate and applyMove reach the same states by the same moves',
  replayed: 'a record replays, to any ply',
  'any-order': 'choices made at the same time lead to the same state in any order (S4)',
  'choice-hidden': "nobody sees another's choice until all have chosen (S4)",
  'plain-events': 'events are plain JSON, and a viewer gets them with null for what is hidden',
  'score-sound': 'the score can be told at any state; ranks are right; nobody wins before the end',
  'views-answer': 'what is legal for a seat, and the score, is the same from its own view',
  'views-mask': 'views hide by null alone, no seat sees less than the spectator, the end is open',
  'secrets-kept':
    'neither seed nor key nor deck stands in a view, an event, a rejection or an error',
  'hidden-kept': 'what a viewer cannot see changes nothing of what the viewer is shown or told',
  'own-choice-kept': 'a card that a seat chose stays shown to it until the next shuffle',
  'events-known': 'an event names no card that its viewer can see neither before nor after it',
} as const);

/** The name of a law. */
export type Law = keyof typeof LAWS;

/** The game that shows how a law is broken. */
export interface Showing {
  /** The variant's id. */
  readonly variant: string;
  /** The seed `checkLaws` ran with. */
  readonly seed: string;
  /** What `createGame` was given, the game's own seed included. */
  readonly options: unknown;
  /** The moves up to where the law is broken. */
  readonly moves: readonly unknown[];
}

/** So many moves are written out in a message; `moves` has all of them. */
const WRITTEN = 40;

/** A law that a variant breaks, with the game that shows it. */
export class LawError extends Error implements Showing {
  /** The error's kind, the same in every build. */
  override readonly name = 'LawError';
  /** The variant's id. */
  readonly variant: string;
  /** The seed `checkLaws` ran with. */
  readonly seed: string;
  /** What `createGame` was given, the game's own seed included. */
  readonly options: unknown;
  /** The moves up to where the law is broken. */
  readonly moves: readonly unknown[];

  /**
   * @param law - the law that is broken
   * @param detail - what was found, as a phrase
   * @param showing - the game that shows it
   * @param cause - what was thrown, if anything was
   */
  constructor(
    readonly law: Law,
    readonly detail: string,
    showing: Showing,
    cause?: unknown,
  ) {
    super(messageOf(law, detail, showing), cause === undefined ? {} : { cause });
    this.variant = showing.variant;
    this.seed = showing.seed;
    this.options = showing.options;
    this.moves = showing.moves;
  }
}

function messageOf(law: Law, detail: string, { variant, seed, options, moves }: Showing): string {
  const last = moves.slice(-WRITTEN).map((move) => `  ${JSON.stringify(move)}`);
  const left = moves.length - last.length;
  return [
    `${variant} breaks the law ${law}: ${LAWS[law]}`,
    `found: ${detail}`,
    `seed: ${JSON.stringify(seed)}`,
    `options: ${JSON.stringify(options)}`,
    `moves: ${moves.length}${left > 0 ? `, the last ${WRITTEN} of them` : ''}`,
    ...last,
  ].join('\n');
}
