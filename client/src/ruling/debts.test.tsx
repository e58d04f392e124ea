// @vitest-environment happy-dom
// The note below the debts is about what is owed.

import type { DebtView } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { ME } from '../harness/homeView.ts';
import { lonePage } from '../harness/lonePage.ts';
import { debtRu } from './debt.ru.ts';
import { Debts } from './debts.tsx';

const mounted = lonePage();

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
