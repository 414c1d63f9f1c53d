import type { Game, GameRecord } from 'february-rules';
import { useState } from 'react';
import type { Invitation } from '../address';
import { gameOf } from '../games';

interface LoadRecordProps {
  readonly invitation: Invitation;
  readonly onLoad: (invitation: Invitation, record: GameRecord<Game>) => void;
}

/** Takes up a game whose record somebody copied. */
export function LoadRecord({ invitation, onLoad }: LoadRecordProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const load = (): void => {
    const record = recordIn(text);
    const game = record === null ? undefined : gameOf(record.variant);
    if (record === null || game === undefined) setProblem('That is not the record of a game.');
    else onLoad({ ...invitation, game, options: record.options }, record);
  };
  return (
    <section className="load" aria-label="Load a record">
      <h2>Load a record</h2>
      <label className="field wide">
        <span>The text that “Copy record” gave</span>
        <textarea value={text} rows={3} onChange={({ target }) => setText(target.value)} />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="button" onClick={load}>
        Load
      </button>
    </section>
  );
}

/** JSON that looks like a record; `replay` checks the rest of it. */
function recordIn(text: string): GameRecord<Game> | null {
  try {
    const value: unknown = JSON.parse(text);
    const fits = typeof value === 'object' && value !== null && 'variant' in value;
    return fits && 'options' in value && typeof value.options === 'object' && value.options !== null
      ? (value as unknown as GameRecord<Game>)
      : null;
  } catch {
    return null;
  }
}
