import type { GameWords, NameOf } from '@/app/table/game-words';
import { stepText as sharedStepText } from '@/app/table/step-text';
import { signed, type Translate } from '@/app/table/words';
import type { Evening, Fact } from '@/lib/rules/cardcassonne/index';

/** What a step of the log did, short enough for the undo button: "Ana +39". */
export const stepText: GameWords<Evening>['step'] = (t, step, evening, nameOf) =>
  step.type === 'recorded'
    ? entryText(t, step.id, step.fact as Fact, step.place.player, evening, nameOf)
    : sharedStepText(t, step);

function entryText(
  t: Translate,
  id: string,
  fact: Fact | null,
  player: string | undefined,
  evening: Evening,
  nameOf: NameOf,
): string {
  const name = nameOf(player ?? '');
  switch (fact?.kind) {
    case 'claim': {
      const score = evening.claims.find((claim) => claim.entry.id === id)?.score;
      const key = score?.missing.length ? 'evening.step.claimWaits' : 'evening.step.claim';
      return t(key, { name, points: score?.points ?? 0 });
    }
    case 'dealer':
      return t('evening.step.dealer', { name: nameOf(fact.player) });
    case 'adjustment':
      return t('table.step.adjustment', { name, points: signed(fact.points) });
    case 'left':
      return t('table.step.left', { name });
    case 'scoring-card':
      return t('evening.step.scoringCard');
    case 'chest':
      return t('evening.step.chest', { name });
    default:
      return t('table.step.entry');
  }
}
