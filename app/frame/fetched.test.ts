import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Words } from '@/lib/i18n/catalogue';
import { fetched } from './fetched';

afterEach(() => vi.unstubAllGlobals());

const Part = () => 'the part';
const file = { default: Part };

test('what came before it is shown is there at the first rendering, its words too', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const en = vi.fn(async () => ({ default: {} }));
  const Later = fetched(async () => ({ ...file, words: [{ namespace: 'count', en, ro: en } satisfies Words] }));
  expect(renderToString(createElement(Later, { until: 'waiting' }))).toBe('waiting');
  await Later.come();
  expect(en).toHaveBeenCalledOnce();
  expect(renderToString(createElement(Later, { until: 'waiting' }))).toBe('the part');
});

test('what could not be fetched is asked for again', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const load = vi.fn(async () => file).mockRejectedValueOnce(new Error('no network'));
  const Later = fetched(load);
  await expect(Later.come()).rejects.toThrow('no network');
  await Promise.all([Later.come(), Later.come()]);
  expect(load).toHaveBeenCalledTimes(2);
});
