import type { TableView } from '../../carcassonne';
import { carcassonne } from '../../carcassonne/module';
import type { Entry, Place } from '../../entry';
import { joined } from '../../joined';
import type { Card, Deck } from '../cards';
import { cardKind } from '../cards';
import { christmasPresent } from '../module';
import type { CardView } from '../view';

export const game = joined(carcassonne, [christmasPresent]);

/** A table of Carcassonne with the cards, to which entries are made one by one. */
export class CardTable {
  entries: Entry<unknown>[] = [];
  readonly setup: NonNullable<ReturnType<typeof game.readSetup>>;

  constructor(players: string[], options: Record<string, string> = {}) {
    const all = { innsAndCathedrals: 'yes', ...options };
    const setup = game.readSetup({ firstPlayer: players[0] }, players, all);
    if (setup === null) throw new Error('No such table');
    this.setup = setup;
  }

  get base(): TableView {
    return game.view(this.setup, this.entries);
  }

  get cards(): CardView {
    return this.base.addOns['christmas-present'] as CardView;
  }

  /** Enters a fact, in the turn being played; answers the code of the refusal, or null. */
  enter(player: string, fact: object, place: Place = this.#place(player)): string | null {
    const read = game.readFact(fact);
    if (read === null) return 'unreadable-fact';
    const refusal = game.refuse(this.setup, this.base, read, place);
    if (refusal !== null) return refusal.refused;
    this.entries.push({ id: `e${this.entries.length}`, place, fact: read });
    return null;
  }

  /** Whether an entry may become another one; null: it may. */
  amend(entry: string, fact: object, place?: Place): string | null {
    const found = this.entries.find(({ id }) => id === entry);
    const refusal = game.refuse(this.setup, this.base, fact, place ?? found?.place ?? {}, entry);
    return refusal?.refused ?? null;
  }

  /** Draws a card that turns up as that kind. */
  draw(player: string, card: Card): string | null {
    const { deck, when } = cardKind(card);
    return this.drawNth(player, deck, this.cards.places.drawn[deck].length + 1, when === 'at-once' ? card : undefined);
  }

  drawNth(player: string, deck: Deck, nth: number, shown?: Card): string | null {
    return this.enter(player, { kind: 'christmas-present/drew', deck, nth, ...(shown ? { shown } : {}) });
  }

  play(player: string, card: Card, nth: number, more: object = {}): string | null {
    return this.enter(player, { kind: 'christmas-present/played', card, nth, ...more });
  }

  letGo(player: string, card: Card, nth: number): string | null {
    return this.enter(player, { kind: 'christmas-present/let-go', card, nth });
  }

  close(player: string, ...dead: { card: Card; nth: number }[]): string | null {
    return this.enter(player, { kind: 'christmas-present/hand-closed', dead });
  }

  /** Scores a feature with what it carries for the cards. */
  score(player: string, feature: object, followers: Record<string, number>, carried?: object): string | null {
    const addOns = carried ? { addOns: { 'christmas-present': carried } } : {};
    return this.enter(player, { kind: 'feature', feature, by: { followers }, ...addOns });
  }

  next(): string | null {
    return this.enter(this.base.turn?.player ?? '', { kind: 'next' });
  }

  end(): string | null {
    return this.enter(this.base.turn?.player ?? '', { kind: 'game-ended' });
  }

  points(player: string): number {
    return this.base.players[player]?.points ?? 0;
  }

  #place(player: string): Place {
    const { turn, lastCount } = this.base;
    return turn === null || lastCount.begun !== null ? { player } : { round: turn.turn, player };
  }
}
