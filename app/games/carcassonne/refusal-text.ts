import type { NameOf, RefusalText } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import { GOODS_TOKENS } from '@/lib/rules/carcassonne/boxes';
import type { CarcassonneRefusal, ScoringRefusal } from '@/lib/rules/carcassonne/refusals';
import type { Refusal } from '@/lib/rules/entry';
import { scoringRefusalText } from './scoring-refusal-text';

/** Says why something was refused at the table, and the way out. */
export function refusalText(t: Translate, refusal: Refusal, nameOf: NameOf): RefusalText {
  const known = refusal as CarcassonneRefusal;
  return ofEntry(t, known) ?? ofCourse(t, known, nameOf) ?? scoringRefusalText(t, known as ScoringRefusal, nameOf);
}

/** What other entries, the boxes on the table or the sheet itself stand against. */
function ofEntry(t: Translate, known: CarcassonneRefusal): RefusalText | null {
  switch (known.refused) {
    case 'out-of-bounds': {
      const { of, least, most } = known;
      if (of !== 'tiles-left') return null;
      return { fact: t('carcassonne.refusal.tilesLeft', { least, most }), text: t('feature.refusal.tilesText') };
    }
    case 'tokens-used-up': {
      const { good, left, entry } = known;
      const most = GOODS_TOKENS[good];
      return {
        fact: t('carcassonne.refusal.usedUp', { good: t(`carcassonne.good.${good}`), left, most }),
        text: t('carcassonne.refusal.usedUpText'),
        amend: { label: t('carcassonne.refusal.amendThat'), at: 'score', query: { entry } },
      };
    }
    case 'box-missing':
      return {
        fact: t('carcassonne.refusal.boxMissing', { box: t(`carcassonne.box.${known.box}`) }),
        text: t('carcassonne.refusal.boxMissingText'),
      };
    case 'goods-exist':
      return { fact: t('carcassonne.refusal.goodsExist'), text: t('carcassonne.refusal.goodsExistText') };
    case 'adjustment-out-of-bounds': {
      const { least, most } = known;
      return { fact: t('feature.refusal.points', { least, most }), text: t('feature.refusal.stays') };
    }
    case 'line-without-label':
    case 'adjustment-without-reason':
      return { fact: t('carcassonne.refusal.label'), text: t('feature.refusal.stays') };
    case 'nobody-named':
      return { fact: t('carcassonne.refusal.nobody'), text: t('feature.refusal.stays') };
    default:
      return null;
  }
}

/** How the game went on stands against it. */
function ofCourse(t: Translate, known: CarcassonneRefusal, nameOf: NameOf): RefusalText | null {
  switch (known.refused) {
    case 'no-such-turn':
      return {
        fact: t('carcassonne.refusal.noSuchTurn', { turn: known.turn ?? 0 }),
        text: t('carcassonne.refusal.noSuchTurnText', { current: known.current }),
      };
    case 'not-this-turn':
      return { fact: t('carcassonne.refusal.notThisTurn'), text: t('carcassonne.refusal.notThisTurnText') };
    case 'turns-off':
      return { fact: t('carcassonne.refusal.turnsOff'), text: t('carcassonne.refusal.turnsOffText') };
    case 'game-ended':
      return { fact: t('carcassonne.refusal.gameEnded'), text: t('carcassonne.refusal.gameEndedText') };
    case 'second-tile-exists':
      return { fact: t('carcassonne.refusal.secondTile'), text: t('carcassonne.refusal.secondTileText') };
    case 'has-left':
      return {
        fact: t('carcassonne.refusal.hasLeft', { name: nameOf(known.player), turn: known.turn }),
        text: t('carcassonne.refusal.hasLeftText'),
      };
    case 'not-ended':
      return { fact: t('carcassonne.refusal.notEnded'), text: t('carcassonne.refusal.notEndedText') };
    default:
      return null;
  }
}
