// @vitest-environment happy-dom
// Picking cards for a trade with a screen reader: each card says what it is and does.

import type { Card } from '@dunmer/shared/cards';
import { afterEach, expect, it } from 'vitest';
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

it('are called by their names, their virtues and their abilities', async () => {
  page = await mounted(
    <PickSheet
      copies={[{ copy: 'k1', card: 'thief', serial: 1, of: null, blocked: null }]}
      catalogue={new Map([['thief', THIEF]])}
      picked={[]}
      onPick={() => undefined}
      onClose={() => undefined}
    />,
  );
  const label = document.querySelector('button[data-item]')?.textContent;
  expect(label).toMatch(/^Рыночный вор; добродетели: хитрость; превосходство: богатство, власть; Вскрытие/);
});
