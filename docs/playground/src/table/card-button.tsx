import { type ReactNode, useId } from 'react';

interface CardButtonProps {
  readonly label: string;
  /** Why the card cannot be chosen; null if it can. */
  readonly reason: string | null;
  /** For cards that are chosen first and confirmed later. */
  readonly pressed?: boolean;
  /** What a chosen card is for. */
  readonly tag?: string;
  readonly onChoose: () => void;
  /** The reason while the card is pointed at or focused, null afterwards. */
  readonly onReason: (reason: string | null) => void;
  readonly children: ReactNode;
}

/** A card to choose. One that cannot be chosen stays in reach of the keyboard, and says why. */
export function CardButton(props: CardButtonProps) {
  const { label, reason, pressed, tag, onChoose, onReason, children } = props;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="card"
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        aria-pressed={pressed}
        onClick={() => (reason === null ? onChoose() : onReason(reason))}
        onPointerEnter={() => onReason(reason)}
        onPointerLeave={() => onReason(null)}
        onFocus={() => onReason(reason)}
        onBlur={() => onReason(null)}
      >
        <span className="visually-hidden">{label}</span>
        <span aria-hidden="true">{children}</span>
        {tag !== undefined && <span className="tag">{tag}</span>}
      </button>
      {reason !== null && (
        <span id={id} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
