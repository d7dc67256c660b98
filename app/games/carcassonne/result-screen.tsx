'use client';

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter } from 'use-intl';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { ResultTable } from '@/app/design/result-table';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { Winner } from '@/app/design/winner';
import { fetched } from '@/app/frame/fetched';
import { useTableName } from '@/app/frame/table-name';
import { useTitle } from '@/app/frame/use-title';
import { usePlayedName } from '@/app/home/use-game-name';
import { Why } from '@/app/rules/why';
import { go } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { ToStart, useSamePeople } from '@/app/table/result-parts';
import type { SharedResult } from '@/app/table/share/shared-result';
import { Undo, UndoToast } from '@/app/table/undo';
import { leadsTitle, wonTitle } from '@/app/table/won-text';
import { type Translate, useWords } from '@/app/table/words';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { useCarcassonne } from './carcassonne-context';
import { ReasonTable } from './reason-table';
import { pointsOf, sharedResult } from './share-result';

// Nobody needs it before pressing Share.
const ShareSheet = fetched(() => import('@/app/table/share/share-sheet'));

/** Who won, alone or shared, and everybody's points: in play, at the end, and what they were for. */
export function ResultScreen() {
  const t = useWords();
  const { id, session } = useCarcassonne();
  const title = t(session.finished ? 'carcassonne.result.closedTitle' : 'carcassonne.result.title');
  useTitle(title);
  const bar = <TopBar title={title} back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }} />;
  return (
    <Screen bar={bar} dock={<ResultDock />}>
      <ProblemMessage />
      <Won />
      <Points />
      <ReasonTable />
      <ToStart />
    </Screen>
  );
}

/** Who has won; before the end, who leads. Nothing while nothing is scored. */
function Won() {
  const t = useWords();
  const { view, seatOf, nameOf } = useCarcassonne();
  const over = useOver();
  const { winners } = view.standings;
  const names = winners.map(nameOf);
  const points = view.players[winners[0] ?? '']?.points ?? 0;
  if (view.entries.length === 0) return null;
  return (
    <Winner
      colours={winners.map((winner) => seatOf(winner).colour)}
      title={over ? wonTitle(t, names) : leadsTitle(t, names)}
      note={<Why rules={['CA-42']}>{whyWon(t, view, nameOf)}</Why>}
      points={points}
    />
  );
}

/** Whether the points are the last word: everything is counted, or the table is closed. */
function useOver(): boolean {
  const { session, view } = useCarcassonne();
  return session.finished || view.lastCount.complete;
}

/** By how much, and before whom; a tie is a shared win. */
export function whyWon(t: Translate, { standings, players }: TableView, nameOf: (player: string) => string): string {
  const [winner = ''] = standings.winners;
  if (standings.shared) return t('carcassonne.result.level');
  const behind = Object.entries(players).filter(([player]) => player !== winner);
  const [second, own] = behind.toSorted(([, one], [, other]) => other.points - one.points)[0] ?? ['', { points: 0 }];
  return t('table.result.byPoints', { points: (players[winner]?.points ?? 0) - own.points, name: nameOf(second) });
}

function Points() {
  const t = useWords();
  const { view, seatOf } = useCarcassonne();
  const { ranks } = view.standings;
  const players = [...view.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const rows = players.map((player) => {
    const { name, colour } = seatOf(player);
    const { play, lastCount, final } = pointsOf(view, player);
    const cells = [
      { id: 'play', value: play },
      { id: 'lastCount', value: lastCount },
      { id: 'final', value: final },
    ];
    return { id: player, name, colour, won: view.entries.length > 0 && ranks[player] === 1, cells };
  });
  return (
    <ResultTable
      caption={t('table.result.table')}
      nameHead={t('table.result.player')}
      heads={[t('carcassonne.result.play'), t('carcassonne.result.lastCount'), t('carcassonne.result.final')]}
      rows={rows}
    />
  );
}

function ResultDock() {
  const t = useWords();
  const [sharing, setSharing] = useState(false);
  const result = useSharedResult();
  return (
    <>
      <Dock toast={<UndoToast />}>
        <Undo />
        <NextStep />
        <AuxButton
          icon={<Share2 aria-hidden />}
          label={t('table.share.share')}
          aria-haspopup="dialog"
          onClick={() => setSharing(true)}
        />
      </Dock>
      {sharing && <ShareSheet open onClose={() => setSharing(false)} result={result} />}
    </>
  );
}

/** Close the table, or sit down again. */
function NextStep() {
  const t = useWords();
  const { session, actions } = useCarcassonne();
  const { close, again } = useSamePeople();
  if (session.finished) return <PrimaryAction label={t('table.result.again')} onClick={again} />;
  return <PrimaryAction label={t('table.result.close')} busy={actions.busy} onClick={close} />;
}

/** What is shared of this table, as it stands. */
function useSharedResult(): SharedResult {
  const t = useWords();
  const format = useFormatter();
  const tableName = useTableName();
  const playedName = usePlayedName();
  const { session, view, seatOf, nameOf } = useCarcassonne();
  const over = useOver();
  const startedAt = session.started?.at ?? 0;
  const when = format.dateTime(new Date(startedAt), { day: 'numeric', month: 'long', year: 'numeric' });
  return sharedResult(t, {
    title: tableName(session.started?.name ?? '', startedAt),
    note: t('common.home.played', { when, game: session.started ? playedName(session.started) : '' }),
    whyWon: whyWon(t, view, nameOf),
    ...{ view, seatOf, over },
  });
}
