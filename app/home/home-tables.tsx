'use client';

import { useState } from 'react';
import { HandOnSheet } from '../backup/sheets';
import { Later } from '../frame/later';
import { BackupReminder } from './backup-reminder';
import { BinRow } from './bin-row';
import { EarlierTables } from './earlier-tables';
import { HomeMenu } from './home-menu';
import { NoTables } from './no-tables';
import { QuickSums } from './quick-sums';
import type { HomeTables as Tables } from './read-home';
import { ResumeCard } from './resume-card';

/** Nothing in it changes with what is read: React leaves it alone. */
const quickSums = <QuickSums />;

/** The tables on this phone, or that there are none yet, around the sums without a table; these alone until they are read. */
export function HomeTables({ tables, onMore }: { tables: Tables | null; onMore: () => void }) {
  const [menu, setMenu] = useState<string | null>(null);
  const [handOn, setHandOn] = useState({ id: '', name: '', open: false });
  const { resume = null, earlier = [], more = false, binned = 0 } = tables ?? {};
  const all = resume ? [resume, ...earlier] : earlier;
  return (
    <>
      {tables && all.length === 0 && <NoTables lost={tables.lost} />}
      {resume && <ResumeCard table={resume} onMenu={() => setMenu(resume.id)} />}
      {quickSums}
      {earlier.length > 0 && <EarlierTables tables={earlier} onMenu={setMenu} onMore={more ? onMore : null} />}
      {tables && <BackupReminder />}
      <BinRow count={binned} />
      <HomeMenu
        table={all.find(({ id }) => id === menu) ?? null}
        onClose={() => setMenu(null)}
        onHandOn={(id, name) => {
          setMenu(null);
          setHandOn({ id, name, open: true });
        }}
      />
      <Later of={HandOnSheet} {...handOn} onClose={() => setHandOn({ ...handOn, open: false })} />
    </>
  );
}
