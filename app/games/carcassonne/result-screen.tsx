'use client';

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
import { useCarcassonne } from './carcassonne-context';
import { ReasonTable } from './reason-table';
import { pointsOf } from './share-result';
import { useOver, useSharedResult } from './use-shared-result';
import { whyWon } from './why-won';

/** Who won, alone or shared, and everybody's points: in play, at the end, and what they were for. */
export function ResultScreen() {
  const t = useWords();
  const { id, session, words } = useCarcassonne();
  const title = t(session.finished ? 'carcassonne.result.closedTitle' : 'carcassonne.result.title');
  useTitle(title);
  const result = useSharedResult();
  const bar = <TopBar title={title} back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }} />;
  return (
    <Screen bar={bar} dock={<ResultDock next={<CloseOrAgain />} result={result} />}>
      <ProblemMessage />
      {words.addOns.map(({ id: addOn, BeforeClosing }) => BeforeClosing && <BeforeClosing key={addOn} />)}
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
