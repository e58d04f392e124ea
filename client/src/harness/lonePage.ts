// LonePage: one page a test that nothing is answered to, and that is gone after it.

import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { answering } from './answering.ts';
import { type Mounted, mounted } from './mounted.tsx';

/** For each test of the file that calls it: what mounts its page. */
export function lonePage(): (screen: ReactNode) => Promise<Mounted> {
  let page: Mounted | null = null;
  beforeEach(() => {
    answering({ '/': () => new Response('', { status: 404 }) });
  });
  afterEach(async () => {
    await page?.unmount();
    page = null;
    vi.unstubAllGlobals();
  });
  return async (screen) => (page = await mounted(screen));
}
