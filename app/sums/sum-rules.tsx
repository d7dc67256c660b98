'use client';

import { Leaf } from '@/app/design/leaf';
import { fetched } from '@/app/frame/fetched';
import { MoreWords } from '@/app/frame/more-words';
import { DeviceScoringCardRow } from '@/app/games/cardcassonne/device-scoring-card-row';
import { cardcassonneSetUpWords } from '@/lib/i18n/words/cardcassonne-set-up';
import type { ClaimScore } from '@/lib/rules/cardcassonne/claim';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import { type ClaimInput, optionsOf } from './area';
import type { SumState } from './use-sum';

const JokersRule = fetched(() => import('@/app/new/cardcassonne/jokers-rule'));

type SumRulesProps = {
  input: Pick<ClaimInput, 'jokers'>;
  score: ClaimScore;
  /** Says by itself that this phone keeps nothing, once it could not keep the sum. */
  sum: SumState;
  onChange: (jokers: ClaimInput['jokers']) => void;
};

/** What a sum of animals takes for granted: the values this phone knows, and the house rule where it makes a difference. */
export function SumRules({ input, score, sum, onChange }: SumRulesProps) {
  const { jokers } = optionsOf(input);
  return (
    <>
      {(jokers === 'any' || differs(score)) && (
        <MoreWords of={cardcassonneSetUpWords}>
          <JokersRule value={jokers} onChange={onChange} />
        </MoreWords>
      )}
      {!sum.failure && (
        <Leaf>
          <DeviceScoringCardRow framed={false} />
        </Leaf>
      )}
    </>
  );
}

/** Only several jokers and several kinds leave a choice. */
function differs({ jokersTo, area }: ClaimScore): boolean {
  return jokersTo.length > 1 && COLOURS.filter((colour) => area.animals[colour] > 0).length > 1;
}
