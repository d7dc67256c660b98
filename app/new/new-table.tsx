'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Waiting } from '../design/waiting';
import { NotRead } from '../frame/not-read';
import { useTitle } from '../frame/use-title';
import { NewTableForm } from './new-table-form';
import { useKnown } from './use-known';
import { useStartingPoint } from './use-starting-point';

/** A new table: what was entered before, or the people of the last table in their seats. */
export function NewTable() {
  const t = useTranslations();
  useTitle(t('common.shell.newTable'));
  const start = useStartingPoint();
  const known = useKnown();
  if (start.status === 'read' && known) return <NewTableForm start={start.value} known={known} />;
  return (
    <Screen bar={<NewTableBar />}>
      {start.status === 'failed' ? (
        <NotRead fact={t('common.problem.storeNotRead')} error={start.error} />
      ) : (
        <Waiting label={t('newTable.reading')} bars={5} />
      )}
    </Screen>
  );
}

/** `right`: whether what was entered is kept. */
export function NewTableBar({ right }: { right?: ReactNode }) {
  const t = useTranslations();
  const back = { label: t('common.shell.back'), href: '/' };
  return <TopBar back={back} title={t('common.shell.newTable')} right={right} />;
}
