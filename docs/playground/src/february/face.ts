import type { FebruaryGame } from 'february-rules/february';
import type { Face } from '../table/face';
import { places, prompt } from './prompt';
import { FebruaryScoreSheet } from './score-sheet';
import { FebruaryTable } from './table';
import { tell } from './tell';

/** How every February ruleset is shown. */
export const februaryFace: Face<FebruaryGame> = {
  Table: FebruaryTable,
  ScoreSheet: FebruaryScoreSheet,
  prompt,
  tell,
  places,
};
