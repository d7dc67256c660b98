import { holdBack } from './hold-back';
import { expect, type Page, test } from './watched';

const SHEETS = '**/*.css';

const LOOKS = [
  { theme: 'parchment', text: 'normal', hand: 'right', lang: 'en' },
  { theme: 'candlelight', text: 'large', hand: 'left', lang: 'ro' },
];

/** How every element of the page looks, in one of the looks that a phone can have. */
const looksIn = (page: Page, look: (typeof LOOKS)[number]) =>
  page.evaluate(async ({ lang, ...data }) => {
    Object.assign(document.documentElement, { lang });
    Object.assign(document.documentElement.dataset, data);
    // What is laid out asks for its fonts, and another font is of another width.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [document.documentElement, document.body, ...document.body.querySelectorAll(':not(script, link)')].map(
      (element) => {
        const style = getComputedStyle(element);
        const names = [...style].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [element.tagName, element.className, ...values].join('\n');
      },
    );
  }, look);

test('A page as it comes looks the same before its style sheets are there as after', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/_next/**/*.js', (route) => route.abort());
  for (const path of ['', 'new/', 'sums/animals/', 'no-such-page/']) {
    const letGo = await holdBack(page, SHEETS);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body > link[rel=stylesheet]')).toHaveCount(1);
    const before = [];
    for (const look of LOOKS) before.push(await looksIn(page, look));
    letGo();
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
    expect(before[0]?.length).toBeGreaterThan(10);
    for (const [at, look] of LOOKS.entries()) expect(await looksIn(page, look), path).toEqual(before[at]);
    await page.unroute(SHEETS);
  }
});

test('Nothing is shown without its styles: the app waits for the sheets', async ({ page }) => {
  const letGo = await holdBack(page, SHEETS);
  await page.goto('settings/', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'TURBOPACK' in window);
  expect(await page.evaluate(() => '__next_f' in window)).toBe(false);
  letGo();
  await expect(page.getByRole('radio', { name: 'Română' })).toBeVisible();
});
