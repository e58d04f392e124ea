// @vitest-environment happy-dom
// A badge says what its code is for: the badge of somebody who does not trade does not invite contracts.

import { expect, it, vi } from 'vitest';
import { staffPerson } from '../../harness/staffPerson.ts';
import { homeView } from '../../harness/homeView.ts';
import { mounted } from '../../harness/mounted.tsx';
import { staffRu } from '../staff.ru.ts';
import { Picked } from './picked.tsx';

const { paper } = staffRu;

const person = (code: string, trades: boolean) =>
  staffPerson({ person: code, name: code, code, trades, staff: trades ? null : 'referee' });

it('the badge of a trader speaks of contracts, that of a referee who does not trade of organisers', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { me } = homeView();
  const page = await mounted(
    <Picked me={me} picked={[person('AAAAAAAA', true), person('BBBBBBBB', false)]} />,
  );
  await page.press(paper.printBadges);
  const [trader = '', referee = ''] = page.everything().split('BBBBBBBB');
  expect([trader.includes(paper.badgeHint), trader.includes(paper.staffBadgeHint)]).toEqual([true, false]);
  expect([referee.includes(paper.badgeHint), referee.includes(paper.staffBadgeHint)]).toEqual([false, true]);
  await page.until(() => print.mock.calls.length > 0);
  expect(print).toHaveBeenCalledTimes(1);
  await page.unmount();
  vi.unstubAllGlobals();
});
