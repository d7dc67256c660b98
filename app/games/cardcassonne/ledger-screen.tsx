'use client';

import { Plus, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/design/button';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Empty } from '@/app/design/empty';
import { Leaf, Row } from '@/app/design/leaf';
import { Message } from '@/app/design/message';
import { ScoreChart } from '@/app/design/score-chart';
import { Screen } from '@/app/design/screen';
import { SectionHead } from '@/app/design/section-head';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { go } from '@/app/session/address';
import { starter } from '@/lib/rules/cardcassonne/index';
import { type EntryPlace, EntryPlaceSheet } from './entry-place-sheet';
import { useEvening } from './evening-context';
import { ClaimRow, DeletedRow } from './ledger-rows';
import { ProblemMessage } from './problem-message';
import { useWords } from './reason-text';
import { Undo, UndoToast, useRedo } from './undo';

/** Every entry of the evening with its sum, the last round first. */
export function LedgerScreen() {
  const t = useWords();
  const { id, session, evening } = useEvening();
  useTitle(t('cardcassonne.ledger.title'));
  const rounds = [...new Set(evening.claims.map((claim) => claim.round))].sort((one, other) => other - one);
  const bar = (
    <TopBar
      title={t('cardcassonne.ledger.title')}
      back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }}
    />
  );
  return (
    <Screen bar={bar} dock={<LedgerDock />}>
      <ProblemMessage />
      <Chart />
      {session.entries.length === 0 && (
        <Empty icon={<ScrollText aria-hidden />} title={t('cardcassonne.ledger.empty')}>
          {t('cardcassonne.ledger.emptyText')}
        </Empty>
      )}
      <TakenBack />
      <OtherEntries />
      {rounds.map((round) => (
        <Round key={round} round={round} />
      ))}
      <DeletedEntries />
      <AddClaim />
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

function LedgerDock() {
  const t = useWords();
  const { id } = useEvening();
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      <PrimaryAction label={t('cardcassonne.ledger.toTable')} onClick={() => go(id, 'live')} />
    </Dock>
  );
}

function Round({ round }: { round: number }) {
  const t = useWords();
  const { evening, nameOf } = useEvening();
  const first = starter(evening, round);
  return (
    <section className="flex flex-col gap-2">
      <SectionHead
        title={t('cardcassonne.ledger.round', { round })}
        note={first ? t('cardcassonne.ledger.began', { name: nameOf(first) }) : undefined}
      />
      <Leaf>
        {evening.claims
          .filter((claim) => claim.round === round)
          .map((claim) => (
            <ClaimRow key={claim.entry.id} claim={claim} />
          ))}
      </Leaf>
    </section>
  );
}

/** Steps taken back count nothing; the last of them can be brought back. */
function TakenBack() {
  const t = useWords();
  const { session } = useEvening();
  const redo = useRedo();
  if (session.takenBack === 0) return null;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="note">{t('cardcassonne.ledger.takenBack', { count: session.takenBack })}</p>
      {redo && <Button onClick={redo}>{t('common.actions.redo')}</Button>}
    </div>
  );
}

/** Values copied from the scoring card, and chests that were opened. */
function OtherEntries() {
  const t = useWords();
  const { evening, seats } = useEvening();
  const copied = Object.entries(evening.scoringCard.values);
  const values = copied.map(([count, points]) =>
    t('cardcassonne.ledger.scoringCardValue', { count: Number(count), points }),
  );
  const chests = seats.flatMap(({ player, name }) => {
    const grouping = evening.players[player]?.chest?.grouping;
    return grouping ? [{ player, name, grouping }] : [];
  });
  return (
    <Leaf>
      <Row title={t('cardcassonne.ledger.scoringCard')} note={values.join(' · ')} />
      {chests.map(({ player, name, grouping }) => (
        <Row
          key={player}
          title={t('cardcassonne.ledger.chestOf', { name })}
          note={t('cardcassonne.ledger.chestLine', { count: grouping.cards, points: grouping.points })}
        />
      ))}
    </Leaf>
  );
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
        {t('cardcassonne.place.add')}
      </Button>
      <EntryPlaceSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('cardcassonne.place.add')}
        action={t('cardcassonne.place.addHere')}
        start={{ round: evening.currentRound, player: evening.seats[0] ?? '' }}
        onPlace={enter}
      />
    </>
  );
}

function DeletedEntries() {
  const { session } = useEvening();
  const deleted = session.entries.filter((entry) => entry.deleted);
  if (deleted.length === 0) return null;
  return (
    <Leaf>
      {deleted.map((entry) => (
        <DeletedRow key={entry.id} entry={entry} />
      ))}
    </Leaf>
  );
}

/** What stands in the log and cannot be read here. It is kept as it is. */
function UnreadableEntries() {
  const t = useWords();
  const { session, unreadableFacts } = useEvening();
  return (
    <>
      {session.unreadable.map(({ seq, why }) => (
        <Message
          key={seq}
          tone="warn"
          fact={t(why === 'newer' ? 'cardcassonne.ledger.unreadableNewer' : 'cardcassonne.ledger.unreadableEntry', {
            line: seq + 1,
          })}
        />
      ))}
      {unreadableFacts.map((entry) => (
        <Message key={entry} tone="warn" fact={t('cardcassonne.ledger.unreadableFact')} />
      ))}
    </>
  );
}
