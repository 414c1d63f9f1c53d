import type { Rejection } from './rejections';

/** A bad option of `createGame`; its message never repeats a seed or a deck. */
export class OptionsError extends Error {
  /** The error's kind, the same in every build. */
  override readonly name = 'OptionsError';

  /**
   * @param option - the option's name
   * @param expected - what it may be, as a phrase
   * @param found - what it was, as a phrase
   */
  constructor(
    readonly option: string,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`option ${option}: expected ${expected}, found ${found}`);
  }
}

/** A move that is not legal; `rejection` says why. Thrown by `applyMove` and `simulate`. */
export class IllegalMoveError extends Error {
  /** The error's kind, the same in every build. */
  override readonly name = 'IllegalMoveError';

  /** @param rejection - why the move is not legal */
  constructor(readonly rejection: Rejection) {
    super(`${rejection.code} (${rejection.ruling}): ${rejection.message}`);
  }
}

/** Something that is no state, or no view, of the variant it was given with. */
export class StateError extends Error {
  /** The error's kind, the same in every build. */
  override readonly name = 'StateError';
}

/** A record that is no record of the variant, or has an illegal move in it. */
export class RecordError extends Error {
  /** The error's kind, the same in every build. */
  override readonly name = 'RecordError';

  /**
   * @param message - what is wrong, as a sentence
   * @param ply - the index of the offending move, from 0; null if it is not about a move
   * @param rejection - why the move is not legal; null if it is not about a move
   */
  constructor(
    message: string,
    readonly ply: number | null = null,
    readonly rejection: Rejection | null = null,
  ) {
    super(message);
  }
}

/** What an error says that leaves the engine. */
interface Said {
  readonly message: string;
  /** Of a RecordError about a move; otherwise null. */
  readonly ply: number | null;
}

/**
 * What one of our errors says; null for anything else. Strangers can throw things that even
 * `instanceof` breaks on, and fakes whose parts may be anything.
 */
export function saidBy(thrown: unknown): Said | null {
  try {
    const { message, ply } = thrown as RecordError;
    const types = [IllegalMoveError, OptionsError, RecordError, StateError];
    return types.some((type) => thrown instanceof type)
      ? { message: `${message}`, ply: typeof ply === 'number' ? ply : null }
      : null;
  } catch {
    return null;
  }
}

/** A shuffle that neither an order nor a seed can give (ruling X1). Never leaves the engine. */
export class ShuffleError extends Error {
  override readonly name = 'ShuffleError';
}
