/**
 * February 2022 as a hand-tuned program on bit masks: the fastest the author could make it in plain
 * JavaScript. Nothing is allocated while a game is played, the hot loop has hardly a branch, and the
 * legal cards stay a mask. It knows one game, has no state to keep, no names and no checks: an upper
 * bound rather than a design.
 *
 * Bits 0 to 27 of a mask are the dates 1 to 28. A hand is a mask of day cards and a mask of night
 * cards, and the latter also holds the two specials, bits 28 and 29. A card is one number: its bit,
 * + 32 unless it is a day card. (`1 << card` needs no `& 31`: shifts count modulo 32 by themselves.)
 */

/**
 * What the program asks of the outside: where the next card dealt comes from, and the choices.
 * @typedef {{
 *   draw: (from: number, size: number) => number,
 *   card: (dayCards: number, nightCards: number, seat: number) => number,
 *   date: (dates: number, seat: number) => number,
 * }} Choices
 */

const LEAP_BIT = 1 << 28;
const SPECIAL_BITS = LEAP_BIT | (1 << 29);
/** One more than its bit; a date's is the date. */
const LEAP_STRENGTH = 29;
const LEAP = 60;
const RESCHEDULE = 61;
const NIGHT = 32;

const WEEK = 0b1111111;
const WEEKDAY = 1 | (1 << 7) | (1 << 14) | (1 << 21);
/** Which dates follow a card, by its bit: week and weekday of a date, nothing for a special. */
const FOLLOWING = Int32Array.from({ length: 32 }, (_, date) =>
  date < 28 ? (WEEK << (7 * Math.floor(date / 7))) | (WEEKDAY << (date % 7)) : 0,
);
/** By players: cards a hand in Round I and in Round II, and "1" cards taken out. */
const HAND = Uint8Array.of(0, 0, 0, 18, 14, 11);
const SECOND_HAND = Uint8Array.of(0, 0, 0, 13, 11, 9);
const TAKEN_OUT = Uint8Array.of(0, 0, 0, 1, 0, 2);

/** Two masks a seat: day cards, night cards and specials. */
const hands = new Int32Array(10);
/** The masks of the cards set aside. */
const aside = new Int32Array(2);
const marks = new Int32Array(5);
/** In halves, as two players may share a point. */
export const points = new Int32Array(5);
const merits = new Int32Array(5);
export const deck = new Uint8Array(58);

/** @param {number} mask */
export const countOf = (mask) => {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** @param {number} mask */
const lowestOf = (mask) => 31 - Math.clz32(mask & -mask);

/**
 * @param {number} mask
 * @param {number} k below the count of the mask
 * @returns {number} its k-th bit
 */
export const kthOf = (mask, k) => {
  let rest = mask;
  for (let left = k; left > 0; left--) rest &= rest - 1;
  return lowestOf(rest);
};

/**
 * The next seat; the mask is all ones after the last one. Here as in a trick, a sign shifted all the
 * way down replaces a branch that no processor could predict.
 * @param {number} seat
 * @param {number} players
 */
const leftOf = (seat, players) => seat + 1 - (players & ((players - seat - 2) >> 31));

/**
 * Shuffles and deals at once: each card is drawn from those that are left.
 * @param {number} size the deck's
 * @param {number} each cards a hand
 * @param {number} players
 * @param {number} dealer
 * @param {Choices} choices
 */
const deal = (size, each, players, dealer, choices) => {
  const count = each * players;
  let seat = dealer;
  for (let index = 0; index < count; index++) {
    seat = leftOf(seat, players);
    const position = choices.draw(index, size);
    const card = deck[position] ?? 0;
    deck[position] = deck[index] ?? 0;
    const half = 2 * seat + (card >> 5);
    hands[half] = (hands[half] ?? 0) | (1 << card);
  }
  aside.fill(0);
  for (let index = count; index < size; index++) setAside(deck[index] ?? 0);
};

/** @param {number} card */
const setAside = (card) => {
  const half = card >> 5;
  aside[half] = (aside[half] ?? 0) | (1 << card);
};

/** @returns {number} the size of Round I's deck */
const fillDeck = () => {
  for (let date = 0; date < 28; date++) {
    deck[2 * date] = date;
    deck[2 * date + 1] = NIGHT + date;
  }
  return 56;
};

/**
 * @param {number} players
 * @returns {number} the size of Round II's deck
 */
const refillDeck = (players) => {
  let day = aside[0] ?? 0;
  let night = aside[1] ?? 0;
  for (let out = TAKEN_OUT[players] ?? 0; out > 0; out--) {
    const bit = (day | night) & -(day | night);
    if (day & bit) day &= ~bit;
    else night &= ~bit;
  }
  let size = 0;
  for (; day !== 0; day &= day - 1) deck[size++] = lowestOf(day);
  for (; night !== 0; night &= night - 1) deck[size++] = NIGHT + lowestOf(night);
  deck[size++] = LEAP;
  deck[size++] = RESCHEDULE;
  return size;
};

/**
 * @param {number} winner
 * @param {number} bit the date's
 * @param {number} players
 * @param {boolean} sharedDates
 */
const mark = (winner, bit, players, sharedDates) => {
  const mine = (marks[winner] ?? 0) | bit;
  if (!sharedDates)
    for (let seat = 0; seat < players; seat++) marks[seat] = (marks[seat] ?? 0) & ~bit;
  marks[winner] = mine;
};

/**
 * @param {number} best the winning card and its player
 * @param {number} trickDay
 * @param {number} trickNight
 */
const takeTrick = (best, trickDay, trickNight) => {
  const bit = 1 << ((best >> 4) - 1);
  const nightBit = bit & -((best >> 3) & 1);
  aside[0] = (aside[0] ?? 0) | (trickDay & ~(bit ^ nightBit));
  aside[1] = (aside[1] ?? 0) | (trickNight & ~nightBit);
};

/**
 * @param {number} leader
 * @param {import('./strings.js').Options} options
 * @param {Choices} choices
 * @returns {number} the leader of the next trick; + 8 if a date was chosen
 */
const playTrick = (leader, { players, sharedDates }, choices) => {
  let seat = leader;
  let follow = 0;
  let trickDay = 0;
  let trickNight = 0;
  let best = 0;
  let rescheduler = 0;
  for (let played = 0; played < players; played++) {
    const day = hands[2 * seat] ?? 0;
    const night = hands[2 * seat + 1] ?? 0;
    const following = (day | night) & follow;
    // All ones where nothing follows, so that everything may be played.
    const free = ~((following | -following) >> 31);
    const card = choices.card(day & (follow | free), night & (follow | SPECIAL_BITS | free), seat);
    const isNight = card >> 5;
    const bit = 1 << card;
    const nightBit = bit & -isNight;
    const dayBit = bit ^ nightBit;
    hands[2 * seat] = day ^ dayBit;
    hands[2 * seat + 1] = night ^ nightBit;
    trickDay |= dayBit;
    trickNight |= nightBit;
    follow |= (FOLLOWING[card & 31] ?? 0) & ~((follow | -follow) >> 31);
    if (card === RESCHEDULE) rescheduler = seat;
    // Leap counts as a following card later than all dates; what does not follow counts 0.
    const follows = ((follow | LEAP_BIT) >>> card) & 1;
    const strength = ((((card & 31) << 4) | (isNight << 3) | seat) + 16) & -follows;
    best ^= (best ^ strength) & ((best - strength) >> 31);
    seat = leftOf(seat, players);
  }
  takeTrick(best, trickDay, trickNight);
  const winner = best & 7;
  if (best >> 4 === LEAP_STRENGTH) return winner;
  const isChosen = (trickNight >>> 29) & 1;
  const date = isChosen
    ? choices.date((trickDay | trickNight) & ~SPECIAL_BITS, rescheduler)
    : (best >> 4) - 1;
  mark(winner, 1 << date, players, sharedDates);
  return winner + (isChosen << 3);
};

/**
 * @param {import('./strings.js').Options} options
 * @param {Choices} choices
 * @returns {number} the moves made
 */
const playRounds = (options, choices) => {
  const { players, dealer } = options;
  hands.fill(0);
  marks.fill(0);
  let leader = leftOf(dealer, players);
  let moves = 0;
  for (let round = 1; round <= 2; round++) {
    const size = round === 1 ? fillDeck() : refillDeck(players);
    const each = (round === 1 ? HAND[players] : SECOND_HAND[players]) ?? 0;
    deal(size, each, players, dealer, choices);
    for (let trick = 0; trick < each; trick++) {
      const next = playTrick(leader, options, choices);
      leader = next & 7;
      moves += players + (next >> 3);
    }
  }
  return moves;
};

/**
 * @param {number} region a mask of dates
 * @param {number} worth in halves
 * @param {number} players
 */
const award = (region, worth, players) => {
  let best = 63;
  let sharers = 0;
  for (let seat = 0; seat < players; seat++) {
    const marked = (marks[seat] ?? 0) & region;
    const key = (countOf(marked) << 6) | (31 - lowestOf(marked));
    if (key > best) {
      best = key;
      sharers = 1 << seat;
    } else if (key === best) {
      sharers |= 1 << seat;
    }
  }
  const share = sharers & (sharers - 1) ? worth >> 1 : worth;
  for (; sharers !== 0; sharers &= sharers - 1) {
    const seat = lowestOf(sharers);
    points[seat] = (points[seat] ?? 0) + share;
  }
};

/** @param {number} players */
const countPoints = (players) => {
  points.fill(0);
  for (let week = 0; week < 4; week++) award(WEEK << (7 * week), 4, players);
  for (let weekday = 0; weekday < 7; weekday++) award(WEEKDAY << weekday, 2, players);
};

/**
 * Points, and among equals the earliest mark; the greater the better.
 * @param {number} players
 */
const weighMerits = (players) => {
  for (let seat = 0; seat < players; seat++) {
    const marked = marks[seat] ?? 0;
    const earliness = marked === 0 ? 0 : 32 - lowestOf(marked);
    merits[seat] = ((points[seat] ?? 0) << 6) | earliness;
  }
};

/**
 * @param {number} seat
 * @param {number} players
 */
export const rankOf = (seat, players) => {
  const merit = merits[seat] ?? 0;
  let rank = 1;
  for (let other = 0; other < players; other++) rank += Number((merits[other] ?? 0) > merit);
  return rank;
};

/**
 * Ranks of all seats in one number, four bits a seat.
 * @param {number} players
 */
const ranksOf = (players) => {
  let ranks = 0;
  for (let seat = 0; seat < players; seat++) ranks |= rankOf(seat, players) << (4 * seat);
  return ranks;
};

/**
 * @param {import('../random.js').Below} below
 * @returns {Choices} each legal move as likely as the other
 */
export const randomChoices = (below) => ({
  draw: (from, size) => from + below(size - from),
  card: (dayCards, nightCards) => {
    const dayCount = countOf(dayCards);
    const choice = below(dayCount + countOf(nightCards));
    const isNight = ~(choice - dayCount) >>> 31;
    const cards = dayCards ^ ((dayCards ^ nightCards) & -isNight);
    return (isNight << 5) + kthOf(cards, choice - (dayCount & -isNight));
  },
  date: (dates) => kthOf(dates, below(countOf(dates))),
});

/**
 * Plays one whole game.
 * @param {import('./strings.js').Options} options
 * @param {Choices} choices
 * @returns {number} its moves
 */
export const playGame = (options, choices) => {
  const moves = playRounds(options, choices);
  countPoints(options.players);
  weighMerits(options.players);
  if (ranksOf(options.players) === 0) throw new Error('A game without ranks');
  return moves;
};
