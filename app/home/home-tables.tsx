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

/** The tables on this phone, or that there are none yet. */
export function HomeTables({ tables, onMore }: { tables: Tables; onMore: () => void }) {
  const [menu, setMenu] = useState<string | null>(null);
  const [handOn, setHandOn] = useState({ id: '', name: '', open: false });
  const { resume, earlier, more, binned, lost } = tables;
  const all = resume ? [resume, ...earlier] : earlier;
  return (
    <>
      {all.length === 0 && <NoTables lost={lost} />}
      {resume && <ResumeCard table={resume} onMenu={() => setMenu(resume.id)} />}
      <QuickSums />
      {earlier.length > 0 && <EarlierTables tables={earlier} onMenu={setMenu} onMore={more ? onMore : null} />}
      <BackupReminder />
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
