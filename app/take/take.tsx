'use client';

import { Upload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LoadButton } from '../backup/load-button';
import { Empty } from '../design/empty';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Waiting } from '../design/waiting';
import { NotRead } from '../frame/not-read';
import { useTitle } from '../frame/use-title';
import { Done, DoneDock } from './done';
import { PlanDock, ShownPlan } from './plan';
import { PlanProblem } from './plan-problem';
import { Refused } from './refused';
import { useImport } from './use-import';
import { useOpened } from './use-opened';
import { useSource } from './use-source';

/** Brings tables in from a file or a link: what it holds, what it would do, and the one button that does it. */
export function Take() {
  const t = useTranslations();
  useTitle(t('common.shell.take'));
  const { source, choose } = useSource();
  const { state, bringBack, bringIn } = useImport(source);
  useOpened(source, state);
  const bar = <TopBar back={{ label: t('common.actions.back'), href: '/' }} title={t('common.shell.take')} />;
  const dock =
    state.at === 'shown' ? (
      <PlanDock {...state} onBringIn={() => void bringIn()} />
    ) : state.at === 'done' ? (
      <DoneDock plan={state.plan} />
    ) : null;
  return (
    <Screen bar={bar} dock={dock}>
      {state.at === 'nothing' && <Nothing onChosen={choose} />}
      {state.at === 'reading' && <Waiting label={t('backup.take.reading')} />}
      {state.at === 'refused' && <Refused refusal={state.refusal} onChosen={choose} />}
      {state.at === 'not-planned' && <NotRead fact={t('common.tables.notRead')} error={state.error} />}
      {state.at === 'shown' && <PlanProblem problem={state.problem} onAgain={() => void bringIn()} />}
      {state.at === 'shown' && source?.kind === 'link' && (
        <p>{t('backup.take.where', { host: window.location.host })}</p>
      )}
      {state.at === 'shown' && <ShownPlan {...state} onBringBack={(id, back) => void bringBack(id, back)} />}
      {state.at === 'done' && <Done {...state} />}
    </Screen>
  );
}

function Nothing({ onChosen }: { onChosen: (file: File) => void }) {
  const t = useTranslations();
  const choose = (
    <LoadButton strong onChosen={onChosen}>
      {t('backup.take.choose')}
    </LoadButton>
  );
  return (
    <Empty icon={<Upload aria-hidden />} title={t('backup.take.nothing')} action={choose}>
      {t('backup.take.nothingText')}
    </Empty>
  );
}
