import { existsSync } from 'node:fs';
import { compileMessages } from './messages.mjs';
import { inRoot } from './paths.mjs';
import { isMain, runCommand, runNode } from './run.mjs';

/** The whole, and the two parts that are checked without the browser's library because they are pure. */
const PROJECTS = ['tsconfig.json', 'lib/rules/tsconfig.json', 'lib/sessions/tsconfig.json'];

const NEXT = inRoot('node_modules', 'next', 'dist', 'bin', 'next');
const TSC = inRoot('node_modules', 'typescript', 'bin', 'tsc');

/** Checks the types of every part; what is generated is made first. */
async function checkTypes() {
  await compileMessages();
  if (!existsSync(inRoot('next-env.d.ts')) || !existsSync(inRoot('.next', 'types'))) await runNode(NEXT, ['typegen']);
  const codes = [];
  for (const project of PROJECTS) codes.push(await runNode(TSC, ['-p', inRoot(project)]));
  return codes.every((code) => code === 0) ? 0 : 1;
}

if (isMain(import.meta.url)) await runCommand(checkTypes);
