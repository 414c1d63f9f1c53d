/** Which laws there are, by what they are about, and how one is held against a game. */
import type { Game } from '../engine/variant';
import { anyOrder, choiceHidden } from './choice-laws';
import { unplain } from './compare';
import { dealHidden } from './deal-laws';
import { badOptions, begunAgain, type Played, replayed, simulatedGame } from './game-laws';
import { hiddenKept } from './hidden-laws';
import { type Law, LawError, type Showing } from './law-error';
import { type Moment, thrownBy } from './moment';
import { legalListed, listedLegal, neverStuck, refusalsSound } from './move-laws';
import { ownChoiceKept } from './own-choice-laws';
import { scoreSound } from './score-laws';
import { cardsKept, frozenState, inputKept, plainState, sameNext } from './state-laws';
import {
  eventsKnown,
  frozenStep,
  plainEvents,
  type Step,
  sameAgain,
  secretEvents,
  simulatedStep,
} from './step-laws';
import { secretsKept, viewsAnswer, viewsMask } from './view-laws';

type MomentLaw = readonly [Law, <G extends Game>(moment: Moment<G>) => string | null];
type StepLaw = readonly [Law, <G extends Game>(step: Step<G>) => string | null];
type GameLaw = readonly [Law, <G extends Game>(played: Played<G>) => string | null];

/** Laws of every state, whatever it costs; first what other laws rely on. */
export const QUICK_LAWS: readonly MomentLaw[] = [
  ['never-stuck', neverStuck],
  ['cards-kept', cardsKept],
];

export const MOMENT_LAWS: readonly MomentLaw[] = [
  ['plain-state', ({ state }) => unplain(state, 'the state')],
  ['input-kept', inputKept],
  ['score-sound', scoreSound],
  ['same-again', sameNext],
  ['listed-legal', listedLegal],
  ['legal-listed', legalListed],
  ['refusals-sound', refusalsSound],
  ['plain-state', plainState],
  ['secrets-kept', secretsKept],
  ['views-answer', viewsAnswer],
  ['views-mask', viewsMask],
  ['frozen', frozenState],
  ['any-order', anyOrder],
  ['choice-hidden', choiceHidden],
  ['hidden-kept', hiddenKept],
];

export const STEP_LAWS: readonly StepLaw[] = [
  ['frozen', frozenStep],
  ['same-again', sameAgain],
  ['simulated', simulatedStep],
  ['plain-events', plainEvents],
  ['secrets-kept', secretEvents],
  ['events-known', eventsKnown],
  ['hidden-kept', dealHidden],
];

export const GAME_LAWS: readonly GameLaw[] = [
  ['same-again', begunAgain],
  ['simulated', simulatedGame],
  ['replayed', replayed],
  ['options-sound', badOptions],
  ['own-choice-kept', ownChoiceKept],
];

/**
 * What a question gives; if it breaks, it breaks that law.
 *
 * @param law - the law's name
 * @param ask - the question
 * @param showing - the game so far
 * @throws LawError if the question throws
 */
export function held<T>(law: Law, ask: () => T, showing: () => Showing): T {
  try {
    return ask();
  } catch (error) {
    throw new LawError(law, thrownBy(error), showing(), error);
  }
}

/**
 * Holds a law against a game.
 *
 * @param law - its name
 * @param check - gives what was found against it, or null
 * @param showing - the game so far
 * @throws LawError if the check finds something, or breaks
 */
export function hold(law: Law, check: () => string | null, showing: () => Showing): void {
  const detail = held(law, check, showing);
  if (detail !== null) throw new LawError(law, detail, showing());
}
