/** Which tables there are, and how much a stranger may cost: the defaults, or a file's. */
import { readFile } from 'node:fs/promises';
import { cantFollow, lowLuck, original, teams } from 'february-rules/february';
import { shedding } from 'february-rules/hwatu';
import { parseOptions } from 'february-rules/schema';
import { LIMITS } from './limits.js';

/**
 * @typedef {import('february-rules').Variant} Variant
 *
 * @typedef {object} Setting of a table
 * @property {string} id
 * @property {Variant} variant
 * @property {import('february-rules').CommonOptions} options without a seed
 *
 * @typedef {object} Config
 * @property {readonly Setting[]} tables
 * @property {import('./limits.js').Limits} limits
 */

/** What is wrong with a configuration. */
export class ConfigError extends Error {
  /** @override */
  name = 'ConfigError';
}

/** @type {ReadonlyMap<unknown, Variant>} */
const VARIANTS = new Map(
  /** @type {Variant[]} */ ([original, lowLuck, teams, cantFollow, shedding]).map((variant) => [
    variant.id,
    variant,
  ]),
);

/** One table of each variant. */
const TABLES = [
  { id: 'original', variant: 'february/original', options: { players: 4 } },
  { id: 'low-luck', variant: 'february/low-luck', options: { players: 4 } },
  { id: 'teams', variant: 'february/teams', options: { players: 4 } },
  { id: 'cant-follow', variant: 'february/cant-follow', options: { players: 4 } },
  { id: 'shedding', variant: 'hwatu/shedding', options: { players: 4, goal: 270 } },
];

/**
 * The variant of that id.
 *
 * @param {unknown} id
 */
export function variantOf(id) {
  const variant = VARIANTS.get(id);
  if (variant === undefined)
    throw new ConfigError(`variants are ${[...VARIANTS.keys()].join(', ')}`);
  return variant;
}

/**
 * The configuration in a JSON file of `{ tables?, limits? }`; the defaults for what it leaves out.
 *
 * @param {string | undefined} path
 * @returns {Promise<Config>}
 * @throws {ConfigError}
 */
export async function readConfig(path) {
  const { tables = TABLES, limits = {} } = path === undefined ? {} : await jsonIn(path);
  if (!Array.isArray(tables)) throw new ConfigError('tables: expected a list');
  const settings = tables.map(settingOf);
  if (new Set(settings.map(({ id }) => id)).size < settings.length) {
    throw new ConfigError('tables: expected each id once');
  }
  return { tables: settings, limits: limitsOf(limits) };
}

/** @param {string} path */
async function jsonIn(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new ConfigError('the file cannot be read as JSON');
  }
}

/**
 * The seed is made when the players have come: any other stands in for it here.
 *
 * @param {{ id?: unknown, variant?: unknown, options?: object }} table
 * @returns {Setting}
 */
function settingOf({ id, variant: variantId, options }) {
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id)) {
    throw new ConfigError('id: expected 1 to 40 small letters, digits and hyphens');
  }
  const variant = variantOf(variantId);
  const parsed = parseOptions(variant, { ...options, seed: 'made later' });
  if (!parsed.ok) {
    const [{ path, expected } = { path: [], expected: 'options' }] = parsed.problems;
    throw new ConfigError(`table ${id}, option ${path.join('.')}: expected ${expected}`);
  }
  const { seed: _, decks, ...own } = parsed.value;
  if (decks !== undefined) throw new ConfigError(`table ${id}: decks are no chance`);
  return { id, variant, options: own };
}

/**
 * @param {Readonly<Record<string, unknown>>} given
 * @returns {import('./limits.js').Limits}
 */
function limitsOf(given) {
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(LIMITS, name)) throw new ConfigError('limits: expected known names');
    if (!(Number.isSafeInteger(value) && Number(value) > 0)) {
      throw new ConfigError(`limits, ${name}: expected a whole number above 0`);
    }
  }
  return { ...LIMITS, ...given };
}
