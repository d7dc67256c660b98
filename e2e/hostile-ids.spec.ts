import { type Backup, FORMAT, VERSION } from '../lib/db/backup/format';
import { start } from '../lib/db/backup/testing/logs';
import { expectPoints } from './at-the-table';
import { loadBackup } from './backups';
import { expect, test } from './watched';

/** What an id must not be taken for: markup, a script, another page, a further parameter, a part of the page. */
const IDS = ['"><img src=x onerror=hurt=1>', 'javascript:hurt=1', '../../bin/', '//elsewhere.example', 'a&at=chests#b'];

/** A backup as nobody's phone would write it: its tables, and the people at them, have such ids. */
function hostileBackup(): Backup {
  const tables = IDS.map((id, nth) => {
    const started = start(id, `Table ${nth}`);
    const seats = [
      { player: `${id}a`, name: 'Ana', colour: 'red' },
      { player: `${id}b`, name: 'Bob', colour: 'blue' },
    ];
    return { id, log: [{ ...started, seats, setup: { firstDealer: `${id}b`, scoringCard: {} }, at: 1000 + nth }] };
  });
  return { format: FORMAT, version: VERSION, made: '2026-11-30T20:00:00.000Z', tables, people: [], scoringCard: {} };
}

test('Ids in a file that are code, paths or addresses name tables, and nothing else', async ({ page, baseURL }) => {
  const buffer = Buffer.from(JSON.stringify(hostileBackup()));
  await loadBackup(page, { name: 'from-somebody.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: `Bring in ${IDS.length} tables` }).click();
  await expect(page.getByText('Done. This was brought in:')).toBeVisible();
  for (const [nth, id] of IDS.entries()) {
    await page.goto('');
    // The newest lies on top, to be carried on with.
    const name = nth === IDS.length - 1 ? 'Carry on' : new RegExp(`^Table ${nth}`);
    await page.getByRole('link', { name }).click();
    await expectPoints(page, { Ana: 0, Bob: 0 });
    const address = new URL(page.url());
    expect([address.origin, address.pathname]).toEqual([baseURL, '/session/']);
    expect(address.searchParams.get('id')).toBe(id);
    expect(await page.evaluate(() => 'hurt' in window), id).toBe(false);
  }
});
