'use client';

import { useTranslations } from 'use-intl';
import { fetched } from '@/app/frame/fetched';
import { useAhead } from '@/app/frame/use-ahead';
import { PointsSoFar } from '@/app/games/cardcassonne/points-so-far';
import { reasonText } from '@/app/games/cardcassonne/reason-text';
import { DeviceScoringCard } from '@/app/games/cardcassonne/scoring-cards';
import { useDeviceValues } from '@/app/games/cardcassonne/use-device-values';
import { ValuesToCopy } from '@/app/games/cardcassonne/values-to-copy';
import type { ClaimScore } from '@/lib/rules/cardcassonne/claim';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import { isRefusal } from '@/lib/rules/entry';
import { optionsOf, refuseSum, scoreSum } from '../area';
import { Refused } from '../refused';
import { SumRules } from '../sum-rules';
import { SumScreen } from '../sum-screen';
import { useSum } from '../use-sum';
import { AnimalCounts } from './animal-counts';
import { type AnimalsInput, claimOf, NO_ANIMALS, readAnimals } from './animals-input';

// Nothing has grown yet when the page opens.
const Grown = fetched(() => import('./grown'));
const JokerChoice = fetched(() => import('@/app/games/cardcassonne/joker-choice'));
const SOON = [Grown, JokerChoice];

/** Animals before and added, kind by kind, by what this phone knows of the scoring card. */
export function SumOfAnimals() {
  const t = useTranslations();
  const sum = useSum<AnimalsInput>({ name: 'animals', empty: NO_ANIMALS, read: readAnimals });
  const values = useDeviceValues();
  useAhead(SOON);
  const { input } = sum;
  if (!input || !values) return null;
  const score = scoreSum(claimOf(input), values);

  function change({ jokersTo, ...next }: AnimalsInput) {
    // Where the jokers go was chosen for other counts.
    const refused = refuseSum(claimOf(next));
    if (refused) sum.refuse(refused);
    else sum.change(next);
  }

  const first = (
    <>
      <AnimalCounts input={input} onChange={change} />
      <Refused refusal={sum.refusal} />
    </>
  );
  if (isRefusal(score)) return null;
  const formula = score.reasons.map((reason) => reasonText(t, reason)).join(' · ');
  return (
    <SumScreen
      title={t('common.shell.animals')}
      sum={sum}
      first={first}
      total={<PointsSoFar score={score}>{formula || t('sums.animals.nothing')}</PointsSoFar>}
    >
      {score.jokersTo.length > 0 && (
        <JokerChoice
          score={score}
          options={optionsOf(input)}
          onChange={(jokersTo) => sum.change({ ...input, jokersTo })}
        />
      )}
      <ValuesToCopy score={score} card={DeviceScoringCard} />
      <SumRules input={input} score={score} sum={sum} onChange={(jokers) => change({ ...input, jokers })} />
      {isEmpty(score) ? <p className="note">{t('sums.animals.empty')}</p> : <Grown score={score} values={values} />}
    </SumScreen>
  );
}

/** Whether no animal lies there, old or new. */
function isEmpty({ reasons, area }: ClaimScore): boolean {
  return reasons.length === 0 && COLOURS.every((colour) => area.animals[colour] === 0);
}
