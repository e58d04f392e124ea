// @vitest-environment happy-dom
// A challenge from both sides: who may accept it now, and who has ended it.

import type { HomeView, ProposalView } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView, ME } from '../harness/homeView.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { home } from '../net/index.ts';
import { challengeRu } from './challenge.ru.ts';
import { contractRu } from '../text/contract.ru.ts';
import { ru } from '../text/ru.ts';
import { ProposalScreen } from './index.ts';

const { challenge: words } = challengeRu;
const OTHER = { person: 'other', name: 'Ильмени', code: 'BBBBBBBB' };

const proposal = (facts: Partial<ProposalView>): ProposalView => ({
  proposal: 'p1',
  from: facts.mine === true ? ME : OTHER,
  to: facts.mine === true ? OTHER : ME,
  stake: 5,
  friendly: false,
  mine: false,
  short: { mine: null, theirs: null },
  state: 'offered',
  answers: null,
  unsaid: false,
  at: '2026-11-22T06:00:00Z',
  ...facts,
});

/** What the server answers about the challenge. */
let answered: ProposalView | null = null;
let page: Mounted | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answering({
    '/proposals/': () => (answered === null ? new Response('', { status: 404 }) : Response.json(answered)),
  });
});
afterEach(async () => {
  await page?.unmount();
  page = null;
  answered = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let version = 0;

async function open(facts: Partial<HomeView>, id = 'p1'): Promise<string> {
  version += 1;
  home.known.setState({ home: homeView({ version, ...facts }) });
  page = await mounted(<ProposalScreen id={id} />);
  await page.settle();
  await page.settle();
  return page.everything();
}

const accept = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words.accept);

describe('a challenge that waits for an answer', () => {
  it('can be accepted by who is free', async () => {
    const told = await open({ proposals: [proposal({})] });
    expect(accept()?.disabled).toBe(false);
    expect(told).not.toContain(words.busyMine);
  });

  it('can’t be accepted by who sits at a table, who reads that it is their own one (rule 1.5)', async () => {
    const match = { match: 'm', seat: 'a', opponent: OTHER, stake: 5, counted: false } as const;
    const told = await open({ proposals: [proposal({})], match });
    expect(accept()?.disabled).toBe(true);
    expect(told).toContain(words.busyMine);
  });
});

it.each([
  [false, 'Каждый поставит'],
  [true, 'Когда вызов примут, каждый поставит'],
])('says what is staked, and when, to whoever sent it (%s) and to whoever accepts it', async (mine, said) => {
  expect(await open({ proposals: [proposal({ mine })] })).toContain(`>${said} 5\u00A0дрейков.`);
});

describe('a challenge to the patrons’ table (PT1)', () => {
  it('says so before it is accepted, and that neither own cards nor a price of victory go with it', async () => {
    const { event } = homeView();
    const on = { ...event, settings: { ...event.settings, patrons: 'on' } } as const;
    const told = await open({ event: on, proposals: [proposal({ table: 'patrons' })] });
    expect(told).toContain(words.atPatrons);
    expect(told).not.toContain('одну из карт победителя');
    expect(accept()?.disabled).toBe(false);
  });
});

describe('a challenge that was answered', () => {
  it('by a yes of somebody short leads to the last word (rule 2.2)', async () => {
    answered = proposal({ mine: true, state: 'declined' });
    await open({ proposals: [proposal({ proposal: 'p2', answers: 'p1' })] });
    expect(location.pathname).toBe('/proposal/p2');
  });

  it.each([
    [{ mine: true, state: 'declined' }, 'Ильмени отказывается от вызова.', words.toPerson],
    [{ mine: true, state: 'withdrawn' }, 'Вы отозвали вызов.', words.toPerson],
    [{ mine: true, state: 'accepted' }, 'Ильмени принимает вызов. Партия уже закончилась.', ru.home.past],
    [{ mine: false, state: 'declined' }, 'Вы отказались от вызова.', words.toPerson],
    [{ mine: false, state: 'withdrawn' }, 'Ильмени отзывает вызов.', words.toPerson],
    [{ mine: false, state: 'accepted' }, 'Вы приняли вызов. Партия уже закончилась.', ru.home.past],
  ] as const)('says which and by whom, and where to go on: %j', async (facts, said, next) => {
    answered = proposal(facts);
    const told = await open({});
    expect(told).toContain(said);
    expect(told).toContain('5\u00A0дрейков с каждого');
    expect(page?.has(next)).toBe(true);
    expect(told.includes(words.nothingMoved)).toBe(facts.state !== 'accepted');
  });

  it('that is nobody’s here is said to be none', async () => {
    expect(await open({})).toContain(words.gone);
  });
});

it('whose answer is on its way offers neither to think about it nor to answer otherwise', async () => {
  await open({ proposals: [proposal({})] });
  await page?.press(words.accept);
  expect(page?.has(words.back)).toBe(true);
  await page?.press(words.accept);
  // It can't be taken back: the sheet can only be closed, and the page says that the act is under way.
  expect(page?.has(words.back)).toBe(false);
  await page?.press(ru.app.close);
  expect(page?.everything()).toContain(ru.open.sending);
  expect(page?.has(words.accept)).toBe(false);
  expect(page?.has(words.decline)).toBe(false);
});

describe('what becomes of a match without its player’s phone', () => {
  const { event } = homeView();
  const { death } = contractRu;
  it.each([
    ['waits where no clock runs', {}, {}, death.waits],
    ['goes on by the clocks of the table', { placementClock: 60 }, {}, death.clocked],
    ['goes on by the clock of what is asked (PR15)', { promises: 'on' }, {}, death.clocked],
    [
      'goes on by the clocks of the patrons’ table (PT27)',
      { patrons: 'on', turnClock: 60 },
      { table: 'patrons' },
      death.clocked,
    ],
    [
      'waits at the patrons’ table without clocks',
      { patrons: 'on', turnClock: 0, askClock: 0 },
      { table: 'patrons' },
      death.waits,
    ],
  ] as const)('%s', async (_, set, at, said) => {
    const settings = { ...event.settings, ...set };
    const told = await open(
      { event: { ...event, settings }, proposals: [proposal({ proposal: 'p9', ...at })] },
      'p9',
    );
    expect(told).toContain(said);
  });
});
