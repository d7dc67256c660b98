'use client';

import { Plus, ScrollText } from 'lucide-react';
import { Button } from '@/app/design/button';
import { Empty } from '@/app/design/empty';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { fetched } from '@/app/frame/fetched';
import { useTitle } from '@/app/frame/use-title';
import { go } from '@/app/session/address';
import { AsSpreadsheet } from '@/app/table/as-spreadsheet';
import { ClosedMessage } from '@/app/table/closed-message';
import type { CsvSheetOf } from '@/app/table/csv-sheet';
import { DeletedEntries } from '@/app/table/ledger-lines';
import { LedgerDock, TakenBack, UnreadableEntries } from '@/app/table/ledger-parts';
import { ProblemMessage } from '@/app/table/problem-message';
import { ShareIcon } from '@/app/table/share/share-icon';
import { useWords } from '@/app/table/words';
import type { LoggedEntry } from '@/lib/sessions/replay';
import { useCarcassonne } from './carcassonne-context';
import { deletedText } from './deleted-text';
import { LedgerChart } from './ledger-chart';
import { LedgerGroups } from './ledger-groups';
import { ScoreSheet } from './score/score-sheet';
import { useSharedResult } from './use-shared-result';

const CsvSheet: CsvSheetOf = fetched(() => import('./csv-sheet'));

/** Every entry of the evening with its sum: the last count first, then turn by turn, the last turn first. */
export function LedgerScreen() {
  const t = useWords();
  const { id, view, session, nameOf, words } = useCarcassonne();
  const result = useSharedResult();
  useTitle(t('table.ledger.title'));
  const bar = (
    <TopBar
      title={t('table.ledger.title')}
      back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }}
      right={<ShareIcon result={result} />}
    />
  );
  function placeText(deleted: LoggedEntry) {
    const { round } = deleted.place;
    const turn = round === undefined ? '' : t('carcassonne.ledger.turn', { turn: round });
    return [deletedText({ t, view, nameOf, words }, deleted), turn].filter(Boolean).join(' · ');
  }
  const before = view.turns.length - 1;
  return (
    <>
      <Screen bar={bar} dock={<LedgerDock />}>
        <ProblemMessage />
        <ClosedMessage />
        <LedgerChart />
        {view.entries.length === 0 && (
          <Empty icon={<ScrollText aria-hidden />} title={t('carcassonne.ledger.empty')}>
            {t('carcassonne.ledger.emptyText')}
          </Empty>
        )}
        <TakenBack />
        <LedgerGroups />
        <DeletedEntries placeText={placeText} />
        {words.scores && !session.finished && view.turn !== null && before > 0 && (
          <Button icon={<Plus aria-hidden />} onClick={() => go(id, 'amend', { turn: before })}>
            {t('carcassonne.ledger.addEarlier')}
          </Button>
        )}
        <AsSpreadsheet of={CsvSheet} />
        <UnreadableEntries />
      </Screen>
      {words.scores && <ScoreSheet />}
    </>
  );
}
