// @vitest-environment happy-dom
// All matches against a bot are in one list; those at the patrons' table say so (PT1).

import type { MineInfo } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { answering } from '../harness/answering.ts';
import { mounted } from '../harness/mounted.tsx';
import { ru } from '../text/ru.ts';
import { MyTables } from './myTables.tsx';

const seat = { name: 'Тралан', bot: null };

const table = (match: string): MineInfo['tables'][number] => ({
  match,
  seat: 'a',
  seats: { a: seat, b: { ...seat, bot: 'simple' } },
  phase: 'finished',
  opened: '2026-11-22T06:00:00Z',
});

it('a match at the patrons’ table is told from one at the trade table', async () => {
  answering({ '/api/mine': { tables: [{ ...table('m'), table: 'patrons' }, table('n')] } });
  const page = await mounted(<MyTables />);
  await page.until(() => document.querySelector('a') !== null);
  const [patrons, trade] = [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(patrons).toContain(ru.home.atPatrons(ru.mine.finished));
  expect(trade).not.toContain('покровител');
  await page.unmount();
});
