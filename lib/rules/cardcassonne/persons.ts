import type { Card } from './facts';
import type { Reason } from './reasons';
import { leavesForTen } from './wrong-colour';

/** The sum of the persons' values times their number; persons of a wrong colour take no part (CC-08, CC-20). */
export function personReasons(cards: readonly Card[]): Reason[] {
  const persons = cards.filter((card) => card.kind === 'person').filter((card) => !leavesForTen(card));
  const values = persons.flatMap((card) => card.value ?? []);
  if (values.length === 0) return [];
  const sum = values.reduce<number>((total, value) => total + value, 0);
  return [{ reason: 'persons', rule: 'CC-08', values, points: sum * values.length }];
}
