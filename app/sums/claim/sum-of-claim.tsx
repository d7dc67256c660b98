'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RowKeys } from '@/app/design/row-key';
import { fetched } from '@/app/frame/fetched';
import { Later } from '@/app/frame/later';
import { useAhead } from '@/app/frame/use-ahead';
import { type ClaimDraft, inRow, withCard, withoutCard } from '@/app/games/cardcassonne/claim-draft';
import { ClaimKeys } from '@/app/games/cardcassonne/claim-keys';
import { PointsSoFar } from '@/app/games/cardcassonne/points-so-far';
import { rowText } from '@/app/games/cardcassonne/reason-text';
import { DeviceScoringCard } from '@/app/games/cardcassonne/scoring-cards';
import { useDeviceValues } from '@/app/games/cardcassonne/use-device-values';
import { ValuesToCopy } from '@/app/games/cardcassonne/values-to-copy';
import { emptyArea } from '@/lib/rules/cardcassonne/animals';
import { COLOURS, isColour } from '@/lib/rules/cardcassonne/colours';
import { left } from '@/lib/rules/cardcassonne/conservation';
import type { Card } from '@/lib/rules/cardcassonne/facts';
import { isRefusal } from '@/lib/rules/entry';
import {
  type ClaimInput,
  claimedBefore,
  optionsOf,
  readArea,
  readJokers,
  refuseSum,
  type SumRefusal,
  scoreSum,
} from '../area';
import { Refused } from '../refused';
import { SumRules } from '../sum-rules';
import { SumScreen } from '../sum-screen';
import { useSum } from '../use-sum';
import { Before } from './before';

// Nobody has claimed a card yet when the page opens.
const Claimed = fetched(() => import('./claimed'));
const WrongSheet = fetched(() => import('@/app/games/cardcassonne/wrong-sheet'));

const SOON = [Claimed];

const EMPTY: ClaimInput = { row: 'yellow', cards: [], area: emptyArea() };

/** A whole claim, added up as at the table: the cards of a row, and what lay before the player. */
export function SumOfClaim() {
  const t = useTranslations();
  const sum = useSum<ClaimInput>({ name: 'claim', empty: EMPTY, read: readClaim });
  const values = useDeviceValues();
  useAhead(SOON);
  const [wrong, setWrong] = useState(false);
  const [refused, setRefused] = useState<Card | null>(null);
  const { input } = sum;
  if (!input || !values) return null;
  const { area, jokers, ...draft } = input;
  const score = scoreSum(input, values);

  function change(next: ClaimDraft) {
    sum.change({ ...next, area, jokers });
  }

  /** Adds a card, or says why there is none left. */
  function add(card: Card) {
    const next = withCard(draft, card);
    const refusal = refuseSum({ ...next, area, jokers });
    if (!refusal) return change(next);
    setRefused(card);
    sum.refuse(refusal);
  }

  const first = (
    <div className="flex flex-col gap-2.5">
      <RowKeys
        label={t('cardcassonne.claim.rowClaimed')}
        choices={COLOURS.map((row) => ({ value: row, row, label: rowText(t, row) }))}
        value={draft.row}
        onChange={(row) => change(inRow(draft, row))}
      />
      <Before
        input={input}
        onChange={(before) => sum.change({ row: draft.row, cards: draft.cards, area: before, jokers })}
      />
      {draft.cards.length === 0 ? (
        <p className="note">{t('sums.claim.empty')}</p>
      ) : (
        <Claimed draft={draft} score={isRefusal(score) ? null : score} options={optionsOf(input)} onChange={change} />
      )}
      {isRefusal(score) ? (
        <Refused refusal={score as SumRefusal} />
      ) : (
        <>
          <PointsSoFar score={score}>{t('cardcassonne.claim.forCards', { count: draft.cards.length })}</PointsSoFar>
          <ValuesToCopy score={score} card={DeviceScoringCard} />
          <SumRules
            input={input}
            score={score}
            sum={sum}
            onChange={(chosen) => sum.change({ row: draft.row, cards: draft.cards, area, jokers: chosen })}
          />
        </>
      )}
    </div>
  );
  return (
    <SumScreen
      title={t('common.shell.claim')}
      sum={sum}
      first={first}
      undo={draft.cards.length > 0 ? () => change(withoutCard(draft, draft.cards.length - 1)) : null}
    >
      <div className="mt-auto flex flex-col gap-2">
        <Refused refusal={sum.refusal} />
        <ClaimKeys
          draft={draft}
          left={left(claimedBefore(area), draft.row, { draft })}
          refused={sum.refusal ? refused : null}
          onCard={add}
          onWrong={() => setWrong(true)}
        />
      </div>
      <Later of={WrongSheet} open={wrong} row={draft.row} onClose={() => setWrong(false)} onCard={add} />
    </SumScreen>
  );
}

function readClaim(stored: unknown): ClaimInput | null {
  const { row, cards, jokersTo, jokers, area: before } = { ...(stored as ClaimInput | null) };
  const area = readArea(before);
  if (!area || !row || !isColour(row) || !Array.isArray(cards)) return null;
  if (!cards.every((card: unknown) => typeof card === 'object' && card !== null)) return null;
  const input = { row, cards, area, ...(Array.isArray(jokersTo) ? { jokersTo } : {}), ...readJokers(jokers) };
  return refuseSum(input) === null ? input : null;
}
