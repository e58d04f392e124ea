// @vitest-environment happy-dom
// Picking cards for a trade with a screen reader: each card says what it is and does.

import type { Card } from '@dunmer/shared/cards';
import type { CopyView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { copiesRu } from '../text/copies.ru.ts';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { PickSheet } from './pickSheet.tsx';

const THIEF: Card = {
  id: 'thief',
  name: { ru: 'Рыночный вор', en: 'Market Thief' },
  rarity: 'standard',
  traits: [],
  virtues: ['cunning'],
  superiority: ['wealth', 'power'],
  abilities: [
    {
      timing: 'reveal',
      initiative: 3,
      target: { where: 'opposing' },
      effects: [{ op: 'silence' }],
    },
  ],
};

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

/** The sheet of one thief, free unless this binds it, with these cards chosen already. */
async function sheetOf(
  picked: readonly string[],
  blocked: CopyView['blocked'] = null,
  onPick: (picked: readonly string[]) => void = () => undefined,
): Promise<HTMLButtonElement | null> {
  await page?.unmount();
  page = await mounted(
    <PickSheet
      copies={[{ copy: 'k1', card: 'thief', serial: 1, of: null, blocked }]}
      catalogue={new Map([['thief', THIEF]])}
      picked={picked}
      onPick={onPick}
      onClose={() => undefined}
    />,
  );
  return document.querySelector('button[data-item]');
}

it('are called by their names, their virtues and their abilities', async () => {
  const label = (await sheetOf([]))?.textContent;
  expect(label).toMatch(/^Рыночный вор; добродетели: хитрость; превосходство: богатство, власть; Вскрытие/);
});

it('are added by a press, and taken out by another', async () => {
  const onPick = vi.fn<(picked: readonly string[]) => void>();
  for (const picked of [['k9'], ['k9', 'k1']]) {
    const thief = await sheetOf(picked, null, onPick);
    await act(async () => thief?.click());
  }
  expect(onPick.mock.calls).toEqual([[['k9', 'k1']], [['k9']]]);
});

it('can’t be added where something binds them, and say what', async () => {
  const bound = await sheetOf([], 'frozen');
  expect(bound?.textContent).toContain(copiesRu.blocked.frozen);
  expect(bound?.disabled).toBe(true);
});

it('are taken out by a press where something has bound them since', async () => {
  const onPick = vi.fn<(picked: readonly string[]) => void>();
  const bound = await sheetOf(['k9', 'k1'], 'frozen', onPick);
  expect(bound?.textContent).toContain(copiesRu.blocked.frozen);
  await act(async () => bound?.click());
  expect(onPick.mock.calls).toEqual([[['k9']]]);
});
