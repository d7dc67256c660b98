import type { AbstractIntlMessages } from 'use-intl';
import type address from './en/address';
import type backup from './en/backup';
import type benelux from './en/benelux';
import type beneluxRules from './en/benelux-rules';
import type bin from './en/bin';
import type carcassonne from './en/carcassonne';
import type carcassonneRules from './en/carcassonne-rules';
import type cardcassonne from './en/cardcassonne';
import type cardcassonneSetUp from './en/cardcassonne-set-up';
import type christmas from './en/christmas';
import type christmasRules from './en/christmas-rules';
import type common from './en/common';
import type count from './en/count';
import type evening from './en/evening';
import type feature from './en/feature';
import type home from './en/home';
import type newTable from './en/new-table';
import type rules from './en/rules';
import type scoringCard from './en/scoring-card';
import type settings from './en/settings';
import type sums from './en/sums';
import type table from './en/table';
import type { Language } from './languages';

/** All words of the app, as the English catalogue has them: its keys and the arguments of each sentence. */
export type Catalogue = {
  /** What several screens say, and the words of their shells. */
  common: typeof common;
  home: typeof home;
  newTable: typeof newTable;
  bin: typeof bin;
  settings: typeof settings;
  /** What an open table of any game says. */
  table: typeof table;
  cardcassonne: typeof cardcassonne;
  /** Cardcassonne before its first round, and its house rules. */
  cardcassonneSetUp: typeof cardcassonneSetUp;
  /** The printed scoring card of Cardcassonne, to be copied. */
  scoringCard: typeof scoringCard;
  /** What only an open Cardcassonne table says. */
  evening: typeof evening;
  /** What a feature of Carcassonne is scored by, at a table or without one. */
  feature: typeof feature;
  /** Carcassonne: at the table, before it, and without one. */
  carcassonne: typeof carcassonne;
  /** The last count of Carcassonne, at a table or without one. */
  count: typeof count;
  sums: typeof sums;
  /** The rules of Cardcassonne. */
  rules: typeof rules;
  carcassonneRules: typeof carcassonneRules;
  /** The chips of the Benelux map: at the table, and before it. */
  benelux: typeof benelux;
  beneluxRules: typeof beneluxRules;
  /** The cards of Christmas Present: at the table, and before it. */
  christmas: typeof christmas;
  christmasRules: typeof christmasRules;
  /** Backups, and tables on their way from one phone to another. */
  backup: typeof backup;
  /** What works at the address of this page, and how to get the rest. */
  address: typeof address;
};

export type Namespace = keyof Catalogue;

/** What another language must fill in: the same keys, each with a sentence of its own. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Catalogue;
  }
}

/**
 * The words of a namespace, compiled when the app is built (see lib/commands), so that no phone carries an ICU parser.
 *
 * 2026-11-30: a file for each in `words/`, and no table of all: a page would fetch the way to every one of them.
 */
export type Words = { namespace: Namespace } & Readonly<Record<Language, () => Promise<{ default: object }>>>;

/** Words in one language, under the name of their namespace. */
export async function loadMessages(language: Language, words: Words): Promise<AbstractIntlMessages> {
  return { [words.namespace]: (await words[language]()).default } as unknown as AbstractIntlMessages;
}
