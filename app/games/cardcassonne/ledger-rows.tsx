'use client';

import { Pencil } from 'lucide-react';
import { Follower } from '@/app/design/follower';
import { IconButton } from '@/app/design/icon-button';
import { RowTile } from '@/app/design/row-tile';
import { Why } from '@/app/rules/why';
import { go } from '@/app/session/address';
import { AmendedNote } from '@/app/table/ledger-lines';
import { type Translate, useWords } from '@/app/table/words';
import { type ClaimScore, type Evening, parseFact, previewClaim } from '@/lib/rules/cardcassonne/index';
import { isRefusal } from '@/lib/rules/entry';
import { claimText } from './claim-text';
import { useEvening } from './evening-context';
import { inRowText } from './reason-text';
import { doubtText } from './refusal-text';
import { EMPTY_RULE, rulesBehind } from './rules-behind';

type Claim = Evening['claims'][number];

/** One claim: who, which row, why so many points, and the pencil while the table is open. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const t = useWords();
  const { id, session, seatOf, nameOf } = useEvening();
  const { name, colour } = seatOf(claim.player);
  const { row } = claim.entry.fact;
  const was = useFirstPoints(claim);
  return (
    <div className="row">
      <Follower colour={colour} size={34} />
      <div className="row-said">
        <Why rules={rulesOf(claim)}>
          <span className="flex flex-wrap items-center gap-x-2">
            <b className="hand min-w-0 text-h3 [overflow-wrap:anywhere]" dir="auto">
              {name}
            </b>
            <RowTile row={row} size="xs" />
            <span className="note">{inRowText(t, row)}</span>
          </span>
          <span className="note">{claimText(t, claim)}</span>
        </Why>
        <AmendedNote entry={claim.entry.id} was={was} />
        {claim.doubts.map((doubt) => (
          <p key={doubtText(t, doubt, nameOf)} className="tag text-warn-ink bg-warn rounded-s px-2 py-1 mt-1">
            {doubtText(t, doubt, nameOf)}
          </p>
        ))}
      </div>
      <span className="num ml-auto text-score-sm whitespace-nowrap">
        {scoredText(t, claim.score ?? { points: 0, missing: [] })}
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

function rulesOf({ score }: Claim): string[] {
  if (!score) return [];
  const rules = rulesBehind(score);
  return rules.length > 0 ? rules : [EMPTY_RULE];
}

/** What an amended claim scored as it was first entered, by the values known now. Null: nothing else than now. */
function useFirstPoints({ entry, score }: Claim): string | null {
  const t = useWords();
  const { session, evening } = useEvening();
  const amended = session.entries.find(({ id }) => id === entry.id)?.amended;
  const { round, player } = amended?.firstPlace ?? {};
  const fact = amended ? parseFact(amended.first) : null;
  if (fact?.kind !== 'claim' || round === undefined || player === undefined) return null;
  const first = previewClaim(evening, fact, { round, player }, entry.id);
  if (isRefusal(first)) return null;
  const was = scoredText(t, first);
  return score && scoredText(t, score) === was ? null : was;
}

function scoredText(t: Translate, { points, missing }: Pick<ClaimScore, 'points' | 'missing'>): string {
  return t(missing.length > 0 ? 'evening.claim.tabDoneWaits' : 'evening.claim.tabDone', { points });
}
