import type { Game, GameRecord } from 'february-rules';
import type { Dispatch } from 'react';
import { hashOf, type Invitation } from '../address';
import type { PageAction } from '../page';
import { PaceChoice } from '../setup/pace-choice';
import { CopyButton } from './copy-button';

interface ToolsProps {
  readonly record: GameRecord<Game>;
  readonly invitation: Invitation;
  readonly canUndo: boolean;
  /** Plays a move at random for who is at the screen; null while others decide. */
  readonly onRandom: (() => void) | null;
  readonly dispatch: Dispatch<PageAction>;
}

/** Undo, the pace of the opponents, the record and the link. */
export function Tools({ record, invitation, canUndo, onRandom, dispatch }: ToolsProps) {
  const link = `${location.href.replace(/#.*/, '')}${hashOf(invitation)}`;
  return (
    <section className="tools" aria-label="Tools">
      <button type="button" disabled={!canUndo} onClick={() => dispatch({ type: 'undo' })}>
        Undo
      </button>
      <button type="button" disabled={onRandom === null} onClick={() => onRandom?.()}>
        Play for me
      </button>
      <CopyButton text={() => JSON.stringify(record)}>Copy record</CopyButton>
      <CopyButton text={() => link}>Copy link</CopyButton>
      {invitation.robots.length > 0 && (
        <PaceChoice
          pace={invitation.pace}
          onChoose={(pace) => dispatch({ type: 'adjust', changes: { pace } })}
        />
      )}
    </section>
  );
}
