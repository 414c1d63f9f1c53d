import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type Game, type Viewer, viewOf } from '../../src';
import { type Parsed, parseMove, parseOptions, parseRecord, parseView } from '../../src/schema';
import { jsonSchemas } from '../scripts/json-schemas';
import { vectorsOf } from '../vectors/read';
import { copyOf, gamesOf, numbers, variants } from './positions';

const schemas = jsonSchemas();

/** An independent validator of one of the files. */
function validatorOf(id: string, kind: string): (value: unknown) => boolean {
  const schema = schemas.get(`${id.replace('/', '-')}.${kind}.json`);
  if (schema === undefined) throw new Error(`no schema of ${id} for a ${kind}`);
  return new Ajv2020({ strict: true, allErrors: false }).compile(schema) as (v: unknown) => boolean;
}

it('there is a file for each variant and kind, with an id that names no host', () => {
  expect([...schemas.keys()]).toHaveLength(variants.length * 4);
  const ids = [...schemas.values()].map((schema) => (schema as { $id: string }).$id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('urn:february-rules:february-original:move:1');
  expect(ids.every((id) => /^urn:february-rules:[a-z-]+:[a-z]+:\d+$/.test(id))).toBe(true);
});

describe.each(variants)(
  '%s: an independent validator accepts what the game makes',
  (name, variant) => {
    it('options, moves and records', () => {
      const [isMove, isOptions, isRecord] = ['move', 'options', 'record'].map((kind) =>
        validatorOf(variant.id, kind),
      );
      for (const { options, moves, record } of gamesOf(name)) {
        expect(isOptions?.(options)).toBe(true);
        expect(isRecord?.(record)).toBe(true);
        expect(moves.every((move) => isMove?.(move))).toBe(true);
      }
      for (const { options, decks } of vectorsOf(name).slice(0, 5)) {
        expect(isOptions?.({ ...options, decks })).toBe(true);
      }
    });

    it('views of everybody', () => {
      const isView = validatorOf(variant.id, 'view');
      for (const { states, options } of gamesOf(name)) {
        const viewers: Viewer[] = [...Array(options.players).keys(), 'spectator', 'referee'];
        for (const [ply, state] of states.slice(-150).entries()) {
          expect(isView(viewOf(variant, state, viewers[ply % viewers.length] as Viewer))).toBe(
            true,
          );
        }
      }
    });

    it('what is damaged in one place, exactly where the parser does', () => {
      const choose = numbers(3);
      const { moves, record, options, states } = gamesOf(name)[0] as ReturnType<typeof gamesOf>[0];
      const short = { ...record, moves: record.moves.slice(0, 5) };
      const view = viewOf(variant, states[12] as Game['state'], 0);
      const kinds: readonly [string, unknown, (input: unknown) => Parsed<unknown>][] = [
        ['move', moves[20], (input) => parseMove(variant, input)],
        ['options', options, (input) => parseOptions(variant, input)],
        ['record', short, (input) => parseRecord(variant, input)],
        ['view', view, (input) => parseView(variant, input)],
      ];
      for (const [kind, sound, parse] of kinds) {
        const validate = validatorOf(variant.id, kind);
        for (let run = 0; run < 150; run++) {
          const damaged = damage(copyOf(sound), choose);
          const parsed = parse(damaged);
          const known = parsed.ok || parsed.problems.some((problem) => !isBeyond(problem.expected));
          if (known) expect([damaged, validate(damaged)]).toEqual([damaged, parsed.ok]);
        }
      }
    });
  },
);

/** What no schema says: seats of the table at hand, a seed or decks. */
const isBeyond = (expected: string): boolean => /^a seat|decks in its place$/.test(expected);

/** Puts something else somewhere. */
function damage(value: unknown, choose: (below: number) => number): unknown {
  const others: readonly unknown[] = [null, -1, 0, 2, 99, 0.5, 'x', '1d', true, [], {}, undefined];
  if (typeof value !== 'object' || value === null || choose(4) === 0) return others[choose(11)];
  const keys = Object.keys(value);
  const key = keys[choose(keys.length)];
  if (key === undefined) return { more: 1 };
  const holder = value as Record<string, unknown>;
  holder[choose(9) === 0 && !Array.isArray(value) ? 'more' : key] = damage(holder[key], choose);
  return holder;
}
