'use client';

import { useTranslations } from 'use-intl';
import type { RuleNumber } from './sections';

/** A rule by its name, in a sentence or two, and its number. */
export function RuleInWords({ rule }: { rule: RuleNumber }) {
  const t = useTranslations();
  return (
    <div className="flex flex-col gap-1">
      <h3>{t(`rules.rule.${rule}.title`)}</h3>
      <p>{t(`rules.rule.${rule}.text`)}</p>
      <p className="tag">{rule}</p>
    </div>
  );
}
