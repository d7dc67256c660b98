'use client';

import { TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is only read out. */
  hideLabel?: boolean;
}

/** One line of text with its label, a hint and what is wrong with it. */
export function TextField({ label, value, onChange, hint, error, hideLabel, className, ...input }: TextFieldProps) {
  const id = useId();
  const described = classNames(hint ? `${id}h` : null, error ? `${id}e` : null);
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <p className="tag" id={`${id}h`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}e`} role="status">
          <TriangleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
