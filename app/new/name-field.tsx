'use client';

import { useTranslations } from 'use-intl';
import { TextField } from '../design/text-field';

/** So many letters of a name, or of what a table is called, are taken: more than any, and no more than a screen bears. */
export const LONGEST_NAME = 80;

type NameFieldProps = {
  value: string;
  onChange: (name: string) => void;
  /** Says that a name is needed. */
  empty: boolean;
  /** Takes the focus when its sheet opens. */
  first?: boolean;
};

/** The name of somebody at the table, kept exactly as it is written. */
export function NameField({ value, onChange, empty, first }: NameFieldProps) {
  const t = useTranslations();
  return (
    <TextField
      // React focuses before the sheet is open; the attribute itself is what an opening dialog heeds.
      ref={first ? (input) => input?.setAttribute('autofocus', '') : undefined}
      label={t('common.person.name')}
      value={value}
      onChange={onChange}
      error={empty ? t('common.person.nameEmpty') : undefined}
      dir="auto"
      maxLength={LONGEST_NAME}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}
