/** The game in the page's address: everything but the moves, so that a link deals it again. */
import type { Game, OptionValue, Seat, Variant } from 'february-rules';
import { games, type PlayableGame } from './games';
import { isPace, type Pace } from './robots';

/** What a link says. */
export interface Invitation {
  readonly game: PlayableGame;
  readonly options: Game['options'];
  readonly robots: readonly Seat[];
  readonly pace: Pace;
  /** Whether hands are shown without asking who looks. */
  readonly openTable: boolean;
}

/** The part of an address after `#`. */
export function hashOf({ game, options, robots, pace, openTable }: Invitation): string {
  const { decks: _, ...rest } = options;
  const entries = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams([['game', game.variant.id], ...entries]);
  if (robots.length > 0) search.set('robots', robots.join('.'));
  search.set('pace', pace);
  if (openTable) search.set('open', 'true');
  return `#${search}`;
}

/** What the part of an address after `#` says; null if it names no game. */
export function invitationIn(hash: string): Invitation | null {
  const search = new URLSearchParams(hash.replace(/^#/, ''));
  const game = games.find(({ variant }) => variant.id === search.get('game'));
  if (game === undefined) return null;
  const pace = search.get('pace');
  return {
    game,
    options: optionsIn(game.variant, search),
    robots: (search.get('robots') ?? '').split('.').filter(Boolean).map(Number),
    pace: isPace(pace) ? pace : 'brisk',
    openTable: search.get('open') === 'true',
  };
}

/** Texts become the option's own values; `createGame` refuses what is wrong. */
function optionsIn(variant: Variant, search: URLSearchParams): Game['options'] {
  const own = Object.entries(variant.options).flatMap(([name, { values }]) => {
    const text = search.get(name);
    return text === null ? [] : [[name, valueNamed(text, values)]];
  });
  const dealer = search.get('dealer');
  return {
    players: Number(search.get('players')),
    seed: search.get('seed') ?? '',
    ...(dealer === null ? {} : { dealer: Number(dealer) }),
    ...Object.fromEntries(own),
  };
}

/** The value whose text it is, or else the text itself. */
export const valueNamed = (text: string, values: readonly OptionValue[]): OptionValue =>
  values.find((value) => String(value) === text) ?? text;
