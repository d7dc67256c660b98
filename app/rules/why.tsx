'use client';

import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetched } from '@/app/frame/fetched';
import { IconButton } from '../design/icon-button';
import { Pressable } from '../design/pressable';
import { Later } from '../frame/later';

const WhySheet = fetched(() => import('./why-sheet'));

type WhyProps = {
  /** The numbers that reasons carry: "CC-08". With none there is nothing to press. */
  rules: readonly string[];
  /** The reasons themselves, where there is no room for a key beside them: then these words are the key. */
  children?: ReactNode;
};

/** A quiet key to the rules that points rest on. Not for inside a p. */
export function Why({ rules, children }: WhyProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  if (rules.length === 0) return children;
  const distinct = [...new Set(rules)];
  const label = t('common.why.label', { rules: distinct.join(', '), count: distinct.length });
  const key = { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(true) };
  return (
    <>
      {children ? (
        <Pressable className="why-words" {...key}>
          {children}
          {/* Never alone on a line. */}
          <span className="why-sign">
            {'\u00a0'}
            <Info aria-hidden />
          </span>
          <span className="sr-only"> {label}</span>
        </Pressable>
      ) : (
        <IconButton className="text-hazel" icon={<Info aria-hidden />} label={label} {...key} />
      )}
      <Later of={WhySheet} open={open} onClose={() => setOpen(false)} rules={distinct} />
    </>
  );
}
