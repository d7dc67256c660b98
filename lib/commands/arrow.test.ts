import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

const SESSIONS = 'must not import lib/sessions: the arrow runs from app to lib/db, lib/sessions and lib/rules.';
const DB = 'must not import lib/db: the arrow runs from app to lib/db, lib/sessions and lib/rules.';
const APP = 'must not import app: screens know the library, never the other way.';
const SHELL = "must not import lib/pwa, lib/i18n or lib/commands: words and the browser's shell belong to the screens.";
const DEXIE = 'must not import Dexie: only lib/db knows the database.';
const REACT = 'must not import React, Next or use-intl: it is pure and knows no screen.';
const GAME = 'must not import a particular game: it knows the contract in lib/rules only.';
const OTHER = 'must not import another game: it stands alone.';
const BASE = 'must not import another game: add-ons know the base, never the other way.';
const DATE = 'Time is an argument: lib/rules and lib/sessions must not read the clock or make a Date.';
const CRYPTO = 'Chance and ids are arguments: lib/rules and lib/sessions must not use crypto.';
const RANDOM = 'Chance is an argument: lib/rules and lib/sessions must not call Math.random.';

/** Where, what is written there, and the sentence that lint answers (none: it is allowed). */
const SNIPPETS: [file: string, code: string, sentence?: string][] = [
  ['lib/rules/a.ts', "import { a } from '@/lib/sessions/log';", `lib/rules ${SESSIONS}`],
  ['lib/rules/b.ts', "import type { A } from '../sessions/log';", `lib/rules ${SESSIONS}`],
  ['lib/rules/c.ts', "export { a } from '../db';", `lib/rules ${DB}`],
  ['lib/rules/d.ts', "import { a } from '@/lib/i18n/en/common';", `lib/rules ${SHELL}`],
  ['lib/rules/e.ts', "import { a } from '../pwa/register';", `lib/rules ${SHELL}`],
  ['lib/rules/f.ts', "import type { A } from '@/app/page';", `lib/rules ${APP}`],
  ['lib/rules/g.ts', "import { useState } from 'react';", `lib/rules ${REACT}`],
  ['lib/rules/h.ts', "import Dexie from 'dexie';", `lib/rules ${DEXIE}`],
  ['lib/rules/cardcassonne/a.ts', "import type { A } from '../../sessions/log';", `lib/rules/cardcassonne ${SESSIONS}`],
  ['lib/rules/cardcassonne/b.ts', "import { a } from '@/lib/db/log';", `lib/rules/cardcassonne ${DB}`],
  ['lib/rules/cardcassonne/c.ts', "import { a } from '../carcassonne/fields';", `lib/rules/cardcassonne ${OTHER}`],
  [
    'lib/rules/cardcassonne/d.ts',
    "import type { A } from '@/lib/rules/benelux/chips';",
    `lib/rules/cardcassonne ${OTHER}`,
  ],
  ['lib/rules/cardcassonne/e.ts', "const a = await import('../../../app/page');", `lib/rules/cardcassonne ${APP}`],
  ['lib/rules/carcassonne/a.ts', "import { a } from '../benelux/chips';", `lib/rules/carcassonne ${BASE}`],
  [
    'lib/rules/carcassonne/b.ts',
    "import type { A } from '@/lib/rules/cardcassonne/box';",
    `lib/rules/carcassonne ${BASE}`,
  ],
  ['lib/rules/carcassonne/c.ts', "import { a } from '../../db/log';", `lib/rules/carcassonne ${DB}`],
  ['lib/sessions/a.ts', "import { a } from '../db/log';", `lib/sessions ${DB}`],
  ['lib/sessions/b.ts', "import type { A } from '@/lib/db/log';", `lib/sessions ${DB}`],
  ['lib/sessions/c.ts', "import { a } from '../rules/cardcassonne/claim';", `lib/sessions ${GAME}`],
  ['lib/sessions/d.ts', "import type { A } from '@/lib/rules/cardcassonne/facts';", `lib/sessions ${GAME}`],
  ['lib/sessions/e.ts', "import { useTranslations } from 'use-intl';", `lib/sessions ${REACT}`],
  ['lib/sessions/f.ts', "import { useRouter } from 'next/navigation';", `lib/sessions ${REACT}`],
  ['lib/sessions/g.ts', "import type { A } from '../../app/session/page';", `lib/sessions ${APP}`],
  ['lib/sessions/h.ts', "import { a } from '../i18n/languages';", `lib/sessions ${SHELL}`],
  ['lib/sessions/i.ts', "import { useLiveQuery } from 'dexie-react-hooks';", `lib/sessions ${DEXIE}`],
  ['lib/db/a.ts', "import type { A } from '@/app/page';", `lib/db ${APP}`],
  ['lib/db/b.ts', "import { a } from '../pwa/register';", `lib/db ${SHELL}`],
  ['lib/pwa/a.ts', "import type { A } from '../../app/page';", `lib ${APP}`],
  ['lib/i18n/a.ts', "import Dexie from 'dexie';", `lib/pwa, lib/i18n and lib/commands ${DEXIE}`],
  ['app/a.ts', "import type { Table } from 'dexie';", `app ${DEXIE}`],
  ['lib/rules/i.ts', 'export const a = Date.now();', DATE],
  ['lib/sessions/j.ts', 'export const a = new Date();', DATE],
  ['lib/rules/cardcassonne/f.ts', 'export const a = crypto.randomUUID();', CRYPTO],
  ['lib/rules/cardcassonne/g.ts', 'export const a = Math.random();', RANDOM],
  ['lib/sessions/k.ts', 'export const a = Math.random();', RANDOM],
  ['lib/rules/cardcassonne/legal.ts', "import { isRefusal } from '../entry';"],
  ['lib/rules/benelux/legal.ts', "import { scoreTable } from '../carcassonne';"],
  ['lib/rules/legal.ts', "import { a } from './cardcassonne/module';"],
  [
    'lib/sessions/legal.ts',
    "import { isRefusal } from '../rules/entry';\nimport { gameModule } from '@/lib/rules/registry';",
  ],
  // A test may name a game and look at the clock; it still keeps to the arrow.
  ['lib/sessions/legal.test.ts', "import { a } from '../rules/cardcassonne/module';\nexport const b = Date.now();"],
  ['lib/sessions/l.test.ts', "import { a } from '../db/log';", `lib/sessions ${DB}`],
  [
    'lib/db/legal.ts',
    "import Dexie from 'dexie';\nimport type { A } from '@/lib/sessions/events';\nimport { b } from '../rules/registry';",
  ],
  [
    'app/legal.ts',
    "import { a } from '@/lib/db/log';\nimport { b } from '@/lib/rules/cardcassonne/claim';\nimport { Link } from 'next/link';",
  ],
];

let report: string;
let copy: string;

/** One run of Biome over all snippets, in a tree of their own with our configuration. */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'tallystick-arrow-'));
  for (const [file, code] of SNIPPETS) write(file, `${code}\n`);
  for (const file of ['biome.json', 'lib/commands/no-random.grit']) write(file, readFileSync(inRoot(file), 'utf8'));
  report = await lint(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

function lint(cwd: string): Promise<string> {
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--colors=off', '--max-diagnostics=none'];
  return new Promise((resolve) => execFile(process.execPath, args, { cwd }, (_error, out, log) => resolve(out + log)));
}

/** What lint says against a file, without what it says of every snippet: that its names are unused. */
function sentencesOn(file: string): string[] {
  const said = report.split(/^(?=\S+:\d+:\d+ )/m).filter((part) => part.startsWith(`${file}:`));
  return said.flatMap((part) => part.match(/[^×i\s].* must not .*/g) ?? []);
}

for (const [file, code, sentence] of SNIPPETS) {
  test(`In ${file}, ${code.replaceAll('\n', ' ')} is ${sentence ? 'refused in a sentence' : 'allowed'}`, () => {
    expect(sentencesOn(file)).toEqual(sentence ? [sentence] : []);
  });
}
