'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Message } from '../design/message';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Waiting } from '../design/waiting';
import { useTitle } from '../frame/use-title';
import { NewTableForm } from './new-table-form';
import { useStartingPoint } from './use-starting-point';

/** A new table: what was entered before, or the people of the last table in their seats. */
export function NewTable() {
  const t = useTranslations();
  useTitle(t('common.shell.newTable'));
  const start = useStartingPoint();
  if (start.status === 'read') return <NewTableForm start={start.value} />;
  return (
    <Screen bar={<NewTableBar />}>
      {start.status === 'waiting' ? (
        <Waiting label={t('common.newTable.reading')} bars={5} />
      ) : (
        <NotRead error={start.error} />
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

function NotRead({ error }: { error: string }) {
  const t = useTranslations();
  const again = { label: t('common.actions.tryAgain'), onClick: () => window.location.reload() };
  return (
    <Message tone="bad" fact={t('common.newTable.failed')} action={again}>
      {t('common.newTable.failedText', { error })}
    </Message>
  );
}
