/** Parsers of what strangers send: `february-rules/schema`. */
export {
  type Limits,
  parseMove,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
  type StateLimits,
} from './parse';
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
