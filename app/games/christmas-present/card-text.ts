import type { Translate } from '@/app/table/words';
import type { Reason } from '@/lib/rules/carcassonne/reasons';
import { cardKind } from '@/lib/rules/christmas-present/cards';
import type { CardFact, DrewFact } from '@/lib/rules/christmas-present/facts';
import { HELD } from '@/lib/rules/christmas-present/steps';
import type { AddOnText, Said } from '../carcassonne/add-on-screens';
import { nameText } from './card-words';
import { cardsIn } from './cards-context';
import { refusalText } from './refusal-text';

/** What the cards put into words at the table. Of a covered card it is never said which it is: the facts do not know. */
export const cardText: AddOnText = {
  category: (t) => t('christmas.entry.category'),
  sign: { glyph: 'cards' },
  entry: entryText,
  problem({ t, entry, view, nameOf }) {
    const { problems, places } = cardsIn(view);
    if (Object.hasOwn(places.prevented, entry.id)) return t('christmas.entry.prevented');
    const problem = problems[entry.id];
    return problem ? refusalText(t, problem, nameOf).fact : null;
  },
  // Of a draw that was taken back somebody knows the card: it lies on its deck again.
  undone: ({ t, entry, nameOf }) =>
    (entry.fact as CardFact).kind === 'christmas-present/drew'
      ? t(`christmas.entry.seen.${(entry.fact as DrewFact).deck}`, { name: nameOf(entry.place.player ?? '') })
      : null,
  reasons: (t, reasons) => reasons.map((reason) => reasonText(t, reason)).join(' + '),
  refusal: refusalText,
  doubt: () => '',
  step: (t, step) => t(step === HELD ? 'christmas.step.held' : 'christmas.step.hands'),
  rules: (fact) => rulesOf(fact as CardFact),
};

function entryText({ t, entry: { place, fact: said }, view, nameOf }: Said): string {
  const fact = said as CardFact;
  const name = nameOf(place.player ?? view.turns[(place.round ?? 1) - 1]?.player ?? '');
  switch (fact.kind) {
    case 'christmas-present/drew':
      return fact.shown === undefined
        ? t(`christmas.entry.drew.${fact.deck}`, { name })
        : t('christmas.entry.drewOpen', { name, card: nameText(t, fact.shown) });
    case 'christmas-present/played': {
      const card = nameText(t, fact.card);
      return fact.label === undefined
        ? t('christmas.entry.played', { name, card })
        : t('christmas.entry.playedOn', { name, card, label: fact.label });
    }
    case 'christmas-present/let-go':
      return t('christmas.entry.letGo', { name, card: nameText(t, fact.card) });
    case 'christmas-present/hand-closed':
      return fact.covered
        ? t('christmas.entry.closedBut', { name, count: fact.covered })
        : t('christmas.entry.closed', { name });
    case 'christmas-present/held-line':
      return t('christmas.entry.line', { label: fact.label });
  }
}

const ITEMS = ['score-3', 'double-points', 'early-farm', 'joint-farm'] as const;

function reasonText(t: Translate, reason: Reason): string {
  const { count, points } = reason;
  if (reason.item === 'line' && 'label' in reason) return t('christmas.reason.line', { label: reason.label, points });
  const item = ITEMS.find((each) => `christmas-present/${each}` === reason.item) ?? 'score-3';
  return t(`christmas.reason.${item}`, { count, points });
}

const RULES = { 'score-3': 'XP-14', 'double-points': 'XP-26', 'early-farm': 'XP-27', 'joint-farm': 'XP-28' } as const;

function rulesOf(fact: CardFact): string[] {
  switch (fact.kind) {
    case 'christmas-present/drew':
      return ['XP-05'];
    case 'christmas-present/played':
      return [ruleOf(fact.card)];
    case 'christmas-present/let-go':
      return [cardKind(fact.card).when === 'at-once' ? 'XP-06' : 'XP-09'];
    case 'christmas-present/hand-closed':
      return ['XP-12'];
    case 'christmas-present/held-line':
      return ['XP-24'];
  }
}

const EFFECT_RULES = {
  lock: 'XP-23',
  advantage: 'XP-25',
  'farm-tie': 'XP-29',
  prevents: 'XP-10',
  table: 'XP-30',
} as const;

function ruleOf(card: Extract<CardFact, { card: unknown }>['card']): string {
  if (Object.hasOwn(RULES, card)) return RULES[card as keyof typeof RULES];
  const { effect } = cardKind(card);
  return Object.hasOwn(EFFECT_RULES, effect) ? EFFECT_RULES[effect as keyof typeof EFFECT_RULES] : 'XP-07';
}
