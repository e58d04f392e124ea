// deckPhone: a trader's phone at an event with a deck, for tests of its parts, one part at a time.

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

/** Makes this phone one that follows from the beginning, has read nothing, and has no command under way. */
function forgetAll(): void {
  for (const key of keptKeys('intrigue.')) forget(key);
  followRings(null);
  outbox.entries.replace([]);
}

/** Returns a phone that is reset for each test of a file. */
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
    /** Returns the text of a part of a page, once its words are loaded. */
    async said(part: ReactNode): Promise<string> {
      await leave();
      page = await mounted(part);
      for (let i = 0; i < 3; i += 1) await page.settle();
      return everything();
    },
  };
}
