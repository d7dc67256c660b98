'use client';

import { useEffect, useState } from 'react';
import type { Backup } from '@/lib/db/backup/format';
import type { Choices, ImportPlan } from '@/lib/db/backup/import-plan';
import type { LinkRefusal } from '@/lib/db/backup/link';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { failureName } from '@/lib/db/failure';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';

/** A backup that was read, and what it would do here with these choices. */
export type Shown = { backup: Backup; plan: ImportPlan; choices: Choices };

/** From the file to what was done with it. A problem beside what is shown is why the last try did not go through. */
export type Import =
  | { at: 'nothing' }
  | { at: 'reading' }
  | { at: 'refused'; refusal: LinkRefusal }
  | { at: 'not-planned'; error: string }
  | (Shown & { at: 'shown'; busy: boolean; problem: 'changed' | WriteFailure | null })
  | (Shown & { at: 'done' });

/** Where a backup comes from; a new object is a new one. Null: from nowhere yet. */
export type Source = { kind: 'file' | 'link'; read: () => Promise<Backup | LinkRefusal> } | null;

/** Reads a backup, shows what it would do, and does it when told. Nothing is written before that. */
export function useImport(source: Source) {
  const [state, setState] = useState<Import>({ at: 'nothing' });
  useEffect(() => {
    if (!source) return setState({ at: 'nothing' });
    let wanted = true;
    setState({ at: 'reading' });
    void begun(source).then((next) => wanted && setState(next));
    return () => {
      wanted = false;
    };
  }, [source]);

  /** Whether a deleted table of the backup, by its id there, is to come back. */
  async function bringBack(table: string, back: boolean) {
    if (state.at !== 'shown' || state.busy) return;
    const chosen = new Set(state.choices.back);
    if (back) chosen.add(table);
    else chosen.delete(table);
    setState(await planned(state.backup, { ...state.choices, back: chosen }));
  }

  async function bringIn() {
    if (state.at !== 'shown' || state.busy) return;
    setState({ ...state, busy: true });
    setState(await carriedOut(state));
  }

  return { state, bringBack, bringIn };
}

async function begun(source: NonNullable<Source>): Promise<Import> {
  const backup = await source.read();
  return 'refused' in backup ? { at: 'refused', refusal: backup } : planned(backup, { back: new Set(), at: now() });
}

async function planned(backup: Backup, choices: Choices): Promise<Import> {
  const { planImport } = await import('@/lib/db/backup/plan');
  return planImport(database(), backup, choices).then(
    (plan): Import => ({ at: 'shown', backup, plan, choices, busy: false, problem: null }),
    (error: unknown): Import => ({ at: 'not-planned', error: failureName(error) }),
  );
}

async function carriedOut({ backup, plan: shown, choices }: Shown): Promise<Import> {
  const { bringIn } = await import('@/lib/db/backup/bring-in');
  return bringIn(database(), backup, choices, shown).then(
    ({ outcome, plan }): Import =>
      outcome === 'done'
        ? { at: 'done', backup, plan, choices }
        : { at: 'shown', backup, plan, choices, busy: false, problem: 'changed' },
    (error: unknown): Import => ({
      ...{ at: 'shown', backup, plan: shown, choices, busy: false },
      problem: writeFailure(error),
    }),
  );
}
