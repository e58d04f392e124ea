// @vitest-environment happy-dom
// The page of a person for organisers: their acts there; and only the name of somebody in whose match they have an
// interest.

import type { DebtView, EventSettings, StaffPerson, StatementLine } from '@dunmer/shared/protocol';
import { act } from 'react';
import { expect, it } from 'vitest';
import { statementLine as line } from '../../harness/statementLine.ts';
import { staffPerson } from '../../harness/staffPerson.ts';
import { answering } from '../../harness/answering.ts';
import { homeView } from '../../harness/homeView.ts';
import { lonePage } from '../../harness/lonePage.ts';
import type { Mounted } from '../../harness/mounted.tsx';
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

const MODULES = { promises: 'on', intrigue: 'on' } as const;

const mounted = lonePage();
let reader = 0;

/** Returns the page as an organiser without cached lists reads it, and what it asked the server for. */
async function pageOf(
  facts: Partial<StaffPerson>,
  set: Partial<EventSettings> = {},
  lines: readonly StatementLine[] = [],
): Promise<{ readonly desk: Mounted; readonly asked: readonly string[] }> {
  const asked = answering({
    '/statement': { items: lines, next: null },
    '/staff/people/one': { ...WHO, ...facts },
    '/staff/copies': [],
  });
  const { me, event, ...rest } = homeView();
  const person = `organiser ${(reader += 1)}`;
  home.known.setState({
    home: {
      ...rest,
      me: { ...me, person, staff: 'organiser', trades: false, passphrase: 'open' },
      event: { ...event, settings: { ...event.settings, ...set } },
    },
  });
  const desk = await mounted(<PersonPage id="one" />);
  await desk.until(() => desk.everything().includes(text.identity));
  await desk.settle();
  return { desk, asked };
}

const acts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('button[data-act]')].map((button) => button.getAttribute('data-act'));

const parts = () =>
  [...document.querySelectorAll('main section[aria-label]')].map((part) => part.getAttribute('aria-label'));

it('is where links are made, coins go in and out, and entries are read', async () => {
  const { asked } = await pageOf({});
  expect(acts()).toEqual(
    expect.arrayContaining(['makeLink', 'revokeLinks', 'freezePerson', 'payIn', 'payOut']),
  );
  expect(asked.some((path) => path.includes('/statement'))).toBe(true);
});

it('says of somebody in a match of one’s own interest only that, and asks for nothing of theirs', async () => {
  const { desk, asked } = await pageOf({ hidden: true, debts: [DEBT], match: 'm' }, MODULES);
  expect(parts()).toEqual([text.identity]);
  expect(desk.everything()).toContain(text.seated('Тралан'));
  expect(acts()).toEqual([]);
  expect(desk.everything()).not.toContain(text.money);
  expect(desk.everything()).not.toContain('Мивул');
  expect(asked.some((path) => path.includes('/statement') || path.includes('/copies'))).toBe(false);
});

it('has no parts for what there is none of: debts, modules that are off, drakes that are set aside', async () => {
  const { desk } = await pageOf({});
  expect(parts()).toEqual([text.identity, text.money, text.deckTitle, text.statement]);
  expect(desk.everything()).not.toContain(text.held);
  expect(desk.everything()).not.toContain(text.seated('Тралан'));
  expect(document.querySelector('a[href^="/staff/match/"]')).toBeNull();
  await desk.unmount();
  const { desk: other } = await pageOf({ held: 3, match: 'm', debts: [DEBT] });
  expect(other.everything()).toContain(`${text.held}: ${text.sum(3)}`);
  expect(document.querySelector('p a[href="/staff/match/m"]')?.textContent).toBe(text.match);
  expect(parts()).toContain(debtRu.title);
});

it('of a referee who does not trade shows neither money nor deck', async () => {
  const { desk, asked } = await pageOf({ staff: 'referee', trades: false }, MODULES);
  expect(parts()).toEqual([text.identity]);
  expect(desk.everything()).toContain(options.staff.referee);
  expect(desk.everything()).not.toContain(text.money);
  expect(asked.some((path) => path.includes('/statement') || path.includes('/copies'))).toBe(false);
});

it('an entry says where its drakes are, or whose, who has moved them, and what it corrects', async () => {
  const { desk } = await pageOf({}, {}, [
    line(9, { why: 'hold', about: 'contract', subject: 'k' }),
    line(8, { why: 'stake', about: 'match', subject: null }),
    line(7, { with: DEBT.to, partner: DEBT.from, who: DEBT.from, corrects: 3, note: 'Сдача' }),
    line(6, { partner: DEBT.to, note: 'Приз' }),
  ]);
  await desk.until(() => document.querySelector('tbody tr') !== null);
  const heads = [...document.querySelectorAll('th')].map(({ textContent }) => textContent);
  const told = (name: string) =>
    [...document.querySelectorAll('tbody tr')].map((row) =>
      row.children[heads.indexOf(name)]?.textContent.trim(),
    );
  expect(told(text.with)).toEqual([`${places.hold} ${text.about.contract}`, places.pot, 'Мивул', 'Мивул']);
  expect(told(text.who)).toEqual([text.table, text.table, 'Тралан', text.table]);
  expect(told(text.note)).toEqual(['', '', `${text.corrects(3)}. Сдача`, 'Приз']);
});

it('of a debt to the bank says that it is the bank’s, and who has ruled', async () => {
  const { desk } = await pageOf({
    debts: [
      { ...DEBT, to: null, by: null, reason: '' },
      { ...DEBT, by: 'organiser' },
    ],
  });
  const [bank = '', trader = ''] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(bank).toContain(places.bank);
  expect(bank).toContain(`(${debtRu.staff}) · `);
  expect(trader).not.toContain(places.bank);
  expect(trader).toContain(`(${debtRu.by.organiser}) · `);
  expect(desk.everything()).not.toContain('· <');
});

it('takes in and gives out no coins where they lie on the table', async () => {
  const { desk } = await pageOf({}, { money: 'table' });
  expect(desk.everything()).toContain(text.onTable);
  expect(acts()).not.toContain('payIn');
});

it.each(['payIn', 'payOut'] as const)(
  '%s: before coins are handed over, what is owed is said first',
  async (type) => {
    const { desk } = await pageOf({ debts: [DEBT] });
    await act(async () => document.querySelector<HTMLButtonElement>(`button[data-act=${type}]`)?.click());
    await desk.until(() => desk.everything().includes(sheet.owed[type]));
    expect(document.querySelector(`section[aria-label="${sheet.owed[type]}"]`)?.textContent).toContain(
      'Мивул',
    );
  },
);

it('offers to correct an entry that stands alone, while a correction can still move drakes of it', async () => {
  await pageOf({}, {}, [
    line(8, { change: 4, why: 'correction', corrects: 7 }),
    line(7, { change: -4, why: 'paid-out' }),
    line(6, { change: -3, why: 'correction', corrects: 3 }),
    line(5, { change: -2, why: 'correction', corrects: 2 }),
    line(4, { change: 10, why: 'pot' }),
    line(3, { change: 5, why: 'paid-in' }),
    line(2, { change: 2, why: 'paid-in' }),
    line(1, { change: -2, why: 'paid-out' }),
  ]);
  const offered = [...document.querySelectorAll('button[data-act=correctEntry]')];
  expect(offered.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    expect.stringContaining(text.entry(3)),
    expect.stringContaining(text.entry(1)),
  ]);
});
