import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { compileCatalogue } from '../commands/messages.mjs';
import type { Words as Fetched } from './catalogue';
import enAddress from './en/address';
import enBackup from './en/backup';
import enBenelux from './en/benelux';
import enBeneluxRules from './en/benelux-rules';
import enBin from './en/bin';
import enCarcassonne from './en/carcassonne';
import enCarcassonneRules from './en/carcassonne-rules';
import enCardcassonne from './en/cardcassonne';
import enCardcassonneSetUp from './en/cardcassonne-set-up';
import enChristmas from './en/christmas';
import enChristmasRules from './en/christmas-rules';
import enCommon from './en/common';
import enCount from './en/count';
import enEvening from './en/evening';
import enFeature from './en/feature';
import enHome from './en/home';
import enNewTable from './en/new-table';
import enRules from './en/rules';
import enScoringCard from './en/scoring-card';
import enSettings from './en/settings';
import enSums from './en/sums';
import enTable from './en/table';
import type { languages } from './languages';
import roAddress from './ro/address';
import roBackup from './ro/backup';
import roBenelux from './ro/benelux';
import roBeneluxRules from './ro/benelux-rules';
import roBin from './ro/bin';
import roCarcassonne from './ro/carcassonne';
import roCarcassonneRules from './ro/carcassonne-rules';
import roCardcassonne from './ro/cardcassonne';
import roCardcassonneSetUp from './ro/cardcassonne-set-up';
import roChristmas from './ro/christmas';
import roChristmasRules from './ro/christmas-rules';
import roCommon from './ro/common';
import roCount from './ro/count';
import roEvening from './ro/evening';
import roFeature from './ro/feature';
import roHome from './ro/home';
import roNewTable from './ro/new-table';
import roRules from './ro/rules';
import roScoringCard from './ro/scoring-card';
import roSettings from './ro/settings';
import roSums from './ro/sums';
import roTable from './ro/table';

type Words = { [key: string]: string | Words };

const catalogues: Record<string, Words> = {
  en: {
    common: enCommon,
    home: enHome,
    newTable: enNewTable,
    bin: enBin,
    settings: enSettings,
    cardcassonne: enCardcassonne,
    cardcassonneSetUp: enCardcassonneSetUp,
    scoringCard: enScoringCard,
    carcassonne: enCarcassonne,
    evening: enEvening,
    feature: enFeature,
    count: enCount,
    sums: enSums,
    rules: enRules,
    carcassonneRules: enCarcassonneRules,
    table: enTable,
    christmas: enChristmas,
    christmasRules: enChristmasRules,
    backup: enBackup,
    address: enAddress,
    benelux: enBenelux,
    beneluxRules: enBeneluxRules,
  },
  ro: {
    common: roCommon,
    home: roHome,
    newTable: roNewTable,
    bin: roBin,
    settings: roSettings,
    cardcassonne: roCardcassonne,
    cardcassonneSetUp: roCardcassonneSetUp,
    scoringCard: roScoringCard,
    carcassonne: roCarcassonne,
    evening: roEvening,
    feature: roFeature,
    count: roCount,
    sums: roSums,
    rules: roRules,
    carcassonneRules: roCarcassonneRules,
    table: roTable,
    christmas: roChristmas,
    christmasRules: roChristmasRules,
    backup: roBackup,
    address: roAddress,
    benelux: roBenelux,
    beneluxRules: roBeneluxRules,
  },
};

function keysOf(words: Words, at = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${at}${key}`] : keysOf(value, `${at}${key}.`),
  );
}

/** The arguments of a sentence, by name, read from its compiled form: text, or [name, kind, branches]. */
function argumentsOf(sentence: string): string[] {
  const names = new Set<string>();
  const read = (parts: unknown): void => {
    if (!Array.isArray(parts)) return;
    for (const part of parts) {
      if (!Array.isArray(part)) continue;
      names.add(String(part[0]));
      if (typeof part[2] === 'object') for (const branch of Object.values(part[2])) read(branch);
    }
  };
  read(compile(sentence));
  return [...names].sort();
}

function sentence(words: Words, key: string): string {
  return key
    .split('.')
    .reduce<string | Words>((at, part) => (typeof at === 'string' ? '' : (at[part] ?? '')), words) as string;
}

const sources = ['app', 'lib']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.includes('i18n'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const keys = keysOf(catalogues.en as Words);

test('every language has every key of the first, and no other', () => {
  for (const words of Object.values(catalogues)) expect(keysOf(words)).toEqual(keys);
});

test('a sentence has the same arguments in every language', () => {
  expect(argumentsOf('{a} {b, plural, =0 {none} one {# of {c}} other {{d, number}}}')).toEqual(['a', 'b', 'c', 'd']);
  for (const words of Object.values(catalogues)) {
    for (const key of keys) {
      expect(argumentsOf(sentence(words, key)), key).toEqual(argumentsOf(sentence(catalogues.en as Words, key)));
    }
  }
});

const namespaces = Object.keys(catalogues.en as Words).join('|');

/** Keys that a screen names with one part left to a value: "cardcassonne.row.${row}". */
const patterns = [...sources.matchAll(new RegExp(`\`((?:${namespaces})\\.[^\`]*)\``, 'g'))].map(([, template]) => {
  const parts = (template ?? '').split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
});

test('every key is used by a screen', () => {
  const shell = /^common\.shell\.(\w+)$/;
  const unused = keys.filter((key) => {
    const word = shell.exec(key)?.[1];
    const named = sources.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
    return !named && !(word && (sources.includes(`of="${word}"`) || sources.includes(`<BackShell title="${word}"`)));
  });
  expect(unused).toEqual([]);
});

test('every key that a screen names is in the catalogue', () => {
  const named = [...sources.matchAll(new RegExp(`'((?:${namespaces})\\.[\\w.]+\\w)'`, 'g'))].map(
    ([, key]) => key ?? '',
  );
  const known = new Set(keys);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
  expect(patterns.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
});

test('every namespace is fetched under its own name, in every language', async () => {
  const files = readdirSync('lib/i18n/words');
  const fetched = await Promise.all(
    files.map(async (file): Promise<Fetched[]> => Object.values(await import(`./words/${file.replace('.ts', '')}.ts`))),
  );
  const namespaces = fetched.flat();
  expect(namespaces.map(({ namespace }) => namespace).sort()).toEqual(Object.keys(catalogues.en ?? {}).sort());
  for (const words of namespaces) {
    for (const [language, known] of Object.entries(catalogues)) {
      const { default: compiled } = await words[language as keyof typeof languages]();
      expect(compiled, words.namespace).toEqual(compileCatalogue(known[words.namespace] as Words, words.namespace));
    }
  }
});
