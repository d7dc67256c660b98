'use client';

import { Ellipsis, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { IconButton } from '@/app/design/icon-button';
import { ScoreTrack } from '@/app/design/score-track';
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
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { toClaim, useEvening } from './evening-context';
import { MissingValues } from './missing-values';
import { RoundHead } from './round-head';
import { Standings } from './standings';
import { TableMenu } from './table-menu';

/** The table as it stands: round, track, standings, and what comes next. */
export function LiveScreen() {
  const t = useWords();
  const { session, evening, seatOf } = useEvening();
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
  const followers = evening.seats.map((player) => ({
    id: player,
    colour: seatOf(player).colour,
    points: evening.players[player]?.points ?? 0,
  }));
  const first = (
    <>
      <RoundHead />
      <ScoreTrack followers={followers} />
    </>
  );
  return (
    <Screen bar={bar} first={first} dock={<LiveDock />}>
      <ProblemMessage />
      <MovedMessage />
      <ClosedMessage />
      <MissingValues />
      <BinFailure />
      <UpdateOffer />
      <UnreadableCount />
      <Standings />
      <TableMenu name={title} open={menu} onClose={() => setMenu(false)} />
    </Screen>
  );
}

function LiveDock() {
  const t = useWords();
  const { id } = useEvening();
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      <NextStep />
      <AuxButton
        icon={<ScrollText aria-hidden />}
        label={t('common.actions.ledger')}
        onClick={() => go(id, 'ledger')}
      />
    </Dock>
  );
}

/** The one thing to do next: score a round, open the chests, see the result. */
function NextStep() {
  const t = useWords();
  const { id, session, evening, actions } = useEvening();
  function to(at: 'claim' | 'chests' | 'result', query = {}) {
    actions.refuse(null);
    go(id, at, query);
  }
  if (session.finished || evening.allChestsCounted) {
    return <PrimaryAction label={t('evening.live.result')} onClick={() => to('result')} />;
  }
  if (evening.complete) {
    const opened = evening.seats.some((player) => evening.players[player]?.chest);
    const label = t(opened ? 'evening.live.countChests' : 'evening.live.openChests');
    return <PrimaryAction label={label} onClick={() => to('chests')} />;
  }
  const round = evening.currentRound;
  return (
    <PrimaryAction
      label={t('evening.live.scoreRound', { round })}
      onClick={() => to('claim', { round, player: toClaim(evening, round)[0] })}
    />
  );
}
