// @vitest-environment happy-dom
// The opened hands of both players at the patrons' table, as the member of staff who opened them sees them.

import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { OpenedHandsView } from './openedHands.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

it('names hands, what was exchanged and a patron that is still sealed; nothing is said of one that is open', async () => {
  const patrons = [
    { id: 'spark', name: { ru: 'Искра', en: 'Spark' } },
    { id: 'salt-lady', name: { ru: 'Соляная Госпожа', en: 'Lady of Salt' } },
  ];
  answering({ '/catalogues/': { patrons } });
  const hands = {
    a: { patron: 'salt-lady', hand: ['a:spark#1', 'a:spark#2'], exchanged: null },
    b: { patron: null, hand: [], exchanged: ['b:spark#1'] },
  };
  page = await mounted(<OpenedHandsView hands={hands} catalogue="v" names={{ a: 'Тралан', b: 'Мивул' }} />);
  await page.settle();
  const everything = async () => {
    await page?.settle();
    return page?.everything();
  };
  await expect.poll(everything).toContain('Соляная Госпожа');
  const told = page.everything();
  expect(told.match(/Искра/gu)).toHaveLength(3);
  expect(told.match(/Герой, ещё не открыт/gu)).toHaveLength(1);
  expect(told.match(/Ушло под стопку/gu)).toHaveLength(1);
  expect(told).toContain('пусто');
});
