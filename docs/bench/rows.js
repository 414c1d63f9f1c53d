/**
 * What is compared with what, and the ratio that must be reached.
 */

/**
 * @typedef {{ path: string, game: string }} Side a path of the package with a game, or a peer
 * @typedef {{ ours: Side, theirs: Side, bar: number }} Row
 */

const HEADLINE = 'original';
const OTHERS = ['low-luck', 'teams', 'cant-follow', 'shedding'];
const GAMES = [HEADLINE, ...OTHERS];

/**
 * @param {string} path
 * @param {string} game
 * @param {string} otherPath
 * @param {string} otherGame
 * @param {number} bar
 * @returns {Row}
 */
const row = (path, game, otherPath, otherGame, bar) => ({
  ours: { path, game },
  theirs: { path: otherPath, game: otherGame },
  bar,
});

/**
 * Rows of one group run together, round by round.
 * @type {readonly (readonly Row[])[]}
 */
export const GROUPS = [
  [
    row('legalMoves + applyMove', HEADLINE, 'boardgame.io', HEADLINE, 25),
    row('legalMoves + applyMove', HEADLINE, 'immer', HEADLINE, 6),
    row('legalMoves + applyMove', HEADLINE, 'chessops', 'chess', 1.2),
  ],
  [
    row('simulate', HEADLINE, 'bit masks', HEADLINE, 0.1),
    ...OTHERS.map((game) => row('simulate', game, 'simulate', HEADLINE, 1 / 3)),
  ],
  ...GAMES.map((game) => [
    row('checkMove, legal', game, 'legalMoves', game, 1),
    row('checkMove, not legal', game, 'legalMoves', game, 1),
  ]),
  ...GAMES.map((game) => [row('viewOf', game, 'applyMove', game, 1 / 5)]),
  ...GAMES.map((game) => [row('replay', game, 'applyMove, whole games', game, 1)]),
];

/** @param {Side} side */
export const nameOf = ({ path, game }) => `${path} / ${game}`;
