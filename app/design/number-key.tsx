import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface NumberKeyProps {
  children: ReactNode;
  onClick: () => void;
  /** Needed where an icon stands in place of a numeral. */
  label?: string;
  /** Words in place of a numeral. */
  words?: boolean;
}

/** One key of a numeral keypad. */
export function NumberKey({ children, onClick, label, words }: NumberKeyProps) {
  return (
    <button
      type="button"
      className={classNames('number-key', words ? 'number-key-words' : 'num')}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Three keys in a line. */
export function NumberKeys({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="number-keys" aria-label={label}>
      {children}
    </fieldset>
  );
}
