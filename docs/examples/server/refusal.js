/** Why a request is refused; never holds what was sent, nor anything hidden. */

/**
 * @typedef {object} Refusal
 * @property {false} ok
 * @property {string} code of the server or, for moves, of the rules
 * @property {string} message a sentence a player understands
 * @property {string} [ruling] for moves the rules refuse
 * @property {Readonly<Record<string, unknown>>} [data] what a front end needs to show it
 */

/**
 * @param {string} code
 * @param {string} message
 * @param {Readonly<Record<string, unknown>>} [data]
 * @returns {Refusal}
 */
export const refusal = (code, message, data = {}) => ({ ok: false, code, message, data });
