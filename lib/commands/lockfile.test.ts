import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';

type Locked = { resolved?: string; integrity?: string; inBundle?: boolean; hasInstallScript?: boolean; link?: boolean };

const text = readFileSync(inRoot('package-lock.json'), 'utf8');
const packages = Object.entries((JSON.parse(text) as { packages: Record<string, Locked> }).packages).filter(
  ([path]) => path !== '',
);
const asked = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Record<string, Record<string, string>>;

test('The lockfile holds no address, so packages come from wherever this machine gets them', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, locked]) => locked.resolved ?? locked.link).map(([path]) => path)).toEqual([]);
  expect(
    text.match(/"[^"]+": "(git|file|https?):[^"]*"/g)?.filter((line) => !/^"(url|funding)"/.test(line)) ?? [],
  ).toEqual([]);
});

test('Every package is known by its hash, or comes inside one that is', () => {
  const unknown = packages.filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'));
  expect(unknown.map(([path]) => path)).toEqual([]);
});

test('Every version that is asked for is exact', () => {
  const wanted = Object.entries({ ...asked.dependencies, ...asked.devDependencies });
  expect(wanted.length).toBeGreaterThan(25);
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('No package runs a program of its own when it is installed', () => {
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});
