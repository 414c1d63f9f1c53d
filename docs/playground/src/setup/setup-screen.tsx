import { type Game, type GameRecord, randomSeed } from 'february-rules';
import { type FormEvent, useState } from 'react';
import type { Invitation } from '../address';
import { games } from '../games';
import { fittedTo } from './fitting';
import { GameChoice } from './game-choice';
import { LoadRecord } from './load-record';
import { OptionFields } from './option-fields';
import { PaceChoice } from './pace-choice';
import { SeatFields } from './seat-fields';

interface SetupScreenProps {
  readonly first: Invitation;
  readonly problem: string | null;
  readonly onStart: (invitation: Invitation) => void;
  readonly onLoad: (invitation: Invitation, record: GameRecord<Game>) => void;
}

/** Chooses game, options, seed, and who plays; or loads a record. */
export function SetupScreen({ first, problem, onStart, onLoad }: SetupScreenProps) {
  const [invitation, setInvitation] = useState(first);
  const { game, options, robots, pace, openTable } = invitation;
  const change = (changes: Partial<Invitation>): void =>
    setInvitation(fittedTo({ ...invitation, ...changes }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onStart(invitation);
  };
  return (
    <div className="screen setup">
      <header>
        <h1>Play February and Hwatu</h1>
        <nav aria-label="Site">
          <a href="../index.html">Guides</a>
        </nav>
      </header>
      <main>
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <form onSubmit={submit}>
          <GameChoice games={games} chosen={game} onChoose={(next) => change({ game: next })} />
          <OptionFields
            variant={game.variant}
            options={options}
            onChange={(next) => change({ options: next })}
          />
          <SeatFields
            players={options.players}
            robots={robots}
            openTable={openTable}
            onRobots={(next) => change({ robots: next })}
            onOpenTable={(next) => change({ openTable: next })}
          />
          <div className="row">
            <label className="field wide">
              <span>Seed: the same seed deals the same cards</span>
              <input
                value={options.seed ?? ''}
                onChange={({ target }) => change({ options: { ...options, seed: target.value } })}
                autoComplete="off"
                spellCheck={false}
              />
            </label>
            <button
              type="button"
              onClick={() => change({ options: { ...options, seed: randomSeed() } })}
            >
              New seed
            </button>
          </div>
          {robots.length > 0 && (
            <PaceChoice pace={pace} onChoose={(next) => change({ pace: next })} />
          )}
          <button type="submit" className="main">
            Deal
          </button>
        </form>
        <LoadRecord invitation={invitation} onLoad={onLoad} />
      </main>
    </div>
  );
}
