// @vitest-environment happy-dom
// Ruin on the page of a trader (PR25, IN25): offered once, whether or not they were dealt promises; a ruined trader
// can have it taken back, but is dealt none.

import type { HandInfo, StaffIntrigueInfo } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffPerson } from '../../harness/staffPerson.ts';
import { answering } from '../../harness/answering.ts';
import { homeView } from '../../harness/homeView.ts';
import { intrigueInfo, MOMENTS } from '../../harness/intrigueView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { home } from '../../net/index.ts';
import { PersonIntrigue } from '../intrigue/personIntrigue.tsx';
import { staffRu } from '../staff.ru.ts';
import { PersonPledges } from './personPledges.tsx';

const { acts, pledges: text } = staffRu;
const [ruin, restore, deal] = [acts.ruinPerson.title, acts.restorePerson.title, acts.dealPledges.title];

const WHO = staffPerson();

let page: Mounted | null = null;
let reader = 0;
/** Each time another reader, whose lists are not cached. */
beforeEach(() => {
  const { me, ...rest } = homeView();
  const person = `reader ${(reader += 1)}`;
  home.known.setState({ home: { ...rest, me: { ...me, person, staff: 'organiser', passphrase: 'open' } } });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

/** Returns how often each act is offered. */
async function offered(
  { hands, ruinedBefore }: { readonly hands: readonly HandInfo[]; readonly ruinedBefore?: boolean },
  promises?: 'on',
): Promise<readonly number[]> {
  const { deck, on, people, due, rings, news } = intrigueInfo(MOMENTS.calm());
  const ruined = ruinedBefore === true ? [{ person: WHO.person, arranged: false }] : [];
  const intrigue: StaffIntrigueInfo = { deck, on, people, due, rings, news, ruined };
  answering({ '/staff/pledges': { on: true, hands, places: [] }, '/staff/intrigue': intrigue });
  const { settings } = homeView().event;
  page = await mounted(
    <>
      {promises !== undefined && <PersonPledges who={WHO} />}
      <PersonIntrigue
        who={WHO}
        settings={{ ...settings, intrigue: 'on', ...(promises === undefined ? {} : { promises }) }}
      />
    </>,
  );
  await page.until(() => document.querySelector('button[data-act=ruinPerson]') !== null);
  const names = [...document.querySelectorAll('button')].map((button) => button.textContent);
  return [ruin, restore, deal].map((title) => names.filter((name) => name === title).length);
}
const hand = (facts: Partial<HandInfo>): HandInfo => ({
  trader: WHO,
  house: null,
  size: 1,
  ruined: false,
  ...facts,
});

it('is offered once, with what was dealt or without, beside dealing to whoever was dealt none', async () => {
  expect(await offered({ hands: [] }, 'on')).toEqual([1, 0, 1]);
});

it('of whoever was given some of others and dealt none', async () => {
  expect(await offered({ hands: [hand({})] }, 'on')).toEqual([1, 0, 1]);
});

it('of whoever was dealt to', async () => {
  expect(await offered({ hands: [hand({ house: 'hideout' })] }, 'on')).toEqual([1, 0, 0]);
});

it('is taken back of the ruined, who are dealt none', async () => {
  expect(await offered({ hands: [hand({ ruined: true })] }, 'on')).toEqual([0, 1, 0]);
  expect(page?.everything()).toContain(text.ruined);
});

it('is offered by the deck where there are no promises', async () => {
  expect(await offered({ hands: [] })).toEqual([1, 0, 0]);
});

it('is taken back by the deck of whoever was ruined before there were promises', async () => {
  expect(await offered({ hands: [], ruinedBefore: true })).toEqual([0, 1, 0]);
  // The ruin has spent intrigue cards, so the trader had drawn some before.
  expect(page?.everything()).toContain('Карт интриги у этого торговца нет');
});
