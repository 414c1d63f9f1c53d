import {
  type HwatuCard,
  type HwatuMonth,
  type HwatuType,
  hwatuCards,
  monthOf,
  typeOf,
} from './cards';

/** A name in the languages it can be shown in. */
export interface HwatuNames {
  /** In English. */
  readonly english: string;
  /** In Hangul. */
  readonly korean: string;
  /** The Korean name in the Revised Romanization. */
  readonly romanised: string;
}

/** A language cards can be named in. */
export type HwatuLanguage = keyof HwatuNames;

/** A month with its flower. */
export interface HwatuMonthNames {
  /** January is 1, December 12. */
  readonly month: HwatuMonth;
  /** The month's name. */
  readonly name: HwatuNames;
  /** What its cards show: a flower, a tree, grass, or rain. */
  readonly flower: HwatuNames;
}

/** The months' names and their flowers', each in English, in Hangul, and romanised. */
const MONTHS = [
  ['January', '1월', 'irwol', 'pine', '송학', 'songhak'],
  ['February', '2월', 'iwol', 'plum blossom', '매조', 'maejo'],
  ['March', '3월', 'samwol', 'cherry blossom', '벚꽃', 'beotkkot'],
  ['April', '4월', 'sawol', 'wisteria', '흑싸리', 'heukssari'],
  ['May', '5월', 'owol', 'iris', '난초', 'nancho'],
  ['June', '6월', 'yuwol', 'peony', '모란', 'moran'],
  ['July', '7월', 'chirwol', 'bush clover', '홍싸리', 'hongssari'],
  ['August', '8월', 'parwol', 'pampas grass', '공산', 'gongsan'],
  ['September', '9월', 'guwol', 'chrysanthemum', '국화', 'gukhwa'],
  ['October', '10월', 'siwol', 'maple', '단풍', 'danpung'],
  ['November', '11월', 'sibirwol', 'paulownia', '오동', 'odong'],
  ['December', '12월', 'sibiwol', 'rain', '비', 'bi'],
] as const;

const namesFrom = (english: string, korean: string, romanised: string): HwatuNames =>
  Object.freeze({ english, korean, romanised });

/**
 * The months in the Korean order (H1), each with the name players use for its flower.
 *
 * @example
 * ```ts
 * import { hwatuMonths } from 'february-rules/hwatu';
 *
 * console.log(hwatuMonths[2]?.flower.english); // cherry blossom
 * ```
 */
export const hwatuMonths: readonly HwatuMonthNames[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ MONTHS.map(([english, korean, romanised, plant, inHangul, inLatin], index) =>
    Object.freeze({
      month: (index + 1) as HwatuMonth,
      name: namesFrom(english, korean, romanised),
      flower: namesFrom(plant, inHangul, inLatin),
    }),
  ),
);

/**
 * The names of the types of card.
 *
 * @example
 * ```ts
 * import { hwatuTypeNames } from 'february-rules/hwatu';
 *
 * console.log(hwatuTypeNames.ribbon.romanised); // tti
 * ```
 */
export const hwatuTypeNames: Readonly<Record<HwatuType, HwatuNames>> =
  /* @__PURE__ */ Object.freeze({
    bright: /* @__PURE__ */ namesFrom('bright', '광', 'gwang'),
    animal: /* @__PURE__ */ namesFrom('animal', '열끗', 'yeolkkeut'),
    ribbon: /* @__PURE__ */ namesFrom('ribbon', '띠', 'tti'),
    chaff: /* @__PURE__ */ namesFrom('chaff', '피', 'pi'),
  });

/**
 * A card's name for people: month, flower and type, and a number where the month has several
 * chaff.
 *
 * @param card - a card of the deck
 * @param language - `'english'` (default), `'korean'` (Hangul) or `'romanised'`
 *
 * @example
 * ```ts
 * import { hwatuLabelOf } from 'february-rules/hwatu';
 *
 * console.log(hwatuLabelOf('3-bright')); // March cherry blossom bright
 * console.log(hwatuLabelOf('4-chaff-2', 'korean')); // 4월 흑싸리 피 2
 * ```
 */
export function hwatuLabelOf(card: HwatuCard, language: HwatuLanguage = 'english'): string {
  const { name, flower } = hwatuMonths[monthOf(card) - 1] as HwatuMonthNames;
  const type = hwatuTypeNames[typeOf(card)];
  return [name[language], flower[language], type[language], ...chaffNumber(card)].join(' ');
}

/** The number of a chaff card that is not the only one of its month; nothing otherwise. */
function chaffNumber(card: HwatuCard): readonly string[] {
  const others = hwatuCards.filter(
    (other) => other !== card && monthOf(other) === monthOf(card) && typeOf(other) === typeOf(card),
  );
  return others.length === 0 ? [] : card.split('-').slice(2);
}
