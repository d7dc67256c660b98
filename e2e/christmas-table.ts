import { layStore } from './laid-store';
import { expect, type Page } from './watched';

type Fact = { kind: string; [field: string]: unknown };

/** One entry of a seeded table: who, in which turn, what. */
export type Told = readonly [player: string, round: number, fact: Fact];

/** What lies beside the log: which card was drawn by the entry of that number, from 1. */
export type Sealed = readonly [entry: number, secret: { deck: string; nth: number; card: string }];

type Seed = {
  names?: readonly string[];
  game?: 'carcassonne' | 'christmas-present';
  told?: readonly Told[];
  sealed?: readonly Sealed[];
};

const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'pink'] as const;

/** The id of whoever is called like that at a seeded table. */
export const idOf = (name: string): string => `p-${name.toLowerCase()}`;

/** A draw of the `nth` card of a deck; `shown`: what it is, where it acts at once. */
export const drew = (deck: 'cloister' | 'road', nth: number, shown?: string): Fact => ({
  kind: 'christmas-present/drew',
  ...{ deck, nth },
  ...(shown ? { shown } : {}),
});

export const next: Fact = { kind: 'next' };

/**
 * A table of Carcassonne with the cards of Christmas Present (or of the decks alone), put into the store of the phone in
 * the shape in which it is kept, and opened.
 */
export async function seedCards(page: Page, seed: Seed = {}): Promise<string> {
  const { names = ['Ana', 'Bob', 'Eva'], game = 'carcassonne', told = [], sealed = [] } = seed;
  const sessionId = 'seeded';
  const at = Date.now();
  const header = (seq: number) => ({ v: 1, id: `event-${seq}`, device: 'phone', at: at + seq * 1000, sessionId, seq });
  const seats = names.map((name, index) => ({ player: idOf(name), name, colour: COLOURS[index] }));
  const started = {
    ...header(0),
    ...{ type: 'started', game, rules: 1, name: 'Christmas Eve', seats },
    ...(game === 'carcassonne' ? { addOns: { 'christmas-present': 1 } } : {}),
    setup: { firstPlayer: idOf(names[0] ?? '') },
    options: { innsAndCathedrals: 'yes', turns: 'on', countdown: 'hidden' },
  };
  const entries = told.map(([name, round, fact], index) => ({
    ...{ ...header(index + 1), type: 'recorded', place: { round, player: idOf(name) }, fact },
  }));
  const secrets = sealed.map(([entry, secret]) => ({ event: `event-${entry}`, sessionId, secret }));
  await layStore(page, { events: [started, ...entries], sealed: secrets });
  await page.goto(`session/?id=${sessionId}`);
  await expect(page.getByRole('button', { name: /^(Undo|Anulează)/ })).toBeVisible();
  return sessionId;
}

/** Holds the curtain open with a finger, as long as it takes. */
export async function holdOpen(page: Page, label = 'Hold to look'): Promise<void> {
  const key = page.getByRole('button', { name: label });
  await key.hover();
  await page.mouse.down();
  await expect(key).toBeHidden();
  await page.mouse.up();
}
