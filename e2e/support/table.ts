// Table: a server for each worker, and phones for each test.
import { test as base, type BrowserContext, type BrowserContextOptions, expect } from '@playwright/test';
import { namesFrom } from './cardNames.ts';
import { GameServer } from './gameServer.ts';
import { Phone } from './phone.ts';
import type { Lang } from './words.ts';

interface PhoneWish {
  /** The worker's server where it is missing. */
  readonly on?: GameServer;
  /** A proxy's address before it. */
  readonly at?: string;
  readonly lang?: Lang;
  readonly context?: BrowserContextOptions;
}

export interface TestParts {
  /** A new browser of its own for a person of this name. */
  readonly phone: (name: string, wish?: PhoneWish) => Promise<Phone>;
  /** A server of its own, for tests that kill it. */
  readonly mortal: GameServer;
}

export interface WorkerParts {
  readonly server: GameServer;
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
  mortal: async ({}, use) => {
    const server = await GameServer.start();
    await use(server);
    await server.dispose();
  },
  phone: async ({ browser, server, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const phones: Phone[] = [];
    await use(async (name, { on: whose = server, at = whose.url, lang = 'ru', context: own = {} } = {}) => {
      const context = await browser.newContext({ ...contextOptions, reducedMotion: 'reduce', ...own });
      contexts.push(context);
      const phone = await Phone.in(context, {
        name,
        address: at,
        names: await namesFrom(server.url),
        traders: whose.traders,
      });
      phones.push(phone);
      return phone.wants(lang);
    });
    for (const phone of phones) expect(phone.wrongs, `the conduct of the page of ${phone.name}`).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  },
});
