// @vitest-environment happy-dom
// The code of a card that its owner shows: whoever scans it asks this owner for this very card.

import { afterEach, expect, it } from 'vitest';
import { type Mounted, mounted } from '../harness/mounted.tsx';
import { sessionInfo } from '../net/index.ts';
import { ShowSheet } from './showSheet.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

it('leads to the question for it, at the address that phones know', async () => {
  const origin = sessionInfo.getState().info?.publicUrl ?? location.origin;
  page = await mounted(<ShowSheet copy="etwg1n" code="BBBBBBBB" onClose={() => undefined} />);
  expect(page.everything()).toContain(`${origin}/trade/new/BBBBBBBB?ask=etwg1n`);
});
