'use client';

import { Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';

type LoadButtonProps = { children: ReactNode; strong?: boolean; onChosen: (file: File) => void };

/** Asks the phone for a file. A label over its own input: pressing it needs no script, and Enter works as on a button. */
export function LoadButton({ children, strong, onChosen }: LoadButtonProps) {
  const id = useId();
  function chosen({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was put right.
    target.value = '';
    if (file) onChosen(file);
  }
  return (
    <label htmlFor={id} className={strong ? 'btn btn-strong' : 'btn'}>
      <input id={id} type="file" accept=".json,application/json,text/plain" className="sr-only" onChange={chosen} />
      <Upload aria-hidden />
      <span>{children}</span>
    </label>
  );
}
