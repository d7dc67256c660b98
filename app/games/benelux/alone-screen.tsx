'use client';

import { Ellipsis, Trophy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/app/design/icon-button';
import { Leaf, Row } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { useTableName } from '@/app/frame/table-name';
import { UpdateOffer } from '@/app/frame/update-offer';
import { useTitle } from '@/app/frame/use-title';
import { BinFailure } from '@/app/home/bin-toast';
import { go } from '@/app/session/address';
import { ClosedMessage } from '@/app/table/closed-message';
import { UnreadableCount } from '@/app/table/ledger-parts';
import { MovedMessage } from '@/app/table/moved-message';
import { ProblemMessage } from '@/app/table/problem-message';
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
  const name = useTableName();
  const [menu, setMenu] = useState(false);
  const { started } = session;
  const title = started ? name(started.name, started.at) : '';
  useTitle(title);
  const bar = (
    <TopBar
      back={{ label: t('common.actions.back'), href: '/' }}
      title={<span dir="auto">{title}</span>}
      right={
        <IconButton icon={<Ellipsis aria-hidden />} label={t('common.actions.more')} onClick={() => setMenu(true)} />
      }
    />
  );
  const first = (
    <>
      <TurnHead />
      <ProblemMessage />
      <MovedMessage />
      <ClosedMessage />
      <BinFailure />
      <UpdateOffer />
      <UnreadableCount />
      <TakenMessage />
      <Collecting />
    </>
  );
  return (
    <Screen bar={bar} first={first} dock={<AloneDock />}>
      <HeldChips />
      <Islands />
      <p className="note">{t('benelux.live.alone')}</p>
      <ToResult />
      <TableMenu name={title} open={menu} onClose={() => setMenu(false)} rules={AloneRulesSheet} />
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
