// @vitest-environment happy-dom
// The journal at the desk: an erased reason and an act at the laptop are called so, and not left empty.

import type { JournalLine } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { lonePage } from '../../harness/lonePage.ts';
import { staffRu } from '../staff.ru.ts';
import { JournalRows } from './journalRows.tsx';

const { journal } = staffRu;
const mounted = lonePage();

const LINE: JournalLine = {
  row: 1,
  at: '2026-11-30T12:00:00.000Z',
  who: { person: 'sota', name: 'Сота', code: 'AAAAAAAA' },
  act: 'payIn',
  ends: false,
  reason: 'Монеты',
  people: [],
  match: null,
  contract: null,
  copies: 0,
  copy: null,
  drakes: 7,
  setting: null,
};

it('says that a reason was erased, and that somebody did it at the laptop', async () => {
  const items = [LINE, { ...LINE, row: 2, reason: null }, { ...LINE, row: 3, who: null, reason: '' }];
  answering({ '/staff/journal': { items, next: null } });
  const list = await mounted(<JournalRows />);
  await list.until(() => document.querySelector('tbody tr') !== null);
  const cells = (column: string) => {
    const at = [...document.querySelectorAll('th')].findIndex(({ textContent }) => textContent === column);
    return [...document.querySelectorAll('tbody tr')].map((row) => row.children[at]?.textContent);
  };
  expect(cells(journal.reason)).toEqual(['Монеты', journal.erased, '']);
  expect(cells(journal.who)).toEqual(['Сота', 'Сота', journal.laptop]);
});
