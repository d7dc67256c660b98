'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/app/design/button';
import { PLAN_KEY, samePeople } from '@/app/new/plan';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { keepDraft } from '@/lib/db/drafts';
import { useAtTable } from './table-context';
import { useWords } from './words';

/** The ways on from a result: the table is closed, or the same people sit down again. */
export function useSamePeople() {
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
