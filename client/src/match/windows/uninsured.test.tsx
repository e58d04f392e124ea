// @vitest-environment happy-dom
// What the question to concede says of promises: a stake is insured only where it is lost by count (PR22).

import { expect, it } from 'vitest';
import { matchRu } from '../../around/match.ru.ts';
import { tableRu } from '../../around/table.ru.ts';
import { pairOf } from '../../harness/autoplay.ts';
import { LocalMatch } from '../../harness/localMatch.ts';
import { seatTable } from '../../harness/seatTable.tsx';
import { holdingOf, TRADERS } from '@dunmer/shared/testing';

const { windows: text } = tableRu;

const table = seatTable();

const [, END = ''] = text.uninsured('|').split('|');

/** Returns whose promises the question of seat a names, before whom these lie and the promise that pays. */
async function named(...others: readonly string[]): Promise<number> {
  const holdings = {
    a: holdingOf('a', { hand: [], front: [...others, 'carol/backing'] }),
    b: holdingOf('b', { hand: [], front: [] }),
  };
  // At an event the windows name no stake; the table says that five drakes are played for.
  const terms = { traders: TRADERS, stake: 0, hands: { a: [], b: [] }, holdings };
  const played = new LocalMatch(pairOf(1), 1, terms);
  played.promiseAndOpen();
  const page = await table(played, { sending: [] });
  await page.settle();
  await page.press(matchRu.menu.title);
  await page.press(matchRu.concede.open);
  await page.until(() => page.everything().includes(text.uninsured('Подстраховка')));
  return page.everything().split(END).length - 1;
}

it('whoever concedes reads beforehand that a promise pays nothing for it (R9, PR22)', async () => {
  expect(await named()).toBe(1);
});

it.each([
  ['another promise', 'carol/surety'],
  ['that of the opponent, who never pays to whom they play against', `${TRADERS.b}/backing`],
] as const)('nothing is said of %s', async (_, other) => {
  expect(await named(other)).toBe(1);
});
