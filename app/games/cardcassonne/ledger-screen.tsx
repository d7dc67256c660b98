'use client';

import { Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/design/button';
import { Empty } from '@/app/design/empty';
import { ScoreChart } from '@/app/design/score-chart';
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
import { type EntryPlace, EntryPlaceSheet } from './entry-place-sheet';
import { useEvening } from './evening-context';
import { OtherEntries } from './ledger-rest';
import { LedgerRounds } from './ledger-rounds';
import { useSharedResult } from './use-shared-result';

const CsvSheet: CsvSheetOf = fetched(() => import('./csv-sheet'));

/** Every entry of the evening with its sum, the last round first. */
export function LedgerScreen() {
  const t = useWords();
  const { id, session } = useEvening();
  const result = useSharedResult();
  useTitle(t('table.ledger.title'));
  const bar = (
    <TopBar
      title={t('table.ledger.title')}
      back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }}
      right={<ShareIcon result={result} />}
    />
  );
  return (
    <Screen bar={bar} dock={<LedgerDock />}>
      <ProblemMessage />
      <ClosedMessage />
      <Chart />
      {session.entries.length === 0 && (
        <Empty icon={<ScrollText aria-hidden />} title={t('evening.ledger.empty')}>
          {t('evening.ledger.emptyText')}
        </Empty>
      )}
      <TakenBack />
      <OtherEntries />
      <LedgerRounds />
      <DeletedEntries of={({ place }) => place.round === undefined} placeText={() => undefined} />
      {!session.finished && <AddClaim />}
      <AsSpreadsheet of={CsvSheet} />
      <UnreadableEntries />
    </Screen>
  );
}

/** Everybody's points over the rounds scored so far. */
function Chart() {
  const { evening, seats } = useEvening();
  const rounds = [...new Set(evening.claims.map((claim) => claim.round))].sort((one, other) => one - other);
  if (rounds.length === 0) return null;
  const lines = seats.map(({ player, name, colour }) => {
    const own = evening.claims.filter((claim) => claim.player === player);
    const points = rounds.map((round) => own.findLast((claim) => claim.round <= round)?.after ?? 0);
    return { id: player, name, colour, points };
  });
  return <ScoreChart lines={lines} firstRound={rounds[0]} />;
}

/** A claim that was forgotten, or one of a round that others have not finished yet. */
function AddClaim() {
  const t = useWords();
  const { id, evening } = useEvening();
  const [open, setOpen] = useState(false);
  function enter({ round, player }: EntryPlace) {
    const entered = evening.claims.find((claim) => claim.round === round && claim.player === player);
    go(id, 'claim', entered ? { entry: entered.entry.id } : { round, player });
  }
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
        {t('evening.place.add')}
      </Button>
      <EntryPlaceSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('evening.place.add')}
        action={t('evening.place.addHere')}
        start={{ round: evening.currentRound, player: evening.seats[0] ?? '' }}
        onPlace={enter}
      />
    </>
  );
}
