import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { CourseFact } from '@/lib/rules/carcassonne/facts';

/** How the game went on, as a line of the ledger says it, and by which rule; null: that is worth no line. */
export function courseText(
  t: Translate,
  fact: CourseFact,
  who: string,
  nameOf: NameOf,
): { what: string; rule: string } | null {
  switch (fact.kind) {
    case 'left':
      return { what: t('table.ledger.left', { name: nameOf(who) }), rule: 'CA-08' };
    case 'on-turn':
      return { what: t('carcassonne.live.onTurn', { name: nameOf(fact.player) }), rule: 'CA-03' };
    case 'tile':
      return fact.builder
        ? { what: t('carcassonne.ledger.secondTile'), rule: 'CA-04' }
        : { what: t('carcassonne.ledger.tile'), rule: 'CA-06' };
    case 'tiles-left':
      return { what: t('carcassonne.ledger.tilesLeft', { count: fact.left }), rule: 'CA-06' };
    case 'game-ended':
      return { what: t('carcassonne.ledger.gameEnded'), rule: 'CA-07' };
    default:
      return null;
  }
}
