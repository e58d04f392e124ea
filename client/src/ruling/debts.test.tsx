// @vitest-environment happy-dom
// The note below the debts is about what is owed.

import type { DebtView } from '@dunmer/shared/protocol';
import { beforeEach, expect, it } from 'vitest';
import { answering } from '../harness/answering.ts';
import { ME } from '../harness/homeView.ts';
import { lonePage } from '../harness/lonePage.ts';
import { debtRu } from './debt.ru.ts';
import { Debts } from './debts.tsx';

const mounted = lonePage();

const SCAMP = { card: 'scamp', serial: null, of: null, busy: null };

beforeEach(() => answering({ '/me/deck': { catalogue: 'c1', copies: [{ ...SCAMP, copy: 'c1' }] } }));

const owed = (what: DebtView['what']): DebtView => ({
  match: 'm'.repeat(16),
  from: ME,
  to: { person: 'neloth', code: 'C0DE0002', name: 'Нелот' },
  what,
  ruling: 'voided',
  by: 'organiser',
  reason: '',
  since: '2026-07-12T12:00:00.000Z',
});

it.each([
  ['drakes', { is: 'drakes', sum: 5 }, false],
  ['a card', { is: 'card', copy: 'c1', card: 'scamp' }, true],
] as const)('of %s: how it is paid', async (_, what, isCard) => {
  const page = await mounted(<Debts debts={[owed(what)]} reader={ME.person} />);
  expect(page.everything()).toContain(debtRu.hint);
  expect(page.everything().includes(debtRu.gift)).toBe(isCard);
});

it('says who owes whom what, by whose ruling and why, with the way to the match', async () => {
  const drakes = { is: 'drakes', sum: 5 } as const;
  const page = await mounted(<Debts debts={[{ ...owed(drakes), reason: 'спор' }]} reader={ME.person} />);
  expect(page.everything()).toContain(debtRu.mine(debtRu.drakes(5), 'Нелот'));
  expect(page.everything()).toContain(`${debtRu.ruling.voided} (${debtRu.by.organiser})`);
  expect(page.everything()).toContain(debtRu.reason('спор'));
  const link = () => document.querySelector('li a')?.getAttribute('href') ?? null;
  expect(link()).toBe(`/m/${'m'.repeat(16)}`);
  await page.show(<Debts debts={[{ ...owed(drakes), by: null }]} reader="neloth" isAtMatch />);
  expect(page.everything()).toContain(debtRu.theirs(debtRu.drakes(5), ME.name));
  expect(page.everything()).toContain(`${debtRu.ruling.voided} (${debtRu.staff})`);
  expect(page.everything()).not.toContain(debtRu.reason(''));
  expect(link()).toBeNull();
  await page.show(<Debts debts={[{ ...owed(drakes), to: null }]} reader={ME.person} />);
  expect(page.everything()).toContain(debtRu.mine(debtRu.drakes(5), debtRu.bank));
});

it('a card among several debts can be given back', async () => {
  const debts = [owed({ is: 'drakes', sum: 5 }), owed({ is: 'card', copy: 'c1', card: 'scamp' })];
  const page = await mounted(<Debts debts={debts} reader={ME.person} />);
  expect(page.everything()).toContain(debtRu.gift);
});

it.each([
  ['has it', 'c1', ME.person, `/trade/new/C0DE0002?give=c1`, false],
  ['has only its like', 'c2', ME.person, null, true],
  ['is owed it', 'c1', 'neloth', null, false],
])('leads whoever %s to the gift of that very copy, or says that it is elsewhere', async (...row) => {
  const [, copy, reader, way, isElsewhere] = row;
  const page = await mounted(
    <Debts debts={[owed({ is: 'card', copy, card: 'scamp' })]} reader={reader} isAtMatch />,
  );
  const said = () => page.everything();
  if (reader === ME.person) await page.until(() => /give=|>Этого экземпляра/.test(said()));
  expect(document.querySelector('li a')?.getAttribute('href') ?? null).toBe(way);
  expect(said().includes(debtRu.elsewhere)).toBe(isElsewhere);
});
