// @vitest-environment happy-dom
// The page of a person for organisers: their acts there; and only the name of somebody in whose match they have an
// interest.

import type { DebtView, StaffPerson } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { staffPerson } from '../../harness/staffPerson.ts';
import { answering } from '../../harness/answering.ts';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { home } from '../../net/index.ts';
import { debtRu } from '../../ruling/debt.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { PersonPage } from './personPage.tsx';

const { options, people: text, places, sheet } = staffRu;
const WHO = staffPerson({ purse: 7, deck: 8 });
const DEBT: DebtView = {
  match: 'm',
  from: { person: 'one', name: 'Тралан', code: 'AAAAAAAA' },
  to: { person: 'two', name: 'Мивул', code: 'BBBBBBBB' },
  what: { is: 'drakes', sum: 3 },
  ruling: 'awarded',
  by: 'referee',
  reason: 'Спор',
  since: '2026-11-22T06:00:00Z',
};

let page: Mounted | null = null;
let reader = 0;
afterEach(async () => {
  await page?.unmount();
  page = null;
  vi.unstubAllGlobals();
});

/** Returns the page as an organiser without cached lists reads it, and what it asked the server for. */
async function pageOf(
  facts: Partial<StaffPerson>,
  money: 'app' | 'table' = 'app',
): Promise<{ readonly desk: Mounted; readonly asked: readonly string[] }> {
  const asked = answering({
    '/statement': { items: [], next: null },
    '/staff/people/one': { ...WHO, ...facts },
    '/staff/copies': [],
  });
  const { me, event, ...rest } = homeView();
  const person = `organiser ${(reader += 1)}`;
  home.known.setState({
    home: {
      ...rest,
      me: { ...me, person, staff: 'organiser', trades: false, passphrase: 'open' },
      event: { ...event, settings: { ...event.settings, money } },
    },
  });
  const desk = await mounted(<PersonPage id="one" />);
  page = desk;
  await desk.until(() => desk.everything().includes(text.identity));
  await desk.settle();
  return { desk, asked };
}

const acts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('button[data-act]')].map((button) => button.getAttribute('data-act'));

it('is where links are made, coins go in and out, and entries are read', async () => {
  const { asked } = await pageOf({});
  expect(acts()).toEqual(
    expect.arrayContaining(['makeLink', 'revokeLinks', 'freezePerson', 'payIn', 'payOut']),
  );
  expect(asked.some((path) => path.includes('/statement'))).toBe(true);
});

it('says of somebody in a match of one’s own interest only that, and asks for nothing of theirs', async () => {
  const { desk, asked } = await pageOf({ hidden: true, debts: [DEBT], match: 'm' });
  expect(desk.everything()).toContain(text.seated('Тралан'));
  expect(acts()).toEqual([]);
  expect(desk.everything()).not.toContain(text.money);
  expect(desk.everything()).not.toContain('Мивул');
  expect(asked.some((path) => path.includes('/statement') || path.includes('/copies'))).toBe(false);
});

it('has no parts for what there is none of: debts, modules that are off, drakes that are set aside', async () => {
  const { desk } = await pageOf({});
  const parts = () =>
    [...document.querySelectorAll('main section[aria-label]')].map((part) => part.getAttribute('aria-label'));
  expect(parts()).toEqual([text.identity, text.money, text.deckTitle, text.statement]);
  expect(desk.everything()).not.toContain(text.held);
  expect(document.querySelector('a[href^="/staff/match/"]')).toBeNull();
  await desk.unmount();
  const { desk: other } = await pageOf({ held: 3, match: 'm', debts: [DEBT] });
  expect(other.everything()).toContain(`${text.held}: ${text.sum(3)}`);
  expect(document.querySelector('p a[href="/staff/match/m"]')?.textContent).toBe(text.match);
  expect(parts()).toContain(debtRu.title);
});

it('of a referee who does not trade shows neither money nor deck', async () => {
  const { desk, asked } = await pageOf({ staff: 'referee', trades: false });
  expect(desk.everything()).toContain(options.staff.referee);
  expect(desk.everything()).not.toContain(text.money);
  expect(asked.some((path) => path.includes('/statement') || path.includes('/copies'))).toBe(false);
});

it('of a debt to the bank says that it is the bank’s, and who has ruled', async () => {
  const { desk } = await pageOf({ debts: [{ ...DEBT, to: null, by: null, reason: '' }, DEBT] });
  const [bank = '', trader = ''] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(bank).toContain(places.bank);
  expect(bank).toContain(`(${debtRu.staff}) · `);
  expect(trader).not.toContain(places.bank);
  expect(trader).toContain(`(${debtRu.by.referee}) · `);
  expect(desk.everything()).not.toContain('· <');
});

it('takes in and gives out no coins where they lie on the table', async () => {
  const { desk } = await pageOf({}, 'table');
  expect(desk.everything()).toContain(text.onTable);
  expect(acts()).not.toContain('payIn');
});

it.each(['payIn', 'payOut'])('%s: before coins are handed over, what is owed is said first', async (type) => {
  const { desk } = await pageOf({ debts: [DEBT] });
  await act(async () => document.querySelector<HTMLButtonElement>(`button[data-act=${type}]`)?.click());
  await desk.until(() => desk.everything().includes(sheet.owedFirst));
  expect(document.querySelector(`section[aria-label="${sheet.owedFirst}"]`)?.textContent).toContain('Мивул');
});
