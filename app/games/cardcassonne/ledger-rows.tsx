'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { Follower } from '@/app/design/follower';
import { IconButton } from '@/app/design/icon-button';
import { RowTile } from '@/app/design/row-tile';
import { Why } from '@/app/rules/why';
import { go } from '@/app/session/address';
import type { Evening } from '@/lib/rules/cardcassonne/index';
import type { Rule } from '@/lib/rules/cardcassonne/reasons';
import type { LoggedEntry } from '@/lib/sessions/replay';
import { signed } from './adjustment-sheet';
import { useEvening } from './evening-context';
import { chestText, inRowText, reasonText, type Translate, useWords } from './reason-text';
import { doubtText } from './refusal-text';
import { EMPTY_RULE, rulesBehind } from './rules-behind';

type Claim = Evening['claims'][number];

/** One claim: who, which row, why so many points, and the pencil while the table is open. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const t = useWords();
  const { id, session, seatOf, nameOf } = useEvening();
  const { name, colour } = seatOf(claim.player);
  const { row } = claim.entry.fact;
  const points = claim.score?.points ?? 0;
  const waits = (claim.score?.missing.length ?? 0) > 0;
  return (
    <div className="row">
      <Follower colour={colour} size={34} />
      <div className="grow min-w-0">
        <Why rules={rulesOf(claim)}>
          <span className="flex flex-wrap items-center gap-x-2">
            <b className="hand min-w-0 text-h3 [overflow-wrap:anywhere]" dir="auto">
              {name}
            </b>
            <RowTile row={row} size="xs" />
            <span className="note">{inRowText(t, row)}</span>
          </span>
          <span className="note">{whyText(t, claim)}</span>
        </Why>
        <AmendedNote entry={claim.entry.id} />
        {claim.doubts.map((doubt) => (
          <p key={doubtText(t, doubt, nameOf)} className="tag text-warn-ink bg-warn rounded-s px-2 py-1 mt-1">
            {doubtText(t, doubt, nameOf)}
          </p>
        ))}
      </div>
      <span className="num text-score-sm whitespace-nowrap">
        {t(waits ? 'cardcassonne.claim.tabDoneWaits' : 'cardcassonne.claim.tabDone', { points })}
      </span>
      {!session.finished && (
        <IconButton
          icon={<Pencil aria-hidden />}
          label={t('evening.ledger.amend', { name, round: claim.round })}
          onClick={() => go(id, 'claim', { entry: claim.entry.id })}
        />
      )}
    </div>
  );
}

/** A line that is no claim: points the table gave or took, somebody who left. It can be taken out again. */
export function OtherRow({ entry, player, what, points, rule }: OtherRowProps) {
  const t = useWords();
  const { session, seatOf, actions } = useEvening();
  return (
    <div className="row">
      <Follower colour={seatOf(player).colour} size={34} />
      <div className="min-w-0 grow [overflow-wrap:anywhere]">
        <Why rules={[rule]}>{what}</Why>
      </div>
      {points !== undefined && <span className="num text-score-sm whitespace-nowrap">{signed(points)}</span>}
      {!session.finished && (
        <IconButton
          icon={<Trash2 aria-hidden />}
          label={t('evening.ledger.takeOut', { what })}
          onClick={() => void actions.act({ do: 'delete', target: entry })}
        />
      )}
    </div>
  );
}

type OtherRowProps = { entry: string; player: string; what: string; points?: number; rule: Rule };

/** A deleted claim stays where everybody can see it, struck through. */
export function DeletedRow({ entry }: { entry: LoggedEntry }) {
  const t = useWords();
  const { seatOf } = useEvening();
  const { name, colour } = seatOf(entry.place.player ?? '');
  return (
    <div className="row">
      <Follower colour={colour} size={34} />
      <p className="grow">
        <s>
          <b dir="auto">{name}</b>
          {entry.place.round !== undefined && ` · ${t('evening.ledger.round', { round: entry.place.round })}`}
        </s>{' '}
        <span className="note">{t('evening.ledger.deleted')}</span>
      </p>
    </div>
  );
}

function AmendedNote({ entry }: { entry: string }) {
  const t = useWords();
  const format = useFormatter();
  const { session } = useEvening();
  const amended = session.entries.find((logged) => logged.id === entry)?.amended;
  if (!amended) return null;
  const time = format.dateTime(new Date(amended.at), { hour: '2-digit', minute: '2-digit' });
  return (
    <p className="tag flex items-center gap-1 text-hazel">
      <Pencil aria-hidden className="size-3.5" />
      {t('evening.ledger.amendedAt', { time })}
    </p>
  );
}

function rulesOf({ score }: Claim): string[] {
  if (!score) return [];
  const rules = rulesBehind(score);
  return rules.length > 0 ? rules : [EMPTY_RULE];
}

/** The reasons of a claim in one line, each with its points; buildings without their kinds. */
function whyText(t: Translate, { score }: Claim): string {
  if (!score) return t('evening.ledger.cannotScore');
  const reasons = score.reasons.map((reason) =>
    t(reason.reason === 'persons' ? 'evening.ledger.sum' : 'evening.ledger.reason', {
      reason: reasonText(t, reason),
      points: String(reason.points ?? '?'),
    }),
  );
  const said = [...reasons, chestText(t, score.chest)].filter(Boolean);
  return said.length > 0 ? said.join(' · ') : t('cardcassonne.reason.nothing');
}
