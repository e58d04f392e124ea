// deckPhone: a trader's phone in an event with a deck, for tests of its parts, one part at a time.

import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forget, keptKeys } from '../device/index.ts';
import { home, outbox } from '../net/index.ts';
import { followRings } from '../parts/index.ts';
import { homeView } from './homeView.ts';
import { ANNA } from './intrigueView.ts';
import { type Mounted, mounted } from './mounted.tsx';

export const ANNA_AT_HOME = homeView({ me: { ...homeView().me, ...ANNA } });

export const plain = (words: string): string => words.replaceAll('\u00A0', ' ');

/** Nothing was read on this phone, which follows from the beginning, and nothing is under way. */
function forgetAll(): void {
  for (const key of keptKeys('intrigue.')) forget(key);
  followRings(null);
  outbox.entries.replace([]);
}

/** Made anew for each test of a file. */
export function deckPhone() {
  let page: Mounted | null = null;
  const leave = async (): Promise<void> => {
    await page?.unmount();
    page = null;
  };
  const everything = (): string => plain(page?.everything() ?? '');
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    forgetAll();
  });
  afterEach(async () => {
    await leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    forgetAll();
    home.known.setState({ home: undefined });
  });
  return {
    get page() {
      return page;
    },
    leave,
    everything,
    /** All that a part of a page says, once its words are there. */
    async said(part: ReactNode): Promise<string> {
      await leave();
      page = await mounted(part);
      for (let i = 0; i < 3; i += 1) await page.settle();
      return everything();
    },
  };
}
