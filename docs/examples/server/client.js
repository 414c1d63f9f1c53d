/**
 * A player, or a spectator, who knows nothing but what the server sends: legal moves come from the
 * view alone. It plays at random, comes back when the connection breaks, and checks the record in
 * the end.
 */
import { commitSeed, legalMoves, score, verifyRecord } from 'february-rules';
import WebSocket from 'ws';
import { isOf } from './seen.js';

/**
 * @typedef {import('february-rules').Variant} Variant
 * @typedef {Record<string, any> & { type: string }} Message of the server
 * @typedef {(message: object) => void} Say
 *
 * @typedef {object} Player
 * @property {string} table
 * @property {Variant} variant
 * @property {string} [token] of the seat; a spectator has none
 * @property {string} [contribution] to the seed; none if left out
 * @property {(bound: number) => number} below chooses
 * @property {(message: Message, say: Say) => void} [hear] is told of every message first
 * @property {(request: object) => void} [said] is told of every request
 *
 * @typedef {object} Told
 * @property {readonly string[]} [commitments] all of them, the server's first, from the moment when
 * everybody has made theirs
 * @property {Map<number, string>} views by ply, as text
 *
 * @typedef {object} Visit what a connection learns as it goes on
 * @property {number | 'spectator'} viewer
 * @property {string} commitment the server's
 * @property {Told} told what this and earlier connections were told
 * @property {string} answered the last position that was answered
 *
 * @typedef {object} End
 * @property {import('february-rules').GameRecord} record
 * @property {{ commitments: readonly string[], contributions: readonly string[] }} proof
 * @property {ReturnType<typeof verifyRecord>} verified
 */

/**
 * Plays to the end of the game, over as many connections as it takes.
 *
 * @param {Player} player
 * @param {() => string} urlOf where the server is now
 * @param {{ attempts?: number, pauseMs?: number }} [patience]
 * @returns {Promise<End>}
 */
export async function playThrough(player, urlOf, { attempts = 100, pauseMs = 100 } = {}) {
  /** @type {Told} */
  const told = { views: new Map() };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const end = await visit(player, told, urlOf());
    if (end !== null) return end;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error('the server cannot be reached');
}

/**
 * Plays until the game is over or the connection ends.
 *
 * @param {Player} player
 * @param {Told} told
 * @param {string} url
 * @returns {Promise<End | null>} null if the connection ended first
 */
const visit = (player, told, url) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false, handshakeTimeout: 5_000 });
    /** @type {Visit} */
    const state = { viewer: 'spectator', commitment: '', told, answered: '' };
    const say = (/** @type {object} */ message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    socket.on('open', () => say(joining(player)));
    socket.on('message', (data) => {
      try {
        const end = react(player, state, JSON.parse(String(data)), say);
        if (end === null) return;
        resolve(end);
        socket.close();
      } catch (error) {
        reject(error);
        socket.terminate();
      }
    });
    // A refused connection is tried again, like a broken one.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => resolve(null));
  });

/** @param {Player} player */
const joining = ({ table, token }) => ({ type: 'join', table, ...(token && { token }) });

/**
 * @param {Player} player
 * @param {Visit} state
 * @param {Message} message
 * @param {Say} say
 * @returns {End | null} null as long as the game goes on
 */
function react(player, state, message, say) {
  player.hear?.(message, say);
  if (message.type === 'record') return verified(player, state, message);
  if (message.type === 'welcome') Object.assign(state, pick(message));
  else if (message.type !== 'refused') sayOnce(player, state, replyTo(player, state, message), say);
  return null;
}

/** @param {Message} message */
const pick = ({ viewer, commitment }) => ({ viewer, commitment });

/**
 * A position that is told twice is answered once.
 *
 * @param {Player} player
 * @param {Visit} state
 * @param {{ to: string, reply: object | null }} answer
 * @param {Say} say
 */
function sayOnce({ said }, state, { to, reply }, say) {
  if (reply === null || to === state.answered) return;
  state.answered = to;
  said?.(reply);
  say(reply);
}

/**
 * @param {Player} player
 * @param {Visit} state
 * @param {Message} message
 */
function replyTo(player, state, message) {
  const { type, stage, ply, view } = message;
  if (view !== undefined) state.told.views.set(ply, JSON.stringify(view));
  return type === 'preparing'
    ? { to: stage, reply: preparation(player, state, message) }
    : { to: `ply ${ply}`, reply: nextRequest(player, message) };
}

/**
 * @param {Player} player
 * @param {Visit} state
 * @param {Message} message
 */
function preparation({ contribution }, { viewer, told }, { stage, waiting, commitments }) {
  const { server, players } = commitments;
  if (stage !== 'commit') told.commitments ??= [server, ...players].filter((each) => each !== null);
  if (!waiting.includes(viewer)) return null;
  if (stage === 'reveal') return { type: 'reveal', contribution };
  const commitment = contribution === undefined ? null : commitSeed(contribution);
  return { type: 'ready', commitment };
}

/**
 * A move of one's own, the record once the game is over, or nothing.
 *
 * @param {Player} player
 * @param {Message} message
 */
function nextRequest({ variant, below }, { ply, view }) {
  if (score(variant, view).final) return { type: 'record' };
  const moves = legalMoves(variant, view);
  return moves.length === 0 ? null : { type: 'move', ply, move: moves[below(moves.length)] };
}

/**
 * The record is only as good as its proof: it must rest on what was committed to before the deal,
 * by the server and by oneself, and on nothing that was committed to after somebody's contribution
 * had been shown. And it must be of the game that was played: its options, one's own moves, and all
 * else that one has seen.
 *
 * @param {Player} player
 * @param {Visit} state
 * @param {Message} message
 * @returns {End}
 */
function verified({ variant, contribution }, { viewer, commitment, told }, { record, proof }) {
  const counted = contribution === undefined || proof.contributions.includes(contribution);
  const { commitments: before = proof.commitments } = told;
  const kept = JSON.stringify(proof.commitments) === JSON.stringify(before);
  if (proof.commitments[0] !== commitment || !counted || !kept) {
    throw new Error('the deal does not rest on what was committed to');
  }
  // A server that sends another kind of proof besides is held to this one.
  const { commitments, contributions } = proof;
  const verified = verifyRecord(variant, record, { commitments, contributions });
  if (verified.ok && !isOf(variant, record, viewer, told.views)) {
    throw new Error('the record is not of the game that was played');
  }
  return { record, proof, verified };
}
