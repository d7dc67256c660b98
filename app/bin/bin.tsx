'use client';

import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { binnedTables, countBinned, DAYS_KEPT } from '@/lib/db/bin';
import { type BinnedTable, database } from '@/lib/db/database';
import { useStored } from '@/lib/db/use-stored';
import { SaveSheet } from '../backup/sheets';
import { Button } from '../design/button';
import { Dock } from '../design/dock';
import { Empty } from '../design/empty';
import { Screen } from '../design/screen';
import { Toast, ToastRegion } from '../design/toast';
import { TopBar } from '../design/top-bar';
import { Waiting } from '../design/waiting';
import { Later } from '../frame/later';
import { NotRead } from '../frame/not-read';
import { useTitle } from '../frame/use-title';
import { BinFailure } from '../home/bin-toast';
import { BinnedTables } from './binned-tables';
import { EmptySheet } from './empty-sheet';

const STEP = 20;

type Shown = { tables: BinnedTable[]; count: number };

/** Something said in passing: what was done, and the way on. */
export type Said = { words: string; nth: number; open?: string };

async function readBin(limit: number): Promise<Shown> {
  const db = database();
  return { tables: await binnedTables(db, limit), count: await countBinned(db) };
}

/** The deleted tables, each with the way back, and the way to erase them all. */
export function Bin() {
  const t = useTranslations();
  useTitle(t('common.shell.bin'));
  const [limit, setLimit] = useState(STEP);
  const [asking, setAsking] = useState<'empty' | 'back-up' | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const stored = useStored(() => readBin(limit), [limit]);
  const { tables, count } = stored.status === 'read' ? stored.value : { tables: [], count: 0 };
  const say = (words: string, open?: string) => setSaid((before) => ({ words, open, nth: (before?.nth ?? 0) + 1 }));
  const bar = <TopBar back={{ label: t('common.shell.back'), href: '/' }} title={t('common.shell.bin')} />;
  const dock = count > 0 && (
    <Dock>
      <Button look="bad" className="flex-1" icon={<Trash2 aria-hidden />} onClick={() => setAsking('empty')}>
        {t('bin.empty')}
      </Button>
    </Dock>
  );
  return (
    <Screen bar={bar} dock={dock}>
      <BinFailure />
      {stored.status === 'waiting' && <Waiting label={t('common.tables.reading')} />}
      {stored.status === 'failed' && <NotRead fact={t('common.tables.notRead')} error={stored.error} />}
      {stored.status === 'read' && count === 0 && <NothingHere />}
      {count > 0 && (
        <>
          <p className="note">{t('bin.text', { days: DAYS_KEPT })}</p>
          <BinnedTables tables={tables} onBack={(name, id) => say(t('bin.broughtBack', { name }), id)} />
          {tables.length < count && (
            <Button onClick={() => setLimit(limit + STEP)}>{t('common.actions.showMore')}</Button>
          )}
        </>
      )}
      <EmptySheet
        open={asking === 'empty'}
        count={count}
        onClose={() => setAsking(null)}
        onBackUp={() => setAsking('back-up')}
        onErased={(erased) => say(t('bin.erased', { count: erased }))}
      />
      <Later of={SaveSheet} open={asking === 'back-up'} onClose={() => setAsking('empty')} />
      <ToastRegion app>{said && <Passing key={said.nth} said={said} onDone={() => setSaid(null)} />}</ToastRegion>
    </Screen>
  );
}

function NothingHere() {
  const t = useTranslations();
  const home = (
    <Button look="strong" href="/">
      {t('common.tableState.home')}
    </Button>
  );
  return (
    <Empty icon={<Trash2 aria-hidden />} title={t('bin.nothing')} action={home}>
      {t('bin.text', { days: DAYS_KEPT })}
    </Empty>
  );
}

function Passing({ said, onDone }: { said: Said; onDone: () => void }) {
  const t = useTranslations();
  const { words, open } = said;
  return (
    <Toast
      icon={open ? <Check aria-hidden /> : <Trash2 aria-hidden />}
      action={open ? { label: t('bin.open'), href: open } : undefined}
      onDone={onDone}
    >
      {words}
    </Toast>
  );
}
