'use client';

import { useTranslations } from 'use-intl';
import { Button } from '../design/button';
import { Sheet } from '../design/sheet';
import { MoreWords } from '../frame/more-words';
import { inBook } from './rule-books';
import { RuleInWords } from './rule-in-words';

type WhySheetProps = { open: boolean; onClose: () => void; rules: readonly string[] };

/** The rules of these numbers in words, and the way to all of them. */
export default function WhySheet({ open, onClose, rules }: WhySheetProps) {
  const t = useTranslations();
  const found = inBook(rules);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('common.why.rule', { rules: rules.join(', '), count: rules.length })}
      closeLabel={t('common.actions.close')}
    >
      {found && (
        <>
          <MoreWords of={found.book.words}>
            {found.rules.map((rule) => (
              <RuleInWords key={rule} book={found.book} rule={rule} />
            ))}
          </MoreWords>
          <Button href={`${found.book.address}#${rules[0]}`}>{t('common.why.page')}</Button>
        </>
      )}
    </Sheet>
  );
}
