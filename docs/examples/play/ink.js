/**
 * Colours for a terminal, or none. Colour only repeats what letters say already.
 *
 * @typedef {object} Ink
 * @property {(text: string, side: number) => string} side in the side's colour
 * @property {(text: string, side: number) => string} marker on the side's colour
 * @property {(text: string) => string} bold
 * @property {(text: string) => string} dim
 */

/** Terminal colours by side: red, blue, green, magenta, yellow, cyan, and two bright ones. */
const COLOURS = [31, 34, 32, 35, 33, 36, 91, 94];

/**
 * @param {string} codes
 * @param {string} text
 */
const escaped = (codes, text) => `\u001b[${codes}m${text}\u001b[0m`;

/** @type {Ink} */
const coloured = {
  side: (text, side) => escaped(`1;${COLOURS[side]}`, text),
  marker: (text, side) => escaped(`7;${COLOURS[side]}`, text),
  bold: (text) => escaped('1', text),
  dim: (text) => escaped('2', text),
};

/** @type {Ink} */
const plain = {
  side: (text) => text,
  marker: (text) => text,
  bold: (text) => text,
  dim: (text) => text,
};

/**
 * Plain unless the stream is a terminal that may be coloured.
 *
 * @param {{ readonly isTTY?: boolean }} stream
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Ink}
 */
export function inkFor({ isTTY = false }, { NO_COLOR: noColour = '', TERM: terminal }) {
  return isTTY && noColour === '' && terminal !== 'dumb' ? coloured : plain;
}
