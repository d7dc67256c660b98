'use client';

import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { ScoreTrack } from '@/app/design/score-track';
import { Screen } from '@/app/design/screen';
import { go } from '@/app/session/address';
import { LiveBar, LiveMessages, useLiveTitle } from '@/app/table/live-parts';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { toClaim, useEvening } from './evening-context';
import { MissingValues } from './missing-values';
import { RoundHead } from './round-head';
import { Standings } from './standings';
import { TableMenu } from './table-menu';

/** The table as it stands: round, track, standings, and what comes next. */
export function LiveScreen() {
  const { evening, seatOf } = useEvening();
  const title = useLiveTitle();
  const [menu, setMenu] = useState(false);
  const bar = <LiveBar title={title} onMenu={() => setMenu(true)} />;
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
      <LiveMessages>
        <MissingValues />
      </LiveMessages>
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
