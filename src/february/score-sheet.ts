/** The score with the reason for every point. */
import type { CommonScore } from '../engine/variant';
import type { CalendarDate } from './cards';
import type { Side } from './state';

/** Why a side got the points of a week or weekday, or why nobody did. */
export type Decision = 'most' | 'earliest' | 'shared' | 'tied' | 'none';

/** One week or weekday and who got its points. */
export interface Majority {
  /** Markers in it, by side. */
  readonly counts: readonly number[];
  /** The points it is worth. */
  readonly worth: number;
  /** The sides that got them: one; several that share them; or none. */
  readonly sides: readonly Side[];
  /**
   * `most`: more markers than any other; `earliest`: tied, and decided by the earliest date;
   * `shared`: still tied on that date (F17); `tied`: nothing for a tie (T6); `none`: no markers.
   */
  readonly decidedBy: Decision;
  /** The date that broke the tie; null if none had to. */
  readonly date: CalendarDate | null;
}

/** A side's largest group of adjacent markers (T6). */
export interface Group {
  /** Whose group it is. */
  readonly side: Side;
  /** Its size, which are its points. */
  readonly size: number;
  /** Its dates; of several largest groups the one with the earliest date. */
  readonly dates: readonly CalendarDate[];
}

/** The score of a February game, with the reason for every point. */
export interface FebruaryScore extends CommonScore {
  /** Weeks 1 to 4; empty where weeks give nothing. */
  readonly weeks: readonly Majority[];
  /** Sunday to Saturday. */
  readonly weekdays: readonly Majority[];
  /** By side; empty where groups give nothing. */
  readonly groups: readonly Group[];
  /** By side, the earliest marked date, which breaks ties in points (F15); null without markers. */
  readonly earliest: readonly (CalendarDate | null)[];
}
