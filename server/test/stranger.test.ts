// A client that was written from docs/protocol.md alone joins by its link, makes a contract, and plays both seats of a
// match for prestige.

import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from './support/index.ts';
import { Browser } from './stranger/browser.ts';
import { Player, sealsHold } from './stranger/player.ts';
import { at, listAt, numberAt, textAt } from './stranger/said.ts';

const FOLDER = new URL('stranger/', import.meta.url);
const STAKE = 2;

let app: TestApp;
const browsers: Browser[] = [];
beforeAll(async () => {
  app = await testApp({}, { event: 'sample', seeding: null });
});
afterAll(async () => {
  for (const browser of browsers) browser.close();
  await app.close();
});

test('the stranger knows nothing of the project', () => {
  const imports = readdirSync(FOLDER).flatMap((name) =>
    [...readFileSync(new URL(name, FOLDER), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from = '']) => from),
  );
  expect(imports.filter((from) => !/^(?:node:\w+|socket\.io-client|\.\/\w+\.ts)$/.test(from))).toEqual([]);
});

/** Opens the personal link of a trader of the sample event: by its token, or by its code as somebody may type it. */
async function join(nth: number, how: 'token' | 'code'): Promise<Browser> {
  const browser = await Browser.open(app.url);
  browsers.push(browser);
  const links = listAt(await browser.get('/api/session'), 'sample', 'links');
  const link = links.filter((each) => at(each, 'staff') === null)[nth];
  const token = new URL(textAt(link, 'url')).pathname.replace('/l/', '');
  const code = textAt(link, 'code');
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
  await browser.command('useLink', { secret: how === 'token' ? token : typed });
  await browser.command('setPin', { pin: '2580' });
  await browser.askHome();
  return browser;
}

const purse = (browser: Browser): number => numberAt(browser.home, 'purse');

/** Plays on until the match is over, and compares the hash at every step. */
async function playOut(match: string, both: readonly Browser[]): Promise<void> {
  const players = both.map((browser) => new Player(browser));
  while (both[0]?.view?.common.phase.at !== 'finished')
    for (const [i, browser] of both.entries()) {
      await browser.sync(match);
      await players[i]?.step();
      await browser.sync(match);
    }
  for (const browser of both) await browser.sync(match);
}

test('it joins by token and by typed code, signs a contract, plays it out, and sees at every version what the server sees', async () => {
  const [one, two] = [await join(0, 'token'), await join(1, 'code')];
  const drakes = purse(one) + purse(two);
  const badge = textAt(two.home, 'me', 'code');
  const [other] = listAt(await one.get(`/api/people/${badge}`), 'people');
  const terms = {
    with: textAt(other, 'person'),
    text: 'Ten bales of silk',
    sum: 12,
    payer: 'one',
    counters: null,
  };
  const contract = textAt(await one.command('offerContract', terms), 'id');
  await two.command('actOnContract', { contract, wish: { type: 'accept' } });
  await one.command('actOnContract', { contract, wish: { type: 'proposeGame', amount: STAKE } });
  await two.askHome();
  const proposal = numberAt(two.home, 'contracts', '0', 'state', 'game', 'proposal');
  const match = textAt(
    await two.command('actOnContract', { contract, wish: { type: 'agreeGame', proposal } }),
    'match',
  );
  await one.askHome();
  expect(at(one.home, 'match', 'match')).toBe(match);

  await playOut(match, [one, two]);
  for (const { view, revealed, agreements } of [one, two]) {
    expect(view?.common.phase.at).toBe('finished');
    expect(agreements).toBeGreaterThan(5);
    expect(view !== null && revealed !== null && sealsHold(view, revealed)).toBe(true);
  }

  for (const browser of [one, two]) await browser.askHome();
  expect(purse(one) + purse(two) + 12).toBe(drakes);
  const file = await one.get(`/api/matches/${match}/file`);
  expect(at(file, 'format')).toBe('dunmer-trade-match/1');
  await one.command('confirmHandover', { contract });
  await two.command('confirmHandover', { contract });
  for (const browser of [one, two]) await browser.askHome();
  expect(purse(one) + purse(two)).toBe(drakes);
});
