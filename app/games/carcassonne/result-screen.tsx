'use client';

import { ResultTable } from '@/app/design/result-table';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { Winner } from '@/app/design/winner';
import { useTitle } from '@/app/frame/use-title';
import { usePlayedName } from '@/app/home/use-game-name';
import { Why } from '@/app/rules/why';
import { go } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { CloseOrAgain, ResultDock, ToStart, useSharedHead } from '@/app/table/result-parts';
import type { SharedResult } from '@/app/table/share/shared-result';
import { leadsTitle, wonTitle } from '@/app/table/won-text';
import { type Translate, useWords } from '@/app/table/words';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { useCarcassonne } from './carcassonne-context';
import { ReasonTable } from './reason-table';
import { pointsOf, sharedResult } from './share-result';

/** Who won, alone or shared, and everybody's points: in play, at the end, and what they were for. */
export function ResultScreen() {
  const t = useWords();
  const { id, session } = useCarcassonne();
  const title = t(session.finished ? 'carcassonne.result.closedTitle' : 'carcassonne.result.title');
  useTitle(title);
  const result = useSharedResult();
  const bar = <TopBar title={title} back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }} />;
  return (
    <Screen bar={bar} dock={<ResultDock next={<CloseOrAgain />} result={result} />}>
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

/** What is shared of this table, as it stands. */
function useSharedResult(): SharedResult {
  const t = useWords();
  const playedName = usePlayedName();
  const { session, view, seatOf, nameOf } = useCarcassonne();
  const head = useSharedHead(session.started ? playedName(session.started) : '');
  const over = useOver();
  return sharedResult(t, { ...head, whyWon: whyWon(t, view, nameOf), view, seatOf, over });
}
