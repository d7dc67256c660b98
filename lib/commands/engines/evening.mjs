import { PEOPLE } from '../phone/evening-of-four.mjs';
import { chooseCarcassonne, drawIntoHand, scoreFeature } from './carcassonne.mjs';
import { openChests, scoreRound, sitDown } from './cardcassonne.mjs';
import { loadBackup, saveBackup } from './moving.mjs';
import { until } from './phone.mjs';
import { button, heading, link, radio, radiogroup, row } from './query.mjs';
import { expectPoints } from './standings.mjs';

/** @typedef {import('./phone.mjs').Phone} Phone */

/**
 * Where the evening is played.
 *
 * @typedef {object} Ground
 * @property {string} site the address of the app
 * @property {() => Promise<void>} stopServer
 * @property {(profile: string) => Promise<Phone>} takePhone opens a browser on the profile of that name
 * @property {(phone: Phone) => Promise<void>} putAway ends that browser; its profile stays
 * @property {string} downloads where the files of all phones go
 * @property {(sentence: string, play: () => Promise<void>) => Promise<void>} step
 */

/** The app rules the page and keeps every file. @param {Phone} phone */
const kept = (phone) =>
  until('The service worker', async () => {
    const state = await phone.driver.run('return navigator.serviceWorker?.controller?.state ?? "absent"');
    return state === 'activated' ? { is: true } : { why: `it is ${state}` };
  });

/** Part and hash of the address make no difference: the id of the table that is on screen. @param {Phone} phone @returns {Promise<string>} */
const idOnScreen = (phone) => phone.driver.run('return new URLSearchParams(location.search).get("id")');

/** @param {Phone} phone @param {string} site @param {string} theme */
async function choose(phone, site, theme) {
  await phone.open(`${site}settings/`);
  await phone.check(radio(theme, radiogroup('Theme')));
}

/** Two rounds of Cardcassonne, the last claim taken back, brought back, and all of it read again. @param {Phone} phone @param {Ground} ground */
async function playCardcassonne(phone, { site, step }) {
  await step('Cardcassonne is set up and two rounds are scored', async () => {
    await phone.open(`${site}new/`);
    await sitDown(phone, PEOPLE);
    await phone.tap(button(/^Start the table/));
    await scoreRound(phone, 1);
    await expectPoints(phone, { Ana: 15, Ștefan: 6, Łucja: 12, Bunica: 0 });
    await scoreRound(phone, 2);
    await expectPoints(phone, { Ana: 27, Ștefan: 20, Łucja: 15, Bunica: 10 });
  });
  await step('A claim is taken back and brought back, before and after a reload', async () => {
    const [with10, without] = [
      { Ana: 27, Ștefan: 20, Łucja: 15, Bunica: 10 },
      { Ana: 27, Ștefan: 20, Łucja: 15, Bunica: 0 },
    ];
    const id = await idOnScreen(phone);
    await phone.tap(button('Undo Bunica +10'));
    await expectPoints(phone, without);
    await phone.tap(button('Redo'));
    await expectPoints(phone, with10);
    await phone.tap(button('Undo Bunica +10'));
    await expectPoints(phone, without);
    await phone.reload();
    await expectPoints(phone, without);
    await phone.open(`${site}session/?id=${id}&at=ledger`);
    await phone.tap(button('Redo'));
    await phone.misses(button('Redo'));
    await phone.open(`${site}session/?id=${id}`);
    await expectPoints(phone, with10);
    await phone.picture('live');
  });
}

/** @param {Phone} phone @param {Ground} ground */
async function playCarcassonne(phone, { site, step }) {
  await step(
    'Carcassonne with Christmas Present: a city, a road taken back and brought back, a covered card',
    async () => {
      await phone.open(`${site}new/`);
      await chooseCarcassonne(phone);
      await phone.tap(button(/^Start the table/));
      await scoreFeature(phone, 'City', 5, 'Ana +10');
      await scoreFeature(phone, 'Road', 3, 'Ana +3');
      await expectPoints(phone, { Ana: 13, Ștefan: 0, Łucja: 0 });
      await phone.tap(button(/^Undo/));
      await expectPoints(phone, { Ana: 10, Ștefan: 0, Łucja: 0 });
      await phone.tap(button('Redo'));
      await expectPoints(phone, { Ana: 13, Ștefan: 0, Łucja: 0 });
      await drawIntoHand(phone);
      await phone.tap(button('Next: Ștefan'));
      await scoreFeature(phone, 'City', 4, 'Ștefan +8');
      await expectPoints(phone, { Ana: 13, Ștefan: 8, Łucja: 0 });
      await phone.picture('carcassonne');
    },
  );
}

/**
 * The core evening: set up, score, undo, redo, reload; a backup moved to an empty phone; then the server is gone, and
 * later the browser too. Totals are the ones added up by hand.
 *
 * @param {Ground} ground
 */
export async function playEvening(ground) {
  const { site, step } = ground;
  let phone = await ground.takePhone('here');
  await step('The app is kept for offline use after one visit', async () => {
    await phone.open(site);
    await phone.sees(link(/New table/));
    await kept(phone);
  });
  await playCardcassonne(phone, ground);
  const cards = await idOnScreen(phone);
  await playCarcassonne(phone, ground);
  const tiles = await idOnScreen(phone);

  await step('A backup goes to an empty phone, with the same totals', async () => {
    const file = await saveBackup(phone, site, ground.downloads);
    const other = await ground.takePhone('there');
    await loadBackup(other, site, file);
    await other.open(`${site}session/?id=${cards}`);
    await expectPoints(other, { Ana: 27, Ștefan: 20, Łucja: 15, Bunica: 10 });
    await other.open(`${site}session/?id=${tiles}`);
    await expectPoints(other, { Ana: 13, Ștefan: 8, Łucja: 0 });
    await ground.putAway(other);
  });

  await step('The server is gone: a reload, a table and another screen at their addresses, and a round', async () => {
    await ground.stopServer();
    await phone.reload();
    await phone.sees(heading('Settings'));
    await phone.open(`${site}rules/`);
    await phone.sees(heading(/./));
    await phone.open(`${site}session/?id=${tiles}`);
    await expectPoints(phone, { Ana: 13, Ștefan: 8, Łucja: 0 });
    await phone.open(`${site}session/?id=${cards}`);
    await scoreRound(phone, 3);
    await expectPoints(phone, { Ana: 27, Ștefan: 21, Łucja: 21, Bunica: 10 });
  });

  await step('The browser is ended and started without the server: the tables are there', async () => {
    await ground.putAway(phone);
    phone = await ground.takePhone('here');
    await phone.open(site);
    await phone.tap(link('Carry on'));
    await expectPoints(phone, { Ana: 27, Ștefan: 21, Łucja: 21, Bunica: 10 });
  });

  await step('The evening is played to its end by candlelight', async () => {
    await choose(phone, site, 'Candle');
    await phone.open(`${site}session/?id=${cards}`);
    await scoreRound(phone, 4);
    await phone.picture('live-by-candle');
    await scoreRound(phone, 5);
    await scoreRound(phone, 6);
    await expectPoints(phone, { Ana: 51, Ștefan: 39, Łucja: 33, Bunica: 14 });
    await openChests(phone);
    await phone.reads('Ana wins');
    await phone.sees(row(/Ana.*56/));
    await phone.picture('result-by-candle');
  });
  await ground.putAway(phone);
}
