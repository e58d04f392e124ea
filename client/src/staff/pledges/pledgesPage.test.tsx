// @vitest-environment happy-dom
// The promises of an event at the desk: referees see what everybody knows (PROMISES 7), organisers see more.

import type { HandInfo, StaffPledgesInfo, StaffRole } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { home } from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { PledgesPage } from './pledgesPage.tsx';

const { pledges: text } = staffRu;
const HAND: HandInfo = {
  trader: { person: 'one', name: 'Тралан', code: 'AAAAAAAA' },
  house: null,
  size: 1,
  ruined: false,
};
const INFO: StaffPledgesInfo = { on: true, hands: [HAND], places: [] };

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

/** Returns the page, and what it asked the server for. */
async function readBy(
  staff: StaffRole,
): Promise<{ readonly desk: Mounted; readonly asked: readonly string[] }> {
  const asked = answering({ '/staff/pledges': INFO, '/staff/people': [] });
  const { me, event, ...rest } = homeView();
  home.known.setState({
    home: {
      ...rest,
      me: { ...me, person: staff, staff, trades: false, passphrase: 'open' },
      event: { ...event, settings: { ...event.settings, promises: 'on' } },
    },
  });
  page = await mounted(<PledgesPage />);
  await page.until(() => document.querySelector('table') !== null);
  return { desk: page, asked };
}

const links = (): readonly (string | null)[] =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('a referee reads who has how many, is told that this is all, and is led to no page and no act of organisers', async () => {
  const { desk, asked } = await readBy('referee');
  expect(desk.everything()).toContain(HAND.trader.name);
  expect(desk.everything()).toContain(text.openAlone);
  expect(desk.everything()).not.toContain(text.close);
  expect(links()).toContain('/staff/promises');
  expect(links()).not.toContain('/staff/promises/paper');
  expect(links()).not.toContain('/staff/people/one');
  expect(asked.filter((path) => path.includes('/people'))).toEqual([]);
  const [, places] = document.querySelectorAll<HTMLInputElement>('input[type=radio]');
  await act(async () => places?.click());
  expect(desk.everything()).toContain(text.noOpen);
});

it('an organiser finds all of it', async () => {
  const { desk, asked } = await readBy('organiser');
  expect(desk.everything()).not.toContain(text.openAlone);
  expect(desk.everything()).toContain(text.close);
  expect(links()).toEqual(expect.arrayContaining(['/staff/promises/paper', '/staff/people/one']));
  expect(asked.filter((path) => path.includes('/people'))).not.toEqual([]);
});
