import type { Translate } from '@/app/table/words';
import { type Card, cardKind } from '@/lib/rules/christmas-present/cards';
import type { CardOptions } from '@/lib/rules/christmas-present/options';

/** What a card is called. */
export const nameText = (t: Translate, card: Card): string => t(`christmas.name.${card}`);

/** What a card does, as the table plays it. */
export const effectText = (t: Translate, card: Card, { unfinishedCloister }: CardOptions): string =>
  card === 'unfinished-cloister' && unfinishedCloister === 'plus' ? t('christmas.plus') : t(`christmas.effect.${card}`);

/** What to do now that a card is played. */
export function todoText(t: Translate, card: Card): string {
  const { effect, when } = cardKind(card);
  if (effect !== 'rate') return t(`christmas.todo.${effect}`);
  return t(when === 'at-once' ? 'christmas.todo.unfinished' : 'christmas.todo.completed');
}
