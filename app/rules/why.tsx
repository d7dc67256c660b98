'use client';

import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../design/button';
import { IconButton } from '../design/icon-button';
import { Sheet } from '../design/sheet';
import { MoreWords } from '../frame/more-words';
import { RuleInWords } from './rule-in-words';
import { isRuleNumber } from './sections';

type WhyProps = {
  /** The number that a reason carries: "CC-08". Without words for it there is nothing to press. */
  rule: string;
};

/** A quiet key beside points: the rule they rest on, in words that are fetched when it is pressed. Not for inside a p. */
export function Why({ rule }: WhyProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  if (!isRuleNumber(rule)) return null;
  return (
    <>
      <IconButton
        className="text-hazel"
        icon={<Info aria-hidden />}
        label={t('common.why.label', { rule })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('common.why.rule', { rule })}
        closeLabel={t('common.actions.close')}
      >
        <MoreWords of="rules">
          <RuleInWords rule={rule} />
        </MoreWords>
        <Button href={`/rules/cardcassonne/#${rule}`}>{t('common.why.page')}</Button>
      </Sheet>
    </>
  );
}
