// @vitest-environment happy-dom
// Papers for several people at once: what a badge says, and whose printed link stays good.

import { ok } from '@dunmer/shared/lib';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { staffPerson } from '../../harness/staffPerson.ts';
import { homeView } from '../../harness/homeView.ts';
import { mounted } from '../../harness/mounted.tsx';
import * as net from '../../net/index.ts';
import { home } from '../../net/index.ts';
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

it('decks are dealt to the traders among them, and to nobody where there are none', async () => {
  const view = homeView();
  const me = { ...view.me, staff: 'organiser', passphrase: 'open' } as const;
  home.known.setState({ home: { ...view, me } });
  const page = await mounted(<Picked me={me} picked={[person('BBBBBBBB', false)]} />);
  const deal = () => document.querySelector<HTMLButtonElement>('button[data-act]');
  expect(deal()?.disabled).toBe(true);
  await page.show(<Picked me={me} picked={[person('AAAAAAAA', true), person('BBBBBBBB', false)]} />);
  expect(deal()?.disabled).toBe(false);
  await page.unmount();
});

it('links for several leave those who have one on paper as they are, until that is ticked', async () => {
  const asked: (readonly string[])[] = [];
  const looking = vi.spyOn(net, 'previewAll').mockImplementation(async (acts) => {
    asked.push(acts.flatMap((one) => (one.type === 'makeLink' ? one.person : [])));
    return acts.map(() => ok({ effects: [], undo: 'any-time', mark: 'm' }));
  });
  const { me } = homeView();
  const link = (who: string, has: 'none' | 'made' | 'used') =>
    staffPerson({ person: who, name: who, link: has });
  const page = await mounted(
    <Picked
      me={{ ...me, passphrase: 'open' }}
      picked={[link('newcomer', 'none'), link('printed', 'made'), link('at play', 'used')]}
    />,
  );
  await page.press(paper.links);
  await page.until(() => asked.length > 0);
  expect(asked).toEqual([['newcomer']]);
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  await page.until(() => asked.length > 1);
  expect(asked[1]).toEqual(['newcomer', 'printed', 'at play']);
  await page.unmount();
  looking.mockRestore();
});
