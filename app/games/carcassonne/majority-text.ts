import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { Majority } from '@/lib/rules/carcassonne/majority';

/** Joins names as the language does: "Ana, Bob and Łucja". */
export type NamesTogether = (names: string[]) => string;

/** Who scores and why, in words: "2 to 2: Ana and Ștefan both score in full." */
export function majorityText(
  t: Translate,
  { strengths, winners, tie }: Majority,
  nameOf: NameOf,
  together: NamesTogether,
): string {
  const [name = '', ...others] = winners.map(nameOf);
  if (strengths.length === 0) return t('feature.majority.nobody');
  if (strengths.length === 1) return t('feature.majority.alone', { name });
  const compared = strengths
    .map(({ strength }) => `${strength}`)
    .reduce((one, other) => t('feature.majority.compared', { one, other }));
  return tie
    ? t('feature.majority.tie', { count: winners.length, strengths: compared, names: together([name, ...others]) })
    : t('feature.majority.most', { strengths: compared, name });
}
