import type { Translate } from '@/app/table/words';
import type { Evening } from '@/lib/rules/cardcassonne/index';
import { chestText, reasonText } from './reason-text';

/** The reasons of a claim in one line, each with its points; buildings without their kinds. */
export function claimText(t: Translate, { score }: Evening['claims'][number]): string {
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
