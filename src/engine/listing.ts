/**
 * What there is to choose from. Where that is thousands of moves, as in a pass of three cards, a
 * listing tells how many there are and makes those that somebody looks at.
 */
export interface Listing<Item> {
  /** How many items there are. */
  readonly length: number;
  /**
   * The item at a place.
   *
   * @param place - 0 to `length - 1`
   */
  at(place: number): Item | undefined;
}

const isArray = <Item>(listing: Listing<Item>): listing is readonly Item[] =>
  Array.isArray(listing);

/** All of it. */
export const listed = <Item>(listing: Listing<Item>): readonly Item[] =>
  isArray(listing)
    ? listing
    : Array.from({ length: listing.length }, (_, place) => listing.at(place) as Item);

/** A list to choose from, and those of its items that nobody can have changed since. */
export interface Offer<Item> {
  readonly items: readonly Item[];
  readonly sure: readonly Item[];
}

/** Offers a listing as a list of the chooser's own; items that are not there yet are made when read. */
export function offered<Item>(listing: Listing<Item>): Offer<Item> {
  if (!isArray(listing)) return { items: makingItems(listing), sure: [] };
  // Moves made once are frozen, those made for this list are not.
  return { items: [...listing], sure: Object.isFrozen(listing[0]) ? listing : [] };
}

/** Every place is there from the start, so that all of a list's methods find it. */
function makingItems<Item>(listing: Listing<Item>): readonly Item[] {
  const list = new Array<Item | undefined>(listing.length).fill(undefined);
  return new Proxy(list as Item[], {
    get(_, key) {
      const place = Number(String(key));
      if (place in list) list[place] ??= listing.at(place);
      return Reflect.get(list, key);
    },
  });
}
