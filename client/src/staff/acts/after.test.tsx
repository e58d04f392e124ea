// @vitest-environment happy-dom
// When several people are added one after the other, which values the next sheet starts with.

import type { StaffAct } from '@dunmer/shared/protocol';
import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { staffRu } from '../staff.ru.ts';
import { actStore, closeAct } from './actStore.ts';
import { AfterSheet } from './after.tsx';
import { asking } from './asking.ts';

type Adding = Extract<StaffAct, { readonly type: 'addPerson' }>;
const TRADER: Adding = {
  type: 'addPerson',
  id: 'a1',
  name: 'Ведис Аларен',
  staff: null,
  trades: true,
  deal: false,
  drakes: 60,
  reason: 'Регистрация',
};

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
  closeAct(null);
});

/** Returns the value of each field in the next person's sheet. */
async function nextAfter(act: Adding): Promise<Readonly<Record<string, string>>> {
  await page?.unmount();
  page = await mounted(
    <AfterSheet
      act={act}
      answer={{ type: 'made', id: 'someone' }}
      opened={{ about: '', asking: asking(act) }}
      title={staffRu.acts.addPerson.title}
      onClose={() => undefined}
    />,
  );
  await page.press(staffRu.sheet.addAnother);
  const { opened } = actStore.getState();
  return Object.fromEntries((opened?.asking.fields ?? []).map(({ name, said }) => [name, said]));
}

it('traders begin alike: with the same drakes and deck, and a name of their own', async () => {
  expect(await nextAfter(TRADER)).toMatchObject({ name: '', drakes: '60', deal: 'no' });
});

it('and for the same reason', async () => {
  await nextAfter(TRADER);
  expect(actStore.getState().opened?.reason).toBe(TRADER.reason);
});

it('nobody becomes staff because the one before did, nor lacks what those are without', async () => {
  const screen = { ...TRADER, staff: 'display', trades: false, drakes: 0 } as const;
  const next = await nextAfter(screen);
  expect(next).toMatchObject({ staff: 'none', drakes: '0', deal: 'yes' });
});
