'use client';

import { useTranslations } from 'use-intl';
import { Screen } from '../design/screen';
import { Waiting } from '../design/waiting';
import { NotRead } from '../frame/not-read';
import { useTitle } from '../frame/use-title';
import { NewTableBar } from './new-table-bar';
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
