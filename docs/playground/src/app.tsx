import { randomSeed } from 'february-rules';
import { useEffect, useReducer } from 'react';
import { hashOf } from './address';
import { GameScreen } from './game-screen';
import { pageAt, pageReducer } from './page';
import { SetupScreen } from './setup/setup-screen';

/** The page: setup, or the game that the address or a record says. */
export function App() {
  const [page, dispatch] = useReducer(pageReducer, location.hash, pageAt);
  const { invitation, session, problem } = page;

  // Somebody edits the address, or goes back.
  useEffect(() => {
    const follow = (): void => dispatch({ type: 'follow', hash: location.hash });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useAddress(session === null ? '' : hashOf(invitation));

  if (session === null) {
    return (
      <SetupScreen
        first={invitation}
        problem={problem}
        onStart={(next) => dispatch({ type: 'start', invitation: next })}
        onLoad={(next, record) => dispatch({ type: 'load', invitation: next, record })}
      />
    );
  }
  return (
    <GameScreen
      session={session}
      invitation={invitation}
      dispatch={dispatch}
      onLeave={() => dispatch({ type: 'leave', seed: randomSeed() })}
    />
  );
}

/** The address says what is on the page. Going from setup to a game or back can be gone back on. */
function useAddress(hash: string): void {
  useEffect(() => {
    if (location.hash === hash) return;
    const target = hash || location.pathname + location.search;
    if ((location.hash === '') === (hash === '')) history.replaceState(null, '', target);
    else history.pushState(null, '', target);
    scrollTo(0, 0);
  }, [hash]);
}
