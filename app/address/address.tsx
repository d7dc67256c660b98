'use client';

import { useTranslations } from 'use-intl';
import { Leaf, Row } from '../design/leaf';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { useTitle } from '../frame/use-title';
import { Section } from '../settings/section';
import { TheRest } from './the-rest';
import { WhatWorks } from './what-works';

/** What works at the address of this page, how to get the rest, and how tables move to another address. */
export function Address() {
  const t = useTranslations();
  useTitle(t('common.shell.address'));
  const bar = <TopBar back={{ label: t('common.shell.back'), href: '/' }} title={t('common.shell.address')} />;
  return (
    <Screen bar={bar}>
      <WhatWorks />
      {!window.isSecureContext && <TheRest />}
      <Section title={t('address.tables.title')}>
        <p>{t('address.tables.text')}</p>
        <Leaf>
          <Row href="/settings/" title={t('address.tables.settings')} />
        </Leaf>
      </Section>
    </Screen>
  );
}
