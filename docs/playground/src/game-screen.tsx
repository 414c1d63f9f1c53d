import { activeSeats, type Game, type Seat, score, viewOf } from 'february-rules';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import type { Invitation } from './address';
import type { PageAction } from './page';
import { randomMove } from './robots';
import { recordOf, type Session, stateOf } from './session';
import { Curtain } from './table/curtain';
import { Happenings } from './table/happenings';
import { Players } from './table/players';
import { ScoreBoard } from './table/score-board';
import { Tools } from './table/tools';
import { useRobots } from './use-robots';
import { letterOf } from './words';

interface GameScreenProps {
  readonly session: Session;
  readonly invitation: Invitation;
  readonly dispatch: Dispatch<PageAction>;
  readonly onLeave: () => void;
}

/** Whose cards are shown: that of the seat that decides, once it has said that it looks. */
function useLooker(session: Session, decider: Seat | null, openTable: boolean) {
  const [looker, setLooker] = useState<Seat | null>(null);
  const people = session.opening.options.players - session.robots.length;
  const needsCurtain = people > 1 && !openTable;
  const curtain = needsCurtain && decider !== null && decider !== looker;
  if (!needsCurtain && decider !== null && decider !== looker) setLooker(decider);
  return { looker, curtain, setLooker };
}

/** A game being played. */
export function GameScreen({ session, invitation, dispatch, onLeave }: GameScreenProps) {
  const { variant, robots, steps } = session;
  const { game, openTable, pace } = invitation;
  const { Table, ScoreSheet } = game.face;
  const state = stateOf(session);
  const active = activeSeats(variant, state);
  const decider = active.find((seat) => !robots.includes(seat)) ?? null;
  const { looker, curtain, setLooker } = useLooker(session, decider, openTable);
  const watched = robots.length === state.options.players && openTable ? 'referee' : 'spectator';
  const view = viewOf(variant, state, curtain ? 'spectator' : (looker ?? watched));
  const result = score(variant, state);
  const heading = useFocusAfter(steps.length);
  const play = (move: Game['move']): void => dispatch({ type: 'play', moves: [move] });
  useRobots(session, pace, dispatch);

  return (
    <div className="screen">
      <header>
        <h1>{variant.name}</h1>
        <nav aria-label="Game">
          <a href={game.rules} target="_blank" rel="noreferrer">
            Rules
          </a>
          <button type="button" onClick={onLeave}>
            New game
          </button>
        </nav>
      </header>
      <main>
        <h2 ref={heading} tabIndex={-1} aria-live="polite" className="prompt">
          {promptFor(game.face, view, decider, result.final)}
        </h2>
        <Players
          face={game.face}
          view={view}
          score={result}
          active={active}
          robots={robots}
          looker={looker}
        />
        {curtain ? (
          <Curtain seat={decider ?? 0} onReveal={() => setLooker(decider)} />
        ) : (
          <Table variant={variant} view={view} seat={decider} onMove={play} />
        )}
        <Tools
          record={recordOf(session)}
          invitation={invitation}
          canUndo={steps.some(({ move }) => !robots.includes(move.seat))}
          onRandom={
            decider === null || curtain ? null : () => play(randomMove(session, state, decider))
          }
          dispatch={dispatch}
        />
        <div className="below">
          <Happenings face={game.face} session={session} viewer={view.viewer} score={result} />
          <ScoreBoard score={result}>
            <ScoreSheet score={result} />
          </ScoreBoard>
        </div>
      </main>
    </div>
  );
}

function promptFor(
  face: Invitation['game']['face'],
  view: Game['view'],
  decider: Seat | null,
  final: boolean,
): string {
  if (final) return 'The game is over';
  if (decider === null) return 'The others are playing …';
  return `${letterOf(decider)} – ${face.prompt(view, decider)}`;
}

/** A move takes its own button away; the focus then goes to the heading, not to nowhere. */
function useFocusAfter(ply: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ply says when, not what
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [ply]);
  return heading;
}
