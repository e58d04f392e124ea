// LonePage: one page for each test, whose requests get no answer, and which is removed afterwards.

import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { answering } from './answering.ts';
import { type Mounted, mounted } from './mounted.tsx';

/** Sets this up for each test of the calling file; returns the function that mounts a page. */
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
