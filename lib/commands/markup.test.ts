import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

/** Every way in which a text could become markup or code. */
const WAYS =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc|createContextualFragment|DOMParser/;

const files = ['app', 'lib/db', 'lib/i18n', 'lib/pwa', 'lib/rules', 'lib/sessions'].flatMap((room) =>
  readdirSync(inRoot(room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);

test('No text becomes markup or code, but for the one script that is ours', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => WAYS.test(readFileSync(inRoot(file), 'utf8')))).toEqual(['app/layout.tsx']);
});
