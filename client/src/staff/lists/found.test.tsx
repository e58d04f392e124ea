// @vitest-environment happy-dom
// A list of the desk has its search above it; a list without rows has none.

import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { Found } from './found.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const shown = async (rows: readonly string[]): Promise<readonly boolean[]> => {
  page = await mounted(
    <Found
      rows={rows}
      wordsOf={(name) => [name]}
      empty="nobody yet"
      tools={<button type="button">add</button>}
    >
      {(found) => <output>{found.join()}</output>}
    </Found>,
  );
  return ['[role=search]', '[role=status]', 'button', 'output'].map(
    (part) => document.querySelector(part) !== null,
  );
};

it('a list with rows has its search, and says how many are shown', async () => {
  expect(await shown(['Anna'])).toEqual([true, true, true, true]);
});

it('an empty list says that it is empty, and has what can be done but no search', async () => {
  expect(await shown([])).toEqual([false, false, true, false]);
  expect(page?.everything()).toContain('nobody yet');
});
