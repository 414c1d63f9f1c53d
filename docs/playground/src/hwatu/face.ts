import type { HwatuGame } from 'february-rules/hwatu';
import type { Face } from '../table/face';
import { HwatuScoreSheet } from './score-sheet';
import { HwatuTable } from './table';
import { places, prompt, tell } from './words';

/** How the shedding game is shown. */
export const hwatuFace: Face<HwatuGame> = {
  Table: HwatuTable,
  ScoreSheet: HwatuScoreSheet,
  prompt,
  tell,
  places,
};
