// test: events of a test's own, browsers for their people, and scripted phones; all of them end with the test.
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { namesFrom } from '../cardNames.ts';
import { Phone } from '../phone.ts';
import { expect, test as base } from '../table.ts';
import { Traders } from '../traders.ts';
import { EventServer, type PersonalLink } from './eventServer.ts';
import { Organiser } from './organiser.ts';
import { Seats } from './seats.ts';
import { Trader } from './trader.ts';

interface EventParts {
  /**
   * Cards for the patrons' table of the sample event, in the form of their file; null for those that come with the
   * game.
   */
  readonly gameCards: string | null;
  /** A sample event of this test's own. */
  readonly sample: EventServer;
  /** A real event of this test's own, and the printed link of its organiser. */
  readonly fair: { readonly server: EventServer; readonly link: PersonalLink };
  /** Makes scripted phones for a server. */
  readonly seatsOf: (server: EventServer) => Seats;
  /** Opens a browser for the holder of this link. */
  readonly trader: (server: EventServer, link: PersonalLink | undefined) => Promise<Trader>;
  /** Two traders of the sample event, at home on their phones. */
  readonly pair: readonly [Trader, Trader];
  /** The link of the sample event's organiser. */
  readonly master: PersonalLink | undefined;
  /** A browser on a screen of the hall. */
  readonly hall: BrowserContext;
  /** Opens a browser on a laptop for an organiser who has this link. */
  readonly organiser: (server: EventServer, link: PersonalLink | undefined) => Promise<Organiser>;
}

/** How a laptop differs from a phone. */
const LAPTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
};

const HALL = { width: 1920, height: 1080 };

export { expect };

/** Derived from the tests of a table, so that what a worker keeps, above all its browser, serves both. */
export const test = base.extend<EventParts>({
  gameCards: [null, { option: true }],
  sample: async ({ gameCards }, use) => {
    const server = await EventServer.sample(gameCards);
    await use(server);
    await server.dispose();
  },
  fair: async ({}, use) => {
    const begun = await EventServer.begin('Ярмарка в Альд’руне');
    await use(begun);
    await begun.server.dispose();
  },
  seatsOf: async ({}, use) => {
    const all: Seats[] = [];
    await use((server) => {
      const seats = new Seats(server.url);
      all.push(seats);
      return seats;
    });
    for (const seats of all) await seats.close();
  },
  trader: async ({ pageFor }, use) => {
    const phones: Phone[] = [];
    await use(async (server, link) => {
      if (link === undefined) throw new Error('there is no such link');
      const person = { name: link.name, address: server.url, traders: Traders.none() };
      const page = await pageFor({}, server.url);
      const phone = await Phone.on(page, { ...person, names: await namesFrom(server.url) });
      phones.push(phone);
      return new Trader(phone, link);
    });
    for (const phone of phones) expect(phone.wrongs, `the conduct of the page of ${phone.name}`).toEqual([]);
  },
  pair: async ({ sample, trader }, use) => {
    const links = await sample.links();
    const [a, b] = await Promise.all(
      [/Сарети/, /Ллетри/].map((who) =>
        trader(
          sample,
          links.find(({ name }) => who.test(name)),
        ),
      ),
    );
    if (a === undefined || b === undefined) throw new Error('two traders');
    await Promise.all([a.come(), b.come()]);
    await use([a, b]);
  },
  master: async ({ sample }, use) => {
    const links = await sample.links();
    await use(links.find(({ name }) => name === 'Мастер'));
  },
  hall: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, ...LAPTOP, viewport: HALL });
    await use(context);
    await context.close();
  },
  organiser: async ({ pageFor }, use) => {
    await use(async (server, link) => {
      if (link === undefined) throw new Error('there is no such link');
      return new Organiser(await pageFor(LAPTOP, server.url), server.url, link);
    });
  },
});
