'use client';

import { useTranslations } from 'use-intl';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { useTitle } from '../frame/use-title';
import { About } from './about';
import { AtTheTable } from './at-the-table';
import { Erase } from './erase';
import { LanguageChoice } from './language-choice';
import { Look } from './look';
import { YourTables } from './your-tables';

/** How this phone shows things, and what it knows. */
export function Settings({ version }: { version: string }) {
  const t = useTranslations();
  useTitle(t('common.shell.settings'));
  const bar = <TopBar back={{ label: t('common.shell.back'), href: '/' }} title={t('common.shell.settings')} />;
  return (
    <Screen bar={bar}>
      <LanguageChoice />
      <Look />
      <AtTheTable />
      <YourTables />
      <About version={version} />
      <Erase />
    </Screen>
  );
}
