// Table: a server for each worker, and phones for each test.
import { test as base, type BrowserContextOptions, type Page, expect } from '@playwright/test';
import { namesFrom } from './cardNames.ts';
import { GameServer } from './gameServer.ts';
import { KeptPages, type Lent } from './keptPages.ts';
import { Phone } from './phone.ts';
import type { Lang } from './words.ts';

interface PhoneWish {
  /** The server to use; the worker's by default. */
  readonly on?: GameServer;
  /** The address of a proxy in front of it. */
  readonly at?: string;
  readonly lang?: Lang;
  readonly context?: BrowserContextOptions;
}

/** Whether a server of another test may be at the same address. */
type Comes = 'again' | 'once';

export interface TestParts {
  /** Whether the test wants browsers that have never seen the app; that changes only what is fetched, and when. */
  readonly isFirstVisit: boolean;
  /** Opens a page alone in a browser like this, for the server at this address. */
  readonly pageFor: (options: BrowserContextOptions, address: string, of?: Comes) => Promise<Page>;
  /** Opens a browser of its own for a person of this name. */
  readonly phone: (name: string, wish?: PhoneWish) => Promise<Phone>;
  /** A server of its own, for tests that kill it. */
  readonly mortal: GameServer;
}

export interface WorkerParts {
  readonly server: GameServer;
  readonly keptPages: KeptPages;
}

export { expect };

export const test = base.extend<TestParts, WorkerParts>({
  server: [
    async ({}, use) => {
      const server = await GameServer.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  keptPages: [async ({ browser }, use) => use(new KeptPages(browser)), { scope: 'worker' }],
  isFirstVisit: [false, { option: true }],
  pageFor: async ({ keptPages, isFirstVisit, contextOptions }, use, test) => {
    const toClose: Page[] = [];
    const toKeep: Lent[] = [];
    await use(async (own, address, comes = 'again') => {
      const options: BrowserContextOptions = { ...contextOptions, reducedMotion: 'reduce', ...own };
      const isNew = isFirstVisit || comes === 'once';
      const page = await (isNew ? keptPages.make(options) : keptPages.take(options, address));
      if (isNew) toClose.push(page);
      else toKeep.push({ page, options, address });
      return page;
    });
    const hasPassed = test.status === 'passed';
    const close = (page: Page): Promise<void> => page.context().close();
    await Promise.all([
      ...toClose.map(close),
      ...toKeep.map((lent) => (hasPassed ? keptPages.keep(lent) : close(lent.page))),
    ]);
  },
  mortal: async ({}, use) => {
    const server = await GameServer.start();
    await use(server);
    await server.dispose();
  },
  phone: async ({ pageFor, server }, use) => {
    const phones: Phone[] = [];
    await use(async (name, { on: whose = server, at = whose.url, lang = 'ru', context = {} } = {}) => {
      const names = await namesFrom(server.url);
      const page = await pageFor(context, at, at === whose.url ? 'again' : 'once');
      const phone = await Phone.on(page, { name, address: at, names, traders: whose.traders });
      phones.push(phone);
      return phone.wants(lang);
    });
    for (const phone of phones) expect(phone.wrongs, `the conduct of the page of ${phone.name}`).toEqual([]);
  },
});
