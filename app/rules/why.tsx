'use client';

import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../design/button';
import { IconButton } from '../design/icon-button';
import { Pressable } from '../design/pressable';
import { Sheet } from '../design/sheet';
import { MoreWords } from '../frame/more-words';
import { RuleInWords } from './rule-in-words';
import { isRuleNumber } from './sections';

type WhyProps = {
  /** The numbers that reasons carry: "CC-08". Without words for any of them there is nothing to press. */
  rules: readonly string[];
  /** The reasons themselves, where there is no room for a key beside them: then these words are the key. */
  children?: ReactNode;
};

/** A quiet key to the rules that points rest on, in words that are fetched when it is pressed. Not for inside a p. */
export function Why({ rules, children }: WhyProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const known = [...new Set(rules)].filter(isRuleNumber);
  const [first] = known;
  if (!first) return children;
  const named = { rules: known.join(', '), count: known.length };
  const key = { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(true) };
  return (
    <>
      {children ? (
        <Pressable className="why-words" {...key}>
          {children}
          {/* Never alone on a line. */}
          {'\u00a0'}
          <Info aria-hidden />
          <span className="sr-only"> {t('common.why.label', named)}</span>
        </Pressable>
      ) : (
        <IconButton className="text-hazel" icon={<Info aria-hidden />} label={t('common.why.label', named)} {...key} />
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('common.why.rule', named)}
        closeLabel={t('common.actions.close')}
      >
        <MoreWords of="rules">
          {known.map((rule) => (
            <RuleInWords key={rule} rule={rule} />
          ))}
        </MoreWords>
        <Button href={`/rules/cardcassonne/#${first}`}>{t('common.why.page')}</Button>
      </Sheet>
    </>
  );
}
