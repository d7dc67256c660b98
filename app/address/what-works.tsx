import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Leaf, Row } from '../design/leaf';
import { Section } from '../settings/section';

/** What this browser can do at this address. */
const here = () => ({
  score: true,
  offline: 'serviceWorker' in navigator,
  install: window.isSecureContext,
  awake: 'wakeLock' in navigator,
  copy: Boolean(navigator.clipboard),
});

/** What works at this address, line by line. */
export function WhatWorks() {
  const t = useTranslations();
  const missing = window.isSecureContext ? t('address.works.notInBrowser') : t('address.works.needsHttps');
  return (
    <Section title={t('address.works.title')}>
      <Leaf as="ul" className="rows">
        {Object.entries(here()).map(([what, works]) => (
          <li key={what}>
            <Row
              icon={works ? <Check aria-hidden /> : <X aria-hidden />}
              title={t(`address.works.${what as keyof ReturnType<typeof here>}`)}
              note={works ? t('address.works.yes') : missing}
            />
          </li>
        ))}
      </Leaf>
    </Section>
  );
}
