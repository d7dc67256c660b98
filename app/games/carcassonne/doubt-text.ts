import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { Doubt } from '@/lib/rules/carcassonne/doubts';

/** Says what is unlikely about an entry that stands all the same. */
export function doubtText(t: Translate, doubt: Doubt, nameOf: NameOf): string {
  switch (doubt.doubt) {
    case 'nobody-scores':
      return t('carcassonne.doubt.nobodyScores');
    case 'one-tile':
      return t('carcassonne.doubt.oneTile');
    case 'more-arms-than-tiles':
      return t('carcassonne.doubt.moreArms', { coatsOfArms: doubt.coatsOfArms, tiles: doubt.tiles });
    case 'already-complete':
      return t('carcassonne.doubt.alreadyComplete');
    case 'more-than-placed':
      return t('carcassonne.doubt.moreThanPlaced', { tiles: doubt.tiles, placed: doubt.placed });
    case 'before-the-end':
      return t('carcassonne.doubt.beforeTheEnd');
    case 'box-missing':
      return t('carcassonne.doubt.boxMissing', { box: t(`carcassonne.box.${doubt.box}`) });
    case 'pigs-ignored':
      return t('carcassonne.doubt.pigsIgnored');
    case 'counted-again':
      return t('carcassonne.doubt.countedAgain');
    case 'fewer-goods-than-taken':
      return t('carcassonne.doubt.fewerGoods', { name: nameOf(doubt.player) });
    case 'more-tokens-than-exist':
      return t('carcassonne.doubt.moreTokens', {
        good: t(`carcassonne.good.${doubt.good}`),
        taken: doubt.taken,
        most: doubt.most,
      });
    default:
      // Of an add-on, whose own words say it.
      return '';
  }
}
