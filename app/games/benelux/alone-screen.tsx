'use client';

import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { Leaf, Row } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { go } from '@/app/session/address';
import { LiveBar, LiveMessages, useLiveTitle } from '@/app/table/live-parts';
import { useWords } from '@/app/table/words';
import { TableMenu } from '../carcassonne/table-menu';
import { TurnHead } from '../carcassonne/turn-head';
import { AloneDock } from './alone-dock';
import { AloneRulesSheet } from './alone-rules-sheet';
import { useChips } from './chips-context';
import { Collecting } from './collecting';
import { HeldChips } from './held-chips';
import { Islands } from './islands';
import { TakenMessage } from './taken-message';

/** The chips alone: whose turn it is, what was found, and the islands. */
export function AloneScreen() {
  const t = useWords();
  const { session } = useChips();
  const title = useLiveTitle();
  const [menu, setMenu] = useState(false);
  const first = (
    <>
      <TurnHead />
      <LiveMessages />
      <TakenMessage />
      <Collecting />
      <HeldChips />
    </>
  );
  const book = { title: t('common.shell.rulesOfChips'), href: '/rules/benelux/' };
  return (
    <Screen bar={<LiveBar title={title} onMenu={() => setMenu(true)} />} first={first} dock={<AloneDock />}>
      <Islands />
      <p className="note">{t('benelux.live.alone')}</p>
      {!session.finished && <ToResult />}
      <TableMenu name={title} open={menu} onClose={() => setMenu(false)} rules={AloneRulesSheet} book={book} />
    </Screen>
  );
}

function ToResult() {
  const t = useWords();
  const { id } = useChips();
  return (
    <Leaf>
      <Row
        icon={<Trophy aria-hidden />}
        title={t('carcassonne.live.result')}
        note={t('carcassonne.live.resultNote')}
        onClick={() => go(id, 'result')}
      />
    </Leaf>
  );
}
