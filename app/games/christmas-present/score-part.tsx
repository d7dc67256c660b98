'use client';

import { useWords } from '@/app/table/words';
import { groundOf } from '@/lib/rules/christmas-present/card-rates';
import { ADD_ON, type Carried } from '@/lib/rules/christmas-present/facts';
import { isHeld } from '@/lib/rules/christmas-present/score';
import type { Score } from '../carcassonne/score/use-score';
import { nameText } from './card-words';
import { useCards } from './cards-context';
import { LyingRows } from './lying-rows';

/** On the sheet of a feature: which cards lie on it, and the card that was played on it, which stays. */
export function CardScorePart({ score: { draft, fact, change, amended } }: { score: Score & { amended?: string } }) {
  const t = useWords();
  const { cards } = useCards();
  if (fact.kind !== 'feature') return null;
  const carried = (draft.addOns?.[ADD_ON] ?? {}) as Carried;
  const own = amended === undefined ? [] : (cards.lyingOn[amended] ?? []);
  const ground = groundOf(fact.feature);
  const lying = carried.lying ?? [];
  // What was chosen for another kind of feature stays in sight, so that it can be taken off again.
  const offered = [...cards.places.lying, ...own].filter((each) => each.ground === ground || lying.includes(each.nth));
  const on = offered.filter(({ nth }) => lying.includes(nth));
  function choose(chosen: number[]) {
    const { lying: _, ...rest } = carried;
    const said: Carried = { ...rest, ...(chosen.length > 0 ? { lying: chosen } : {}) };
    const { [ADD_ON]: __, ...others } = draft.addOns ?? {};
    change({ ...draft, addOns: Object.keys(said).length > 0 ? { ...others, [ADD_ON]: said } : others });
  }
  return (
    <>
      {carried.card && <p className="note">{nameText(t, carried.card.card)}</p>}
      <LyingRows offered={offered} chosen={lying} onChange={choose} />
      {isHeld(fact.feature, on) && <p className="note">{t('christmas.lying.held')}</p>}
    </>
  );
}
