import { type ReactNode, useState } from 'react';

interface CopyButtonProps {
  readonly text: () => string;
  readonly children: ReactNode;
}

/** Copies a text, and shows it where the browser does not allow that. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = (): void => {
    const copied = navigator.clipboard?.writeText(text()) ?? Promise.reject();
    copied.then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  };
  return (
    <span className="copy">
      <button type="button" onClick={copy} onBlur={() => setOutcome(null)}>
        {children}
      </button>
      <span role="status" className="quiet">
        {outcome === 'copied' && ' Copied'}
      </span>
      {outcome === 'refused' && <textarea readOnly aria-label="Copy this" value={text()} />}
    </span>
  );
}
