import { until } from './phone.mjs';
import { list, listitem } from './query.mjs';

/**
 * Waits until the standings say these totals.
 *
 * @param {import('./phone.mjs').Phone} phone
 * @param {Record<string, number>} points
 */
export function expectPoints(phone, points) {
  const wanted = Object.entries(points);
  return until(`Standings ${JSON.stringify(points)}`, async () => {
    const lines = (await phone.look(listitem(undefined, list('Standings')))).map(({ text }) => text);
    const right = wanted.every(([name, total]) =>
      lines.some((line) => line.includes(name) && new RegExp(`(^|\\D)${total}$`).test(line)),
    );
    return right ? { is: true } : { why: `they say ${JSON.stringify(lines)}` };
  });
}
