import type { Evening, Fact } from '@/lib/rules/cardcassonne/index';
import type { StepEvent } from '@/lib/sessions/events';
import { signed } from './adjustment-sheet';
import type { Translate } from './reason-text';

/** What a step of the log did, short enough for the undo button: "Ana +39". */
export function stepText(t: Translate, step: StepEvent, evening: Evening, nameOf: (player: string) => string): string {
  switch (step.type) {
    case 'finished':
      return t('evening.step.finished');
    case 'options-changed':
      return t('evening.step.options');
    case 'seat-changed':
      return t('evening.step.seat');
    case 'amended':
      return step.fact === null ? t('evening.step.deleted') : t('evening.step.amended');
    case 'recorded':
      return entryText(t, step.id, step.fact as Fact, step.place.player, evening, nameOf);
  }
}

function entryText(
  t: Translate,
  id: string,
  fact: Fact | null,
  player: string | undefined,
  evening: Evening,
  nameOf: (player: string) => string,
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
      return t('evening.step.adjustment', { name, points: signed(fact.points) });
    case 'left':
      return t('evening.step.left', { name });
    case 'scoring-card':
      return t('evening.step.scoringCard');
    case 'chest':
      return t('evening.step.chest', { name });
    default:
      return t('evening.step.entry');
  }
}
