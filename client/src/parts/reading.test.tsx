// @vitest-environment happy-dom
// A form that is kept until it is sent.

import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { ru } from '../text/ru.ts';
import { KeptFields } from './index.ts';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

it('may be given up where it was begun before, and not once it is under way: it is said to be unsent no more', async () => {
  const kept = { isOld: true, discard: () => undefined };
  page = await mounted(
    <KeptFields kept={kept} sending="no">
      text
    </KeptFields>,
  );
  expect(page.has(ru.kept.discard)).toBe(true);
  await page.show(
    <KeptFields kept={kept} sending="late">
      text
    </KeptFields>,
  );
  expect(page.has(ru.kept.discard)).toBe(false);
  expect(document.querySelector('fieldset')?.disabled).toBe(true);
});
