/** Parsers of what strangers send: `february-rules/schema`. */
export { parseMove, parseOptions, parseRecord } from './parse';
export { parseState, parseView, type StateLimits } from './parse-state';
export type { Limits } from './parsed';
export type { Parsed, Problem } from './problems';
export {
  moveSchema,
  optionsSchema,
  recordSchema,
  type StandardIssue,
  type StandardSchema,
  stateSchema,
  viewSchema,
} from './standard';
