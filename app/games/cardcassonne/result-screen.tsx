'use client';

import { useId, useState } from 'react';
import { PrimaryAction } from '@/app/design/dock';
import { Message } from '@/app/design/message';
import { PlayerTabs } from '@/app/design/player-tabs';
import { ResultTable } from '@/app/design/result-table';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { Winner } from '@/app/design/winner';
import { useTitle } from '@/app/frame/use-title';
import { Why } from '@/app/rules/why';
import { go } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { CloseOrAgain, ResultDock, ToStart } from '@/app/table/result-parts';
import { leadsTitle, wonTitle } from '@/app/table/won-text';
import { useWords } from '@/app/table/words';
import { ChestGroups } from './chest-groups';
import { useEvening } from './evening-context';
import { MissingValues } from './missing-values';
import { totalText } from './reason-text';
import { useSharedResult } from './use-shared-result';
import { whyWon } from './why-won';

/** Who won and why, every chest in its groups, and everybody's points. */
export function ResultScreen() {
  const t = useWords();
  const { id, session, evening } = useEvening();
  const title = t(titleOf(session.finished, evening.allChestsCounted));
  useTitle(title);
  const result = useSharedResult();
  const bar = <TopBar title={title} back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }} />;
  return (
    <Screen bar={bar} dock={<ResultDock next={<NextStep />} result={result} />}>
      <ProblemMessage />
      {evening.allChestsCounted ? <Won /> : <NotCounted />}
      <MissingValues>{t('evening.result.notLast')}</MissingValues>
      {evening.allChestsCounted && <OpenChests />}
      <Points />
      <ToStart />
    </Screen>
  );
}

function titleOf(finished: boolean, counted: boolean) {
  if (finished) return 'evening.result.closedTitle';
  return counted ? 'evening.result.title' : 'evening.chests.title';
}

function Won() {
  const t = useWords();
  const { session, evening, seatOf, nameOf } = useEvening();
  const { winners } = evening.standings;
  const names = winners.map(nameOf);
  const own = evening.players[winners[0] ?? ''];
  const points = own?.points ?? 0;
  // What a closed table agreed on stands, whatever its scoring card never said.
  const waits = evening.missing.length > 0 && !session.finished;
  return (
    <Winner
      colours={winners.map((winner) => seatOf(winner).colour)}
      title={waits ? leadsTitle(t, names) : wonTitle(t, names)}
      note={<Why rules={evening.standings.tie ? ['CC-30', 'CC-31'] : ['CC-30']}>{whyWon(t, evening, nameOf)}</Why>}
      points={totalText(t, { points, waits: waits && (own?.missing ?? []).length > 0 })}
    />
  );
}

/** A count was taken back while its result was on the screen. */
function NotCounted() {
  const t = useWords();
  return (
    <Message tone="warn" fact={t('evening.result.notCounted')}>
      {t('evening.result.notCountedText')}
    </Message>
  );
}

function OpenChests() {
  const t = useWords();
  const { evening, seatOf } = useEvening();
  const panel = useId();
  const { ranks, winners } = evening.standings;
  const [shown, setShown] = useState(winners[0] ?? '');
  const players = [...evening.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const grouping = evening.players[shown]?.chest?.grouping;
  const tabs = players.map((player) => {
    const { name, colour } = seatOf(player);
    return { id: player, name, colour, points: evening.players[player]?.chest?.grouping?.points ?? 0 };
  });
  return (
    <section>
      <PlayerTabs
        look="folder"
        label={t('evening.chests.tabs')}
        tabs={tabs}
        selected={shown}
        onSelect={setShown}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={seatOf(shown).name}>
        {grouping && <ChestGroups grouping={grouping} />}
      </div>
    </section>
  );
}

function Points() {
  const t = useWords();
  const { evening, seatOf } = useEvening();
  const { ranks } = evening.standings;
  const players = [...evening.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const rows = players.map((player) => {
    const own = evening.players[player];
    const chest = own?.chest?.grouping;
    const { name, colour } = seatOf(player);
    const points = own?.points ?? 0;
    const cells = [
      { id: 'rounds', value: points - (chest?.points ?? 0) },
      {
        id: 'chest',
        value: chest?.points ?? '–',
        note: t('evening.result.cards', { count: chest?.cards ?? own?.chestCards ?? 0 }),
      },
      { id: 'final', value: totalText(t, { points, waits: (own?.missing ?? []).length > 0 }) },
    ];
    return { id: player, name, colour, won: evening.allChestsCounted && ranks[player] === 1, cells };
  });
  return (
    <ResultTable
      caption={t('table.result.table')}
      nameHead={t('table.result.player')}
      heads={[t('evening.result.rounds'), t('evening.result.chest'), t('evening.result.final')]}
      rows={rows}
    />
  );
}

/** Count what is not counted, close the table, or sit down again. */
function NextStep() {
  const t = useWords();
  const { id, session, evening } = useEvening();
  if (session.finished || evening.allChestsCounted) return <CloseOrAgain />;
  return <PrimaryAction label={t('evening.live.countChests')} onClick={() => go(id, 'chests')} />;
}
