/** All of the page in one value, and the reducer behind its `useReducer`. Pure, as the rules are. */
import { type Game, type GameRecord, randomSeed } from 'february-rules';
import { type Invitation, invitationIn } from './address';
import { games, type PlayableGame } from './games';
import { deal, resume, type Session, type SessionAction, sessionReducer } from './session';

/** The page: the setup screen if there is no session. */
export interface Page {
  /** What the game was, or will be, started with. */
  readonly invitation: Invitation;
  readonly session: Session | null;
  /** Why no game could be started. */
  readonly problem: string | null;
}

/** What can happen to the page. */
export type PageAction =
  | SessionAction
  | { readonly type: 'follow'; readonly hash: string }
  | { readonly type: 'start'; readonly invitation: Invitation }
  | { readonly type: 'load'; readonly invitation: Invitation; readonly record: GameRecord<Game> }
  | { readonly type: 'adjust'; readonly changes: Pick<Invitation, 'pace'> }
  /** Back to the setup screen, with a seed for the next game. */
  | { readonly type: 'leave'; readonly seed: string };

/** The first page for an address. */
export function pageAt(hash: string): Page {
  const invitation: Invitation = {
    game: games[0] as PlayableGame,
    options: { players: 4, seed: randomSeed() },
    robots: [1, 2, 3],
    pace: 'brisk',
    openTable: false,
  };
  return followed({ invitation, session: null, problem: null }, hash);
}

/** The page after an action. */
export function pageReducer(page: Page, action: PageAction): Page {
  switch (action.type) {
    case 'follow':
      return followed(page, action.hash);
    case 'start':
      return started(page, action.invitation);
    case 'load':
      return opened(page, action.invitation, ({ game, robots }) =>
        resume(game.variant, action.record, robots),
      );
    case 'adjust':
      return { ...page, invitation: { ...page.invitation, ...action.changes } };
    case 'leave':
      return { invitation: reseeded(page.invitation, action.seed), session: null, problem: null };
    default:
      return { ...page, session: page.session && sessionReducer(page.session, action) };
  }
}

const reseeded = (invitation: Invitation, seed: string): Invitation => {
  const { decks: _, ...options } = invitation.options;
  return { ...invitation, options: { ...options, seed } };
};

function followed(page: Page, hash: string): Page {
  const invitation = invitationIn(hash);
  return invitation === null ? { ...page, session: null } : started(page, invitation);
}

const started = (page: Page, invitation: Invitation): Page =>
  opened(page, invitation, ({ game, options, robots }) => deal(game.variant, options, robots));

/** What cannot be dealt or loaded leaves the setup screen, with the reason. */
function opened(page: Page, invitation: Invitation, open: (from: Invitation) => Session): Page {
  try {
    return { invitation, session: open(invitation), problem: null };
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'The game cannot be started.';
    return { ...page, session: null, problem };
  }
}
