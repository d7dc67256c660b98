import type { AddOnFact } from '../add-on';
import type { FeatureFact, Options, Placed } from '../carcassonne';
import type { Fact } from '../carcassonne/facts';
import { isRateCard } from './card-rates';
import { carriedBy, type HeldLineFact } from './facts';
import { isLock } from './lying';
import type { CardOptions } from './options';
import { lineGains } from './points';
import type { CardsRead } from './read-cards';
import { scoreWithCards } from './score';
import type { Waiting } from './view';

type All = Options & CardOptions;

/** Points that wait for the end of the game, as entered (XP-24); none once it has ended. */
export function waitingOf(
  entries: readonly Placed<Fact | AddOnFact>[],
  read: CardsRead,
  ended: boolean,
  options: All,
): Waiting[] {
  if (ended) return [];
  return entries.flatMap(({ entry: { id, fact }, player }): Waiting[] => {
    if (isHeldLine(fact)) return [{ entry: id, labels: [], gains: lineGains(fact) }];
    return isFeature(fact) ? waitingFeature(id, fact, player ?? '', read, options) : [];
  });
}

const isHeldLine = (fact: Fact | AddOnFact): fact is HeldLineFact => fact.kind === 'christmas-present/held-line';

const isFeature = (fact: Fact | AddOnFact): fact is FeatureFact => fact.kind === 'feature';

function waitingFeature(entry: string, fact: FeatureFact, player: string, read: CardsRead, options: All): Waiting[] {
  const on = read.lyingOn.get(entry) ?? [];
  const played = carriedBy(fact)?.card?.card;
  const card = played !== undefined && isRateCard(played) && !read.problems.has(entry) ? played : null;
  const scored = scoreWithCards({ ...fact, on }, card === null ? null : { card, player }, options);
  if ('refused' in scored || !scored.held) return [];
  return [{ entry, labels: on.filter(isLock).map(({ label }) => label), gains: scored.gains }];
}
