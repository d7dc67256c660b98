'use client';

import type { CardKind } from '@/app/design/card-glyphs';
import { CardKey, CardKeys } from '@/app/design/card-key';
import { type Translate, useWords } from '@/app/table/words';
import type { Card, CardsLeft, Colour } from '@/lib/rules/cardcassonne/index';
import { type ClaimDraft, isWrong } from './claim-draft';
import { cardText } from './reason-text';

type ClaimKeysProps = {
  draft: ClaimDraft;
  left: CardsLeft;
  /** The card that was refused last. */
  refused: Card | null;
  onCard: (card: Card) => void;
  onWrong: () => void;
};

type Key = {
  card: Card;
  kind: CardKind;
  row: Colour | 'joker' | undefined;
  value?: 1 | 2 | 3;
  /** How many can still be claimed; left out where telling would tell what lies in the chests. */
  left?: number;
  name: string;
};

/** The keypad: every card of the row, the jokers, and the card of a wrong colour. */
export function ClaimKeys({ draft, left, refused, onCard, onWrong }: ClaimKeysProps) {
  const t = useWords();
  const wrong = draft.cards.filter(isWrong).length;
  return (
    <CardKeys label={t('cardcassonne.claim.cards')}>
      {keysOf(t, draft.row, left).map((key) => (
        <Key key={JSON.stringify(key.card)} of={key} draft={draft} refused={same(key.card, refused)} onCard={onCard} />
      ))}
      <CardKey
        kind="hidden"
        caption={t('cardcassonne.claim.wrong')}
        count={wrong}
        aria-label={t('cardcassonne.claim.wrongKey')}
        onClick={onWrong}
      />
    </CardKeys>
  );
}

function Key({ of: key, draft, refused, onCard }: KeyProps) {
  const t = useWords();
  const tapped = draft.cards.filter((card) => same(card, key.card)).length;
  const gone = key.left === 0;
  return (
    <CardKey
      row={key.row}
      kind={key.kind}
      value={key.value}
      caption={key.name || undefined}
      left={fewLeft(t, key, gone, tapped)}
      count={tapped}
      state={refused ? 'refused' : gone ? 'gone' : 'rest'}
      aria-label={keyName(t, cardText(t, key.card, draft.row), tapped, key.left)}
      onClick={() => onCard(key.card)}
      onRepeat={() => onCard(key.card)}
    />
  );
}

type KeyProps = { of: Key; draft: ClaimDraft; refused: boolean; onCard: (card: Card) => void };

function keysOf(t: Translate, row: Colour, left: CardsLeft): Key[] {
  const person = (value: 1 | 2 | 3): Key => ({
    card: { kind: 'person', value },
    kind: 'person',
    row,
    value,
    left: left.persons[value],
    name: '',
  });
  const joker = t('cardcassonne.claim.joker');
  return [
    person(1),
    person(2),
    person(3),
    { card: { kind: 'animal' }, kind: 'animal', row, left: left.animals, name: t(`cardcassonne.animalKey.${row}`) },
    { card: { kind: 'building' }, kind: 'building', row, name: t(`cardcassonne.buildingKey.${row}`) },
    { card: { kind: 'joker', joker: 'animal' }, kind: 'animal', row: 'joker', left: left.jokers.animal, name: joker },
    { card: { kind: 'joker', joker: 'building' }, kind: 'building', row: 'joker', name: joker },
    single('dragon', left, t('cardcassonne.claim.dragon')),
    single('fairy', left, t('cardcassonne.claim.fairy')),
  ];
}

function single(joker: 'dragon' | 'fairy', left: CardsLeft, name: string): Key {
  return { card: { kind: 'joker', joker }, kind: joker, row: undefined, left: left.jokers[joker], name };
}

const FEW = 2;

/** Of dragon and fairy there is but one: what is left of them says nothing before it is gone. */
function fewLeft(t: Translate, { kind, left }: Key, gone: boolean, tapped: number): string | undefined {
  if (kind === 'dragon' || kind === 'fairy') return gone && tapped === 0 ? t('cardcassonne.claim.scored') : undefined;
  if (gone) return t('cardcassonne.claim.allGone');
  return left !== undefined && left <= FEW ? t('cardcassonne.claim.left', { count: left }) : undefined;
}

function keyName(t: Translate, card: string, tapped: number, left: number | undefined): string {
  if (left === 0 && tapped === 0) return t('cardcassonne.claim.keyGone', { card });
  if (left === undefined) return tapped > 0 ? t('cardcassonne.claim.keyTapped', { card, tapped }) : card;
  return tapped > 0
    ? t('cardcassonne.claim.keyTappedLeft', { card, tapped, count: left })
    : t('cardcassonne.claim.keyLeft', { card, count: left });
}

function same(one: Card, other: Card | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
