'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

interface SwitchRowProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** A whole row that is a switch, with a tick when on. */
export function SwitchRow({ checked, onChange, title, note, icon, className }: SwitchRowProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={classNames('row', className)}
      aria-checked={checked}
      aria-labelledby={`${id}t`}
      aria-describedby={note ? `${id}n` : undefined}
      onClick={() => onChange(!checked)}
    >
      {icon && <span className="row-icon">{icon}</span>}
      <span className="row-words">
        <b id={`${id}t`}>{title}</b>
        {note && (
          <span className="tag" id={`${id}n`}>
            {note}
          </span>
        )}
      </span>
      <span className="sw" />
    </button>
  );
}
