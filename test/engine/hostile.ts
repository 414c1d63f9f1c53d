/** Values no honest caller sends. */

const boom = (): never => {
  throw new Error('boom');
};

/** A proxy whose every trap throws. */
export const throwingProxy = (target: object = {}): object =>
  new Proxy(target, {
    get: boom,
    has: boom,
    ownKeys: boom,
    getPrototypeOf: boom,
    getOwnPropertyDescriptor: boom,
    isExtensible: boom,
  });

/** A proxy of which even `Array.isArray` throws. */
export function revokedProxy(target: object = []): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** The object with one field that throws `thrown` when it is read. */
export const withThrowing = (base: object, key: string, thrown: () => unknown): object =>
  Object.defineProperty({ ...base }, key, {
    enumerable: true,
    get() {
      throw thrown();
    },
  });

const cyclic: Record<string, unknown> = { type: 'play', seat: 0, card: '1d' };
Object.assign(cyclic, { card: cyclic });

const cyclicList: unknown[] = [];
cyclicList.push(cyclicList);

/** Each kind of value there is, and then some. */
export const hostileValues: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a big integer', 10n ** 30n],
  ['a symbol', Symbol('play')],
  ['a text', 'play'],
  ['a function', () => ({ type: 'play', seat: 0, card: '1d' })],
  ['a list', ['play', 0, '1d']],
  ['an empty object', {}],
  ['a date', new Date(0)],
  ['a map', new Map([['type', 'play']])],
  ['a huge list', Array(4_000_000_000)],
  ['a cyclic object', cyclic],
  ['a cyclic list', cyclicList],
  ['a null-prototype object', Object.create(null)],
  ['a proxy that throws', throwingProxy()],
  ['a list proxy that throws', throwingProxy([])],
  ['a revoked proxy', revokedProxy()],
];
