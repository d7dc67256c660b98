'use client';

import { useTranslations } from 'use-intl';
import { Button } from '../design/button';
import { Sheet } from '../design/sheet';
import { MoreWords } from '../frame/more-words';
import { RuleInWords } from './rule-in-words';
import { isRuleNumber } from './sections';

type WhySheetProps = { open: boolean; onClose: () => void; rules: readonly string[] };

/** The rules of these numbers in words, and the way to all of them. */
export default function WhySheet({ open, onClose, rules }: WhySheetProps) {
  const t = useTranslations();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('common.why.rule', { rules: rules.join(', '), count: rules.length })}
      closeLabel={t('common.actions.close')}
    >
      <MoreWords of="rules">
        {rules.filter(isRuleNumber).map((rule) => (
          <RuleInWords key={rule} rule={rule} />
        ))}
      </MoreWords>
      <Button href={`/rules/cardcassonne/#${rules[0]}`}>{t('common.why.page')}</Button>
    </Sheet>
  );
}
