import type { NameOf, RefusalText } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { CardSort } from '@/lib/rules/cardcassonne/box';
import type { Doubt } from '@/lib/rules/cardcassonne/doubts';
import type { CardcassonneRefusal } from '@/lib/rules/cardcassonne/refusals';
import type { Refusal } from '@/lib/rules/entry';
import { cardText } from './reason-text';

/** Says why something was refused, and the way out. */
export function refusalText(t: Translate, refusal: Refusal, nameOf: NameOf): RefusalText {
  const known = refusal as CardcassonneRefusal;
  switch (known.refused) {
    case 'used-up': {
      const { entry, round, player } = known;
      const text = t('evening.refusal.usedUp', { name: nameOf(player), round });
      return { fact: noneLeft(t, known.sort), text, amend: amendClaim(t, { entry, round, player }) };
    }
    case 'too-many':
      return { fact: noneLeft(t, known.sort), text: t('evening.refusal.usedUpHere') };
    case 'in-other-chests':
      return {
        fact: noneLeft(t, known.sort),
        text: t('evening.refusal.inOtherChests', { name: nameOf(known.player) }),
      };
    case 'claim-exists':
      return {
        fact: t('evening.refusal.claimedAlready', { name: nameOf(known.player), round: known.round }),
        text: t('evening.refusal.claimedAlreadyText'),
        amend: { ...amendClaim(t, known), instead: true },
      };
    case 'chest-exists':
      return {
        fact: t('evening.refusal.chestOpened', { name: nameOf(known.player) }),
        text: t('evening.refusal.chestOpenedText'),
      };
    case 'has-left':
      return {
        fact: t('evening.refusal.hasLeft', { name: nameOf(known.player), round: known.round }),
        text: t('evening.refusal.hasLeftText'),
      };
    case 'no-such-round':
      return {
        fact: t('evening.refusal.noSuchRound'),
        text: t('evening.refusal.noSuchRoundText', { first: known.first, rounds: known.rounds }),
      };
    case 'adjustment-out-of-bounds':
      return {
        fact: t('evening.refusal.scoringCard', { least: known.least, most: known.most }),
        text: t('evening.refusal.otherText'),
      };
    case 'rounds-left':
      return {
        fact: t('evening.refusal.roundsLeft'),
        text: t('evening.refusal.roundsLeftText', { round: known.round, rounds: known.rounds }),
      };
    case 'jokers-to-number':
    case 'kind-not-held':
    case 'more-than-one-kind':
      return { fact: t('evening.refusal.jokers'), text: t('evening.refusal.jokersText') };
    case 'kind-too-large':
      return {
        fact: t('evening.refusal.kindTooLarge', { largest: known.largest }),
        text: t('evening.refusal.kindTooLargeText'),
      };
    case 'value-out-of-bounds':
      return {
        fact: t('evening.refusal.scoringCard', { least: known.least, most: known.most }),
        text: t('evening.refusal.scoringCardText'),
      };
    case 'players':
      return {
        fact: t('evening.refusal.players', { least: known.least, most: known.most }),
        text: t('evening.refusal.playersText'),
      };
    case 'colour-of-row':
      return { fact: t('evening.refusal.wrongColour'), text: t('evening.refusal.wrongColourText') };
    default:
      return { fact: t('evening.refusal.other'), text: t('evening.refusal.otherText') };
  }
}

function amendClaim(t: Translate, { entry, round, player }: { entry: string; round: number; player: string }) {
  return { label: t('evening.refusal.amendRound', { round }), at: 'claim', query: { entry, round, player } };
}

/** Says what is unlikely about an entry that stands all the same. */
export function doubtText(t: Translate, doubt: Doubt, nameOf: NameOf): string {
  switch (doubt.doubt) {
    case 'second-claim':
      return t('evening.doubt.twice', { name: nameOf(doubt.player), round: doubt.round });
    case 'jokers-suggested':
      return t('evening.doubt.jokersMoved');
    case 'more-than-exist':
      return t('evening.doubt.overused', {
        card: sortText(t, doubt.sort),
        claimed: doubt.claimed,
        limit: doubt.limit,
      });
    case 'claim-after-leaving':
      return t('evening.doubt.afterLeaving', { name: nameOf(doubt.player), round: doubt.round });
    case 'unknown-colours':
      return t('evening.doubt.unknownColours');
    case 'more-than-laid':
      return t('evening.doubt.laid', { round: doubt.round, laid: doubt.laid, claimed: doubt.claimed });
    case 'chest-differs':
      return t('evening.doubt.chestDiffers');
    case 'chests-exceed-box':
      return t('evening.doubt.chestsExceed', {
        card: sortText(t, doubt.sort),
        claimed: doubt.counted,
        limit: doubt.limit,
      });
  }
}

function noneLeft(t: Translate, sort: CardSort): string {
  return t('evening.refusal.noneLeft', { card: sortText(t, sort) });
}

function sortText(t: Translate, sort: CardSort): string {
  if (sort.kind === 'joker') return cardText(t, sort, 'yellow');
  if (sort.colour === 'any') {
    if (sort.kind === 'person') return t('cardcassonne.claim.wrongPerson');
    return t(sort.kind === 'animal' ? 'cardcassonne.claim.wrongAnimal' : 'cardcassonne.claim.wrongBuilding');
  }
  return sort.kind === 'person' && 'value' in sort
    ? t('cardcassonne.card.person', { value: sort.value })
    : cardText(t, { kind: sort.kind === 'animal' ? 'animal' : 'building' }, sort.colour);
}
