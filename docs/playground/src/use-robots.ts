import { type Dispatch, useEffect } from 'react';
import type { PageAction } from './page';
import { type Pace, paces, robotMoves } from './robots';
import type { Session } from './session';

/** Lets the robots play when it is their turn, at the pace asked for. */
export function useRobots(session: Session, pace: Pace, dispatch: Dispatch<PageAction>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const moves = robotMoves(session, pace);
      if (moves.length > 0) dispatch({ type: 'play', moves });
    }, paces[pace]);
    return () => clearTimeout(timer);
  }, [session, pace, dispatch]);
}
