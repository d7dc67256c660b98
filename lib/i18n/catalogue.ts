import type { AbstractIntlMessages } from 'use-intl';
import type address from './en/address';
import type backup from './en/backup';
import type benelux from './en/benelux';
import type beneluxRules from './en/benelux-rules';
import type bin from './en/bin';
import type carcassonne from './en/carcassonne';
import type carcassonneRules from './en/carcassonne-rules';
import type cardcassonne from './en/cardcassonne';
import type christmas from './en/christmas';
import type christmasRules from './en/christmas-rules';
import type common from './en/common';
import type count from './en/count';
import type evening from './en/evening';
import type feature from './en/feature';
import type home from './en/home';
import type newTable from './en/new-table';
import type rules from './en/rules';
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

type Compiled = { default: object };

// Compiled when the app is built (see lib/commands), so that no phone carries an ICU parser.
const compiled: Record<Language, Record<Namespace, () => Promise<Compiled>>> = {
  en: {
    common: () => import('./compiled/en/common.json'),
    home: () => import('./compiled/en/home.json'),
    newTable: () => import('./compiled/en/new-table.json'),
    bin: () => import('./compiled/en/bin.json'),
    settings: () => import('./compiled/en/settings.json'),
    table: () => import('./compiled/en/table.json'),
    cardcassonne: () => import('./compiled/en/cardcassonne.json'),
    evening: () => import('./compiled/en/evening.json'),
    feature: () => import('./compiled/en/feature.json'),
    carcassonne: () => import('./compiled/en/carcassonne.json'),
    count: () => import('./compiled/en/count.json'),
    sums: () => import('./compiled/en/sums.json'),
    rules: () => import('./compiled/en/rules.json'),
    carcassonneRules: () => import('./compiled/en/carcassonne-rules.json'),
    benelux: () => import('./compiled/en/benelux.json'),
    beneluxRules: () => import('./compiled/en/benelux-rules.json'),
    christmas: () => import('./compiled/en/christmas.json'),
    christmasRules: () => import('./compiled/en/christmas-rules.json'),
    backup: () => import('./compiled/en/backup.json'),
    address: () => import('./compiled/en/address.json'),
  },
  ro: {
    common: () => import('./compiled/ro/common.json'),
    home: () => import('./compiled/ro/home.json'),
    newTable: () => import('./compiled/ro/new-table.json'),
    bin: () => import('./compiled/ro/bin.json'),
    settings: () => import('./compiled/ro/settings.json'),
    table: () => import('./compiled/ro/table.json'),
    cardcassonne: () => import('./compiled/ro/cardcassonne.json'),
    evening: () => import('./compiled/ro/evening.json'),
    feature: () => import('./compiled/ro/feature.json'),
    carcassonne: () => import('./compiled/ro/carcassonne.json'),
    count: () => import('./compiled/ro/count.json'),
    sums: () => import('./compiled/ro/sums.json'),
    rules: () => import('./compiled/ro/rules.json'),
    carcassonneRules: () => import('./compiled/ro/carcassonne-rules.json'),
    benelux: () => import('./compiled/ro/benelux.json'),
    beneluxRules: () => import('./compiled/ro/benelux-rules.json'),
    christmas: () => import('./compiled/ro/christmas.json'),
    christmasRules: () => import('./compiled/ro/christmas-rules.json'),
    backup: () => import('./compiled/ro/backup.json'),
    address: () => import('./compiled/ro/address.json'),
  },
};

/** The compiled words of one language and namespace. */
export async function loadMessages(language: Language, namespace: Namespace): Promise<AbstractIntlMessages> {
  return { [namespace]: (await compiled[language][namespace]()).default } as unknown as AbstractIntlMessages;
}
