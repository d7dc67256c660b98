import type { At } from '../add-on';
import type { CarcassonneTypes, FeatureFact, FieldFact } from '../carcassonne';
import type { Fact } from '../carcassonne/facts';
import { refuseLine } from '../carcassonne/lines';
import type { Place } from '../entry';
import { isRateCard } from './card-rates';
import { type CardFact, type Carried, carriedBy, type MoveFact } from './facts';
import type { Lying } from './lying';
import { move } from './moves';
import type { CardOptions } from './options';
import type { Places } from './places';
import { moveIn } from './read-cards';
import type { CardRefusal, MoveRefusal } from './refusals';
import { scoreWithCards } from './score';
import { refuseTelling } from './telling';
import { refuseTiming, refuseTurnEnd } from './timing';
import type { CardView } from './view';

export type CardsAt = At<CardOptions, CardView, CarcassonneTypes>;

/** Why a fact of the cards may not be entered at a place; null: it may. `except`: the entry that it would replace. */
export function refuseCardFact(at: CardsAt, fact: CardFact, place: Place, except?: string): CardRefusal | null {
  if (fact.kind === 'christmas-present/held-line') {
    const stranger = fact.players.find((player) => !at.base.seats.includes(player));
    if (stranger !== undefined) return { refused: 'unknown-player', player: stranger };
    return refuseLine({ ...fact, kind: 'line' });
  }
  const telling = fact.kind === 'christmas-present/played' ? refuseTelling(fact) : null;
  return (except === undefined ? refuseMove(at, fact, place) : refuseOther(at, fact, place, except)) ?? telling;
}

/** Why a card may not be moved like that here and now (XP-05 to XP-12). */
function refuseMove({ own, base, setup }: CardsAt, fact: MoveFact, place: Place): CardRefusal | null {
  const { player, round: turn = base.turns.length } = place;
  if (player === undefined) return { refused: 'unknown-player', player: null };
  if (turn !== base.turns.length)
    return { refused: 'christmas-present/not-this-turn', turn, current: base.turns.length };
  const timing = () => refuseTiming(own.places, player, fact, own.moment, setup);
  const moved = () => refusalIn(move(own.places, { entry: '', player, turn, fact }));
  // What is dead at the end is said to be dead, whatever else stands in its way.
  return own.moment.ended ? (timing() ?? moved()) : (moved() ?? timing());
}

const refusalIn = (moved: Places | MoveRefusal): MoveRefusal | null => ('refused' in moved ? moved : null);

/** What was moved, by whom and when stays as it is; what is said about it may be put right (XP-13). */
function refuseOther({ base }: CardsAt, fact: MoveFact, place: Place, except: string): CardRefusal | null {
  const entry = base.source.entries.find(({ id }) => id === except);
  const before = entry === undefined ? null : moveIn(entry.fact);
  const isSame = before !== null && keyOf(before) === keyOf(fact) && entry?.place.player === place.player;
  return isSame && entry?.place.round === place.round ? null : { refused: 'christmas-present/cards-stay' };
}

/** What a move is about, apart from what is said beside it. */
function keyOf(fact: MoveFact): string {
  if (fact.kind === 'christmas-present/hand-closed') return JSON.stringify([fact.kind, fact.dead, fact.covered ?? 0]);
  const { kind, nth } = fact;
  const [what, open] = 'deck' in fact ? [fact.deck, fact.shown] : [fact.card, null];
  return JSON.stringify([kind, nth, what, open]);
}

/** Why a fact of the base may not be entered for the sake of the cards: a turn that cannot end, a card that cannot act. */
export function refuseWithCards(at: CardsAt, fact: Fact, place: Place, except?: string): CardRefusal | null {
  switch (fact.kind) {
    case 'next':
    case 'game-ended':
      return except === undefined ? refuseTurnEnd(at.own.places, at.own.moment.turn, at.setup) : null;
    case 'feature':
      return refuseCarried(at, fact, place, except) ?? refuseFeature(at, fact, place, except);
    case 'field':
      return refuseField(at, fact, except);
    default:
      return null;
  }
}

/** A card that a feature carries is played by it, and stays with it. */
function refuseCarried(at: CardsAt, fact: FeatureFact, place: Place, except: string | undefined): CardRefusal | null {
  const made = moveIn(fact);
  if (except !== undefined && (made !== null || moveIn(factOf(at, except)) !== null))
    return made === null ? { refused: 'christmas-present/cards-stay' } : refuseOther(at, made, place, except);
  return made === null ? null : refuseMove(at, made, place);
}

const factOf = ({ base }: CardsAt, entry: string): { kind: string } =>
  base.source.entries.find(({ id }) => id === entry)?.fact ?? { kind: '' };

function refuseFeature(at: CardsAt, fact: FeatureFact, { player = '' }: Place, except?: string): CardRefusal | null {
  const carried = carriedBy(fact);
  if (carried === null) return null;
  const on = lyingFor(at, carried, except);
  if (!Array.isArray(on)) return on;
  const card = carried.card?.card;
  if (card !== undefined && !isRateCard(card)) return { refused: 'christmas-present/no-rate-card', card };
  const options = { ...at.base.options, ...at.setup };
  const scored = scoreWithCards({ ...fact, on }, card === undefined ? null : { card, player }, options);
  return 'refused' in scored ? scored : null;
}

function refuseField(at: CardsAt, fact: FieldFact, except?: string): CardRefusal | null {
  const carried = carriedBy(fact);
  const on = carried === null ? [] : lyingFor(at, carried, except);
  if (!Array.isArray(on)) return on;
  const strange = on.find(({ ground }) => ground !== 'farm');
  return strange === undefined ? null : { refused: 'christmas-present/not-lying', nth: strange.nth };
}

/** What lies there as an entry says; refused where it does not lie anywhere any more. */
function lyingFor({ own }: CardsAt, { lying = [] }: Carried, except?: string): Lying[] | CardRefusal {
  const there = [...own.places.lying, ...(except === undefined ? [] : (own.lyingOn[except] ?? []))];
  const strange = lying.find((nth, index) => lying.indexOf(nth) !== index || !there.some((each) => each.nth === nth));
  if (strange !== undefined) return { refused: 'christmas-present/not-lying', nth: strange };
  return there.filter(({ nth }) => lying.includes(nth));
}
