/** Seats' secret tokens. The server keeps digests alone: whoever reads its journal has no token. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token nobody can guess: 256 bits as 43 characters. */
export const newToken = () => randomBytes(32).toString('base64url');

/** @param {string} token */
const sha256 = (token) => createHash('sha256').update(token).digest();

/**
 * What is kept of a token.
 *
 * @param {string} token
 */
export const digestOf = (token) => sha256(token).toString('hex');

/**
 * The seat a token is for, or null. Digests have one length, each is compared in constant time, and
 * all are compared: the time taken tells nothing of a token, nor of the seat.
 *
 * @param {readonly string[]} digests by seat
 * @param {string} token
 * @returns {number | null}
 */
export function seatOf(digests, token) {
  const shown = sha256(token);
  const matches = digests.map((digest) => timingSafeEqual(Buffer.from(digest, 'hex'), shown));
  const seat = matches.indexOf(true);
  return seat < 0 ? null : seat;
}
