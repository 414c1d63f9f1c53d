/**
 * The structure of inputs as JSON Schema, of which a few keywords are enough: the parsers read it,
 * and the shipped files hold the same values, so that the two cannot differ.
 */
import { cardSet } from '../engine/sets';
import type { OptionValue, Variant } from '../engine/variant';

/** A JSON Schema of the keywords used here. */
export type Structure =
  | ObjectStructure
  | ListStructure
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'string'; readonly maxLength: number; readonly pattern?: string }
  | { readonly enum: readonly OptionValue[] }
  | { readonly anyOf: readonly [Structure, { readonly type: 'null' }] }
  /** Told apart by their key `type`. */
  | { readonly oneOf: readonly ObjectStructure[] }
  /** Anything that JSON has. */
  | { readonly description: string };

/** An object of exactly these keys, some of which can be left out. */
export interface ObjectStructure {
  readonly type: 'object';
  readonly properties: Entries;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** A list of so many items, each different if it says so. */
export interface ListStructure {
  readonly type: 'array';
  readonly items: Structure;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems?: true;
}

/** The structures of an object's keys. */
export type Entries = Readonly<Record<string, Structure>>;

/** An object of exactly these keys, of which the optional ones can be left out. */
export const exactly = (
  properties: Entries,
  optional: readonly string[] = [],
): ObjectStructure => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

/** A list of so many. */
export const list = (items: Structure, minItems: number, maxItems: number): ListStructure => ({
  type: 'array',
  items,
  minItems,
  maxItems,
});

/** A list of so many names or numbers, each different. */
export const distinct = (items: Structure, minItems: number, maxItems: number): ListStructure => ({
  ...list(items, minItems, maxItems),
  uniqueItems: true,
});

/** One of these values. */
export const among = (values: readonly OptionValue[]): Structure => ({ enum: values });

/** A whole number within bounds. */
export const whole = (minimum: number, maximum: number): Structure => ({
  type: 'integer',
  minimum,
  maximum,
});

/** The value, or null. */
export const orNull = (structure: Structure): Structure => ({
  anyOf: [structure, { type: 'null' }],
});

/** The most players of the variant. */
export const most = ({ players }: Variant): number => Math.max(...players);

/** A seat at the largest table of the variant. */
export const seat = (variant: Variant): Structure => whole(0, most(variant) - 1);

/** A list with an item for each seat. */
export const bySeat = (variant: Variant, items: Structure): Structure =>
  list(items, Math.min(...variant.players), most(variant));

/** A card by its name. */
export const cardName = ({ cards }: Variant): Structure => among(cards);

/** A card by its number. */
export const cardNumber = ({ cards }: Variant): Structure => whole(0, cards.length - 1);

/** A set of cards: two integers. */
export function cards(variant: Variant): Structure {
  const all = cardSet(variant.cards.keys());
  return exactly({ lo: whole(0, all.lo), hi: whole(0, all.hi) });
}
