'use client';

import { ArrowRight, Pencil } from 'lucide-react';
import { useDeferredValue } from 'react';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { Receipt, ReceiptRow, Total } from '@/app/design/receipt';
import { ScoreTrack } from '@/app/design/score-track';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { Why } from '@/app/rules/why';
import { go, leave, useAddress } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { ofClaims, type ScoredClaim } from '@/lib/rules/cardcassonne/index';
import { draftOf } from './claim-draft';
import { cardFace } from './claim-tray';
import { toClaim, useEvening } from './evening-context';
import { PassedMessage } from './passed-message';
import { inRowText, totalText } from './reason-text';
import { ReceiptHead } from './receipt-head';
import { receiptLines } from './receipt-lines';
import { CHEST_RULE, EMPTY_RULE } from './rules-behind';
import { trayGroups } from './tray-groups';

/** What a claim brought: every point with the cards and the reason for it. */
export function ReceiptScreen() {
  const t = useWords();
  const { id, evening } = useEvening();
  const { query } = useAddress();
  const claim = evening.claims.find(({ entry }) => entry.id === query.get('entry'));
  const title = claim
    ? t('evening.receipt.title', { round: claim.round, row: inRowText(t, claim.entry.fact.row) })
    : t('table.ledger.title');
  useTitle(title);
  const back = { label: t('common.actions.close'), icon: 'close' as const, onClick: () => leave(id, 'live') };
  return (
    <Screen bar={<TopBar title={title} back={back} />} dock={<ReceiptDock claim={claim} />}>
      <ProblemMessage />
      {claim ? <ReceiptOf claim={claim} /> : <p className="note">{t('common.problem.noSuchEntryText')}</p>}
    </Screen>
  );
}

function ReceiptOf({ claim }: { claim: ScoredClaim }) {
  // The points are painted first; the track, which only shows them again, a moment later in the place kept for it.
  const painted = useDeferredValue(true, false);
  const { evening, seatOf } = useEvening();
  const followers = evening.seats.map((player) => ({
    id: player,
    colour: seatOf(player).colour,
    points: evening.players[player]?.points ?? 0,
    ...(player === claim.player ? { from: claim.before } : {}),
  }));
  // Whoever scored last stands in front.
  followers.sort((one, other) => Number(one.id === claim.player) - Number(other.id === claim.player));
  return (
    <>
      <ReceiptHead claim={claim} />
      <Reasons claim={claim} />
      <div className="aspect-[358/167]">{painted && <ScoreTrack followers={followers} tall={false} />}</div>
      <PassedMessage claim={claim} />
    </>
  );
}

function Reasons({ claim }: { claim: ScoredClaim }) {
  const t = useWords();
  const { row, cards } = claim.entry.fact;
  if (!claim.score) return <p className="note">{t('evening.ledger.cannotScore')}</p>;
  const groups = trayGroups(draftOf(claim.entry.fact), claim.score);
  return (
    <Receipt>
      {groups.map((group) => {
        const faces = group.at.flatMap((at) => {
          const card = cards[at];
          return card ? [{ id: String(at), ...cardFace(card, row) }] : [];
        });
        return (
          <ReceiptRow
            key={group.id}
            cards={[...heldFaces(group.reason), ...faces]}
            {...receiptLines(t, group.reason, group.at.length)}
            points={group.reason ? (group.reason.points ?? '?') : '–'}
            why={<Why rules={[group.reason?.rule ?? CHEST_RULE]} />}
          />
        );
      })}
      {groups.length === 0 && (
        <ReceiptRow title={t('evening.receipt.nothing')} points={0} why={<Why rules={[EMPTY_RULE]} />} />
      )}
      <Total label={t('evening.receipt.total', { count: cards.length })} points={totalText(t, ofClaims([claim]))} />
    </Receipt>
  );
}

const MOST_HELD = 4;

/** The animals of the kind that were there before, as far as there is room for them. */
function heldFaces(reason: ReturnType<typeof trayGroups>[number]['reason']) {
  if (reason?.reason !== 'animals') return [];
  const held = Math.min(reason.before, MOST_HELD);
  return Array.from({ length: held }, (_, nth) => ({
    id: `held ${nth}`,
    kind: 'animal' as const,
    row: reason.colour,
    held: true,
  }));
}

function ReceiptDock({ claim }: { claim: ScoredClaim | undefined }) {
  const t = useWords();
  const { id, session, evening, nameOf } = useEvening();
  const round = claim?.round ?? evening.currentRound;
  const [next] = toClaim(evening, round);
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      {next ? (
        <PrimaryAction
          label={t('evening.receipt.next', { name: nameOf(next) })}
          icon={<ArrowRight aria-hidden />}
          onClick={() => go(id, 'claim', { round, player: next }, 'replace')}
        />
      ) : (
        <PrimaryAction label={t('table.ledger.toTable')} onClick={() => go(id, 'live', {}, 'replace')} />
      )}
      {claim && !session.finished && (
        <AuxButton
          icon={<Pencil aria-hidden />}
          label={t('evening.receipt.edit')}
          aria-label={t('evening.receipt.editLabel', { name: nameOf(claim.player), round: claim.round })}
          onClick={() => go(id, 'claim', { entry: claim.entry.id })}
        />
      )}
    </Dock>
  );
}
