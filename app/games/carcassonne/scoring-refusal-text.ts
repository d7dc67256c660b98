import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { CountRefusal } from '@/lib/rules/carcassonne/counts';
import type { ScoringRefusal } from '@/lib/rules/carcassonne/refusals';

/** Why something cannot be scored as it was entered: the fact, and the way out. */
export function scoringRefusalText(
  t: Translate,
  refusal: ScoringRefusal,
  nameOf: NameOf,
): { fact: string; text: string } {
  switch (refusal.refused) {
    case 'out-of-bounds':
      return countText(t, refusal, nameOf);
    case 'not-complete': {
      const { around, needed } = refusal;
      return {
        fact: t('feature.refusal.notComplete', { around }),
        text: t('feature.refusal.notCompleteText', { needed }),
      };
    }
    case 'goods-of-unfinished':
      return { fact: t('feature.refusal.goodsOfUnfinished'), text: t('feature.refusal.goodsOfUnfinishedText') };
    case 'too-many-tokens': {
      const { good, given, most } = refusal;
      return { fact: t(`feature.refusal.${good}`, { given, most }), text: t('feature.refusal.tokensText') };
    }
    case 'named-twice':
      return {
        fact: t('feature.refusal.namedTwice', { name: nameOf(refusal.player) }),
        text: t('feature.refusal.namedTwiceText'),
      };
    case 'city-twice':
      return {
        fact: t('feature.refusal.cityTwice', { city: refusal.city }),
        text: t('feature.refusal.cityTwiceText'),
      };
    case 'city-without-name':
      return { fact: t('feature.refusal.cityWithoutName'), text: t('feature.refusal.cityWithoutNameText') };
    default:
      return { fact: t('feature.refusal.other'), text: t('feature.refusal.otherText') };
  }
}

function countText(t: Translate, { of, least, most, player }: CountRefusal, nameOf: NameOf) {
  const text = t(of === 'tiles' ? 'feature.refusal.tilesText' : 'feature.refusal.stays');
  const name = nameOf(player ?? '');
  switch (of) {
    case 'coats-of-arms':
      return { fact: t('feature.refusal.coatsOfArms', { least, most }), text };
    case 'followers':
    case 'pigs':
    case 'tokens':
      return { fact: t(`feature.refusal.${of}`, { name, least, most }), text };
    case 'tiles':
    case 'around':
    case 'cities':
    case 'points':
      return { fact: t(`feature.refusal.${of}`, { least, most }), text };
    default:
      return { fact: t('feature.refusal.other'), text: t('feature.refusal.otherText') };
  }
}
