'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Message } from '@/app/design/message';
import { PlayerTabs } from '@/app/design/player-tabs';
import { ResultTable } from '@/app/design/result-table';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { Winner } from '@/app/design/winner';
import { useTitle } from '@/app/frame/use-title';
import { go } from '@/app/session/address';
import type { Evening } from '@/lib/rules/cardcassonne/index';
import { ChestGroups } from './chest-groups';
import { useEvening } from './evening-context';
import { ProblemMessage } from './problem-message';
import { type Translate, useWords } from './reason-text';
import { Undo, UndoToast } from './undo';

/** Who won and why, every chest in its groups, and everybody's points. */
export function ResultScreen() {
  const t = useWords();
  const { id, session, evening, seatOf, nameOf } = useEvening();
  const { winners } = evening.standings;
  const title = t(session.finished ? 'cardcassonne.result.closedTitle' : 'cardcassonne.result.title');
  useTitle(title);
  const bar = <TopBar title={title} back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }} />;
  const names = winners.map(nameOf);
  return (
    <Screen bar={bar} dock={<ResultDock />}>
      <ProblemMessage />
      <Winner
        colours={winners.map((winner) => seatOf(winner).colour)}
        title={
          winners.length === 1
            ? t('cardcassonne.result.wins', { name: names[0] ?? '' })
            : t('cardcassonne.result.shared', { names: names.join(', ') })
        }
        note={whyWon(t, evening, nameOf)}
        points={evening.players[winners[0] ?? '']?.points ?? 0}
      />
      {evening.missing.length > 0 && <Message tone="warn" fact={t('cardcassonne.result.waits')} />}
      {evening.allChestsCounted && <OpenChests />}
      <Points />
    </Screen>
  );
}

/** What the victory rests on: points, the tie rule, or nothing that tells the winners apart. */
function whyWon(t: Translate, { standings, players }: Evening, nameOf: (player: string) => string): string {
  const { winners, tie } = standings;
  if (tie?.kind === 'shared') return t('cardcassonne.result.level');
  const [winner = ''] = winners;
  if (tie) {
    const others = tie.tied.filter((player) => player !== winner);
    return t('cardcassonne.result.byBuildings', {
      names: others.map(nameOf).join(', '),
      most: tie.buildings[winner] ?? 0,
      next: Math.max(...others.map((player) => tie.buildings[player] ?? 0)),
    });
  }
  const behind = Object.entries(players).filter(([player]) => player !== winner);
  const [second, points] = behind.reduce<[string, number]>(
    (best, [player, own]) => (own.points > best[1] ? [player, own.points] : best),
    ['', Number.NEGATIVE_INFINITY],
  );
  return t('cardcassonne.result.byPoints', { points: (players[winner]?.points ?? 0) - points, name: nameOf(second) });
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
        label={t('cardcassonne.chests.tabs')}
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
        note: t('cardcassonne.result.cards', { count: chest?.cards ?? own?.chestCards ?? 0 }),
      },
      { id: 'final', value: own?.missing.length ? t('cardcassonne.live.waits', { points }) : points },
    ];
    return { id: player, name, colour, won: ranks[player] === 1, cells };
  });
  return (
    <ResultTable
      caption={t('cardcassonne.result.table')}
      nameHead={t('cardcassonne.result.player')}
      heads={[t('cardcassonne.result.rounds'), t('cardcassonne.result.chest'), t('cardcassonne.result.final')]}
      rows={rows}
    />
  );
}

function ResultDock() {
  const t = useWords();
  const router = useRouter();
  const { session, actions } = useEvening();
  async function close() {
    if (await actions.act({ do: 'finish' })) router.push('/');
  }
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      {session.finished ? (
        <PrimaryAction label={t('cardcassonne.result.home')} href="/" />
      ) : (
        <PrimaryAction label={t('cardcassonne.result.close')} busy={actions.busy} onClick={close} />
      )}
    </Dock>
  );
}
