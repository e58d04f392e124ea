// Bad weather: a match between two browsers while their lines are slow, deaf, cut to pieces and broken.
import type { Page } from '@playwright/test';
import { expect, FaultProxy, meet, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';
import { LONG } from '../support/waits.ts';

const SECOND = 1000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Fault = (proxy: FaultProxy) => Promise<void>;

const stall =
  (seconds: number): Fault =>
  async (proxy) => {
    proxy.stall();
    await wait(seconds * SECOND);
    proxy.resume();
  };
const reset: Fault = async (proxy) => proxy.reset();
const flap: Fault = async (proxy) => {
  for (let i = 0; i < 4; i++) {
    proxy.down();
    await wait(0.2 * SECOND);
    proxy.up();
    await wait(0.3 * SECOND);
  }
};
/** Cuts the line as soon as something is under way on it. */
const cutSoon: Fault = async (proxy) => {
  await wait(0.1 * SECOND);
  proxy.reset();
};

test('a match through stalls, resets and flapping is played to its end, and both have seen the same', async ({
  phone,
  server,
}) => {
  test.setTimeout(600_000);
  const proxies = await Promise.all([FaultProxy.before(server.port), FaultProxy.before(server.port)]);
  for (const proxy of proxies) proxy.weather = { latency: 25, slice: 2000 };
  const [a, b] = await Promise.all([
    phone('Тралан', { at: proxies[0].url }),
    phone('Ведис', { at: proxies[1].url }),
  ]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();

  const acts: readonly (readonly [Fault, () => Promise<void>])[] = [
    [stall(2), () => a.place('front', TOWER.front)],
    [cutSoon, () => a.commit('front')],
    [flap, () => b.place('front', CARAVAN.front)],
    [stall(8), () => b.commit('front')],
    [reset, () => a.place('back', TOWER.back)],
    [flap, () => a.commit('back')],
    [stall(1), () => b.place('back', CARAVAN.back)],
    [cutSoon, () => b.commit('back')],
    [stall(3), () => b.chooseTarget(1)],
    [flap, () => a.summon({ creature: 'scamp', cell: 0 })],
    [cutSoon, () => a.summon('nobody')],
    [stall(5), () => a.summon({ creature: 'scamp', cell: 0 })],
    [cutSoon, () => b.claim(0)],
  ];
  for (const [fault, act] of acts) await Promise.all([...proxies.map(fault), act()]);

  await a.seesResult(a.words.youWin);
  await b.seesResult(b.words.youLose);
  await Promise.all([a.vouches(), b.vouches()]);
  for (const who of [a, b]) await who.tap('Посмотреть поле');
  await expect(async () => {
    for (const seat of ['a', 'b'] as const) expect(await a.field(seat)).toEqual(await b.field(seat));
  }).toPass({ timeout: LONG });
  await Promise.all(proxies.map((proxy) => proxy.close()));
});

/**
 * From now on the page itself watches for `words`; resolves to a function that returns the milliseconds until they
 * came, and the longest time that the page stood still meanwhile.
 */
async function stopwatch(page: Page, words: string): Promise<() => Promise<{ ms: number; still: number }>> {
  const told = await page.evaluateHandle((wanted) => {
    const began = performance.now();
    let [last, still] = [began, 0];
    const shown = new Promise<{ ms: number; still: number }>((resolve) => {
      const timer = setInterval(() => {
        const now = performance.now();
        still = Math.max(still, now - last);
        last = now;
        if (!document.body.innerText.includes(wanted)) return;
        clearInterval(timer);
        resolve({ ms: now - began, still });
      }, 50);
    });
    return { shown };
  }, words);
  return () => told.evaluate(({ shown }) => shown);
}

test('a line that has gone deaf is shown within 5 s, what is laid meanwhile is called unsaved, and is saved later', async ({
  phone,
  server,
}) => {
  const proxy = await FaultProxy.before(server.port);
  const [a, b] = await Promise.all([phone('Тралан', { at: proxy.url }), phone('Ведис')]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();

  const lost = await stopwatch(a.page, a.words.lostNotice);
  proxy.stall();
  await a.place('front', TOWER.front);
  await expect(a.hand.getByText(a.words.unsaved, { exact: true })).toBeVisible();
  await expect(a.page.getByText(a.words.lostNotice)).toBeVisible();
  const { ms, still } = await lost();
  // A page that got no processor time for a while could not show the words either.
  expect(ms - still, `milliseconds, ${still} of which the page stood still`).toBeLessThan(5 * SECOND);
  await expect(a.hand.getByText(a.words.unsaved, { exact: true })).toBeVisible();
  await expect(b.page.getByText(/нет на\sсвязи 0:\d\d/).first()).toBeVisible({ timeout: LONG });
  proxy.resume();
  await a.isBack();
  await a.seesSaved();
  for (const cell of [0, 1, 2] as const) await a.sees(TOWER.front[cell], cell);
  await proxy.close();
});
