'use client';

type PlusMinusProps = { label: string; text: string; onChange: (text: string) => void };

/** Turns a typed number round: the numeric keyboards of phones have no minus. */
export function PlusMinus({ label, text, onChange }: PlusMinusProps) {
  const negative = /^\s*[-−–]/.test(text);
  return (
    <button
      type="button"
      className="btn num mt-7 min-w-14 text-h2"
      aria-label={label}
      aria-pressed={negative}
      onClick={() => onChange(negative ? text.replace(/^\s*[-−–]/, '') : `-${text}`)}
    >
      ±
    </button>
  );
}
