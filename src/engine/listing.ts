/**
 * What there is to choose from. Where that is thousands of moves, as in a pass of three cards, a
 * listing tells how many there are and makes those that somebody looks at.
 */
export interface Listing<Item> {
  readonly length: number;
  /** The item at a place from 0 to `length - 1`. */
  at(place: number): Item | undefined;
}

const isArray = <Item>(listing: Listing<Item>): listing is readonly Item[] =>
  Array.isArray(listing);

/** All of it. */
export const listed = <Item>(listing: Listing<Item>): readonly Item[] =>
  isArray(listing)
    ? listing
    : Array.from({ length: listing.length }, (_, place) => listing.at(place) as Item);

/** A list to choose from, and what has been read of it so far. */
export interface Offer<Item> {
  readonly items: readonly Item[];
  readonly read: readonly Item[];
}

/** Offers a listing as a list whose items are made when they are read. */
export function offered<Item>(listing: Listing<Item>): Offer<Item> {
  if (isArray(listing)) return { items: listing, read: listing };
  const list = new Array<Item>(listing.length);
  const read: Item[] = [];
  /** Whatever is asked of an item, it is made before. */
  const makingFirst =
    <Answer>(ask: (list: Item[], key: string | symbol) => Answer) =>
    (_: Item[], key: string | symbol): Answer => {
      const place = typeof key === 'string' ? Number(key) : -1;
      if (place >= 0 && place < list.length && place % 1 === 0 && !(place in list)) {
        list[place] = listing.at(place) as Item;
        read.push(list[place]);
      }
      return ask(list, key);
    };
  const has = makingFirst(Reflect.has);
  const items = new Proxy(list, {
    has,
    get: makingFirst(Reflect.get),
    ownKeys(own) {
      for (const place of own.keys()) has(own, `${place}`);
      return Reflect.ownKeys(own);
    },
  });
  return { items, read };
}
