'use client';

import { Share2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useFormatter } from 'use-intl';
import { Button } from '@/app/design/button';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { fetched } from '@/app/frame/fetched';
import { useTableName } from '@/app/frame/table-name';
import { PLAN_KEY, samePeople } from '@/app/new/plan';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { keepDraft } from '@/lib/db/drafts';
import type { SharedResult } from './share/shared-result';
import { useAtTable } from './table-context';
import { Undo, UndoToast } from './undo';
import { useWords } from './words';

// Nobody needs it before pressing Share.
const ShareSheet = fetched(() => import('./share/share-sheet'));

/** Below a result: undo, what comes next, and the way to hand it on. */
export function ResultDock({ next, result }: { next: ReactNode; result: SharedResult }) {
  const t = useWords();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Dock toast={<UndoToast />}>
        <Undo />
        {next}
        <AuxButton
          icon={<Share2 aria-hidden />}
          label={t('table.share.share')}
          aria-haspopup="dialog"
          onClick={() => setSharing(true)}
        />
      </Dock>
      {sharing && <ShareSheet open onClose={() => setSharing(false)} result={result} />}
    </>
  );
}

/** What stands above a shared result: the table's name, and when `game` was played. */
export function useSharedHead(game: string): Pick<SharedResult, 'title' | 'note'> {
  const t = useWords();
  const format = useFormatter();
  const tableName = useTableName();
  const { name, at } = useAtTable().session.started ?? { name: '', at: 0 };
  const when = format.dateTime(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' });
  return { title: tableName(name, at), note: t('common.tables.played', { when, game }) };
}

/** Closes the table; once it is closed, the same people sit down again. */
export function CloseOrAgain() {
  const t = useWords();
  const { session, actions } = useAtTable();
  const { close, again } = useSamePeople();
  if (session.finished) return <PrimaryAction label={t('table.result.again')} onClick={again} />;
  return <PrimaryAction label={t('table.result.close')} busy={actions.busy} onClick={close} />;
}

/** The ways on from a result: the table is closed, or the same people sit down again. */
function useSamePeople() {
  const router = useRouter();
  const { session, seats, actions } = useAtTable();
  async function close() {
    if (await actions.act({ do: 'finish' })) router.push('/');
  }
  async function again() {
    const { game, addOns = {} } = session.started ?? {};
    const plan = samePeople(seats, game, session.options, Object.keys(addOns));
    // Should the phone not take it, a new table starts with the people of the newest one all the same.
    await keepDraft(database(), '', PLAN_KEY, plan, now()).catch(() => undefined);
    router.push('/new/');
  }
  return { close: () => void close(), again: () => void again() };
}

/** From a closed table, the way to the start page. */
export function ToStart() {
  const t = useWords();
  const { session } = useAtTable();
  return session.finished ? <Button href="/">{t('table.result.home')}</Button> : null;
}
