import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRulesOf } from '../testing/rules-of';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /\.(?:ts|md)$/.test(name));
const sources = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
testRulesOf('CC', 30, sources);
