// @vitest-environment happy-dom
// The purse: what is set aside, the entries under their days from page to page, and the receipt of each.

import type { StatementLine } from '@dunmer/shared/protocol';
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { answering } from '../harness/answering.ts';
import { homeView } from '../harness/homeView.ts';
import { lonePage } from '../harness/lonePage.ts';
import { statementLine as line } from '../harness/statementLine.ts';
import { home } from '../net/index.ts';
import { chooseLang, dayWords, timeWords } from '../text/index.ts';
import { MoneyScreen } from './index.ts';
import { purseRu } from './purse.ru.ts';

beforeAll(() => chooseLang('ru'));

const mounted = lonePage();
let reader = 0;

const MIVUL = { person: 'mivul', name: 'Мивул', code: 'BBBBBBBB' };
const TRALAN = { person: 'tralan', name: 'Тралан', code: 'AAAAAAAA' };
const EARLIER = '2026-06-01T12:00:00.000Z';

async function purseOf(lines: readonly StatementLine[], older: readonly StatementLine[] = [], held = 0) {
  answering({
    before: { items: older, next: null },
    statement: { items: lines, next: older.length === 0 ? null : 7 },
  });
  const view = homeView({ held });
  home.known.setState({ home: { ...view, me: { ...view.me, person: `reader ${(reader += 1)}` } } });
  const shown = await mounted(<MoneyScreen />);
  await shown.until(() => document.querySelector('[data-entry]') !== null);
  return shown;
}

const entry = (of: number) => document.querySelector<HTMLButtonElement>(`button[data-entry="${of}"]`);
const besideOf = (of: number) => entry(of)?.querySelector('[class*="beside"]')?.textContent;

it('says what is set aside only where something is', async () => {
  const shown = await purseOf([line(1)]);
  expect(document.querySelector('details')).toBeNull();
  await shown.unmount();
  await purseOf([line(1)], [], 1);
  expect(document.querySelector('summary')?.textContent).toBe(purseRu.held(1));
});

it('where coins lie on the table there is none, and no list of what moved', async () => {
  home.known.setState({ home: homeView({ purse: null }) });
  const shown = await mounted(<MoneyScreen />);
  expect(shown.everything()).toContain(purseRu.table.lead);
  expect(shown.everything()).not.toContain(purseRu.statement);
});

it('an entry says with whom it was, or whose contract or match it belongs to, and whether it corrects another', async () => {
  await purseOf([
    line(9, { with: MIVUL, partner: TRALAN }),
    line(8, { partner: TRALAN, corrects: 3, change: -5, after: 5 }),
    line(7),
  ]);
  const time = timeWords('ru', line(0).at);
  expect([9, 8, 7].map(besideOf)).toEqual([
    `Мивул · ${time}`,
    `Тралан · ${purseRu.corrected} · ${time}`,
    time,
  ]);
});

it('each day is named once, also where it goes on on the next page', async () => {
  const shown = await purseOf([line(9), line(8)], [line(7), line(6, { at: EARLIER })]);
  await shown.press(purseRu.older);
  await shown.until(() => entry(6) !== null);
  const days = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(days).toEqual([dayWords('ru', line(0).at), dayWords('ru', EARLIER)]);
});

it.each<[string, Partial<StatementLine>, readonly string[]]>([
  ['paid in', { why: 'paid-in', who: TRALAN, note: 'Сдача' }, ['bank', 'who', 'note']],
  ['with another', { with: MIVUL, partner: TRALAN, corrects: 3 }, ['Мивул', 'corrects']],
  ['that sets drakes aside', { why: 'hold', about: 'contract', subject: null }, []],
  ['of a match', { why: 'pot', partner: TRALAN, about: 'match', subject: 'm' }, ['Тралан', 'match']],
])('the receipt of an entry %s has what there is, and nothing else', async (_, facts, has) => {
  const shown = await purseOf([line(9, facts)]);
  expect(document.querySelector('dialog')).toBeNull();
  await act(async () => entry(9)?.click());
  await shown.until(() => document.querySelector('dialog') !== null);
  const { receipt } = purseRu;
  const told: Readonly<Record<string, string>> = {
    bank: `${receipt.with}${receipt.bank}`,
    Мивул: `${receipt.with}Мивул`,
    Тралан: `${receipt.with}Тралан`,
    who: `${receipt.who}Тралан`,
    note: `${receipt.note}Сдача`,
    corrects: `${receipt.corrects}${receipt.entry(3)}`,
    match: receipt.about.match,
    contract: receipt.about.contract,
  };
  const said = document.querySelector('dialog')?.textContent ?? '';
  expect(Object.keys(told).filter((name) => said.includes(told[name] ?? ''))).toEqual(
    Object.keys(told).filter((name) => has.includes(name)),
  );
  const rows = [...document.querySelectorAll('dialog dt')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(4 + has.filter((name) => name !== 'match').length);
});

it('a receipt says what was there before, what moved, and what was left', async () => {
  const shown = await purseOf([line(9)]);
  await act(async () => entry(9)?.click());
  await shown.until(() => document.querySelector('dialog') !== null);
  const { receipt, sum, change } = purseRu;
  const facts = [...document.querySelectorAll('dialog dl > div')].slice(0, 3);
  expect(facts.map((fact) => fact.textContent)).toEqual([
    `${receipt.before}${sum(10)}`,
    `${receipt.change}${change(5)}`,
    `${receipt.after}${sum(15)}`,
  ]);
});
