// KeptPages: a page whose test has passed is cleaned and serves the next test of its worker with a server at the same
// address. Opening the app in a new browser costs half a second of CPU, half of it for fetching and compiling what a
// kept page already has. A page that has to get used to another address costs more than a new one, because it drags
// along what it knew.
import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';

/** The events that a test may listen to on a page. */
const HEARD = ['console', 'pageerror', 'request', 'response', 'websocket'] as const;

export interface Lent {
  readonly page: Page;
  /** The options of its browser. */
  readonly options: BrowserContextOptions;
  /** The server that it opens; nothing else may have left anything in the browser. */
  readonly address: string;
}

/** Makes a page as it was before its test: nobody's, empty, and of its first size. */
async function clean({ page, address }: Lent, size: ViewportSize | null | undefined): Promise<void> {
  const context = page.context();
  for (const event of HEARD) page.removeAllListeners(event);
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  await page.unrouteAll();
  await page.goto('about:blank');
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: null, contrast: null });
  if (size) await page.setViewportSize(size);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** The pages of a worker. */
export class KeptPages {
  readonly #browser: Browser;
  /** Pages that wait for a test, by their browsers' options and the address they know. */
  readonly #waiting = new Map<string, Page[]>();
  /** The size of each page as it was made: mostly the suite's size, which no test names. */
  readonly #sizes = new WeakMap<Page, ViewportSize | null>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /**
   * Returns a page alone in a browser like this, for the server at `address`; one that already knows it where there is
   * any.
   */
  async take(options: BrowserContextOptions, address: string): Promise<Page> {
    return this.#like(options, address).pop() ?? this.make(options);
  }

  /** Makes a page that nobody has had before. */
  async make(options: BrowserContextOptions): Promise<Page> {
    const page = await (await this.#browser.newContext(options)).newPage();
    this.#sizes.set(page, page.viewportSize());
    return page;
  }

  /** Cleans a page for the next test that wants one like it. */
  async keep(lent: Lent): Promise<void> {
    if (lent.page.isClosed()) return lent.page.context().close();
    await clean(lent, this.#sizes.get(lent.page));
    this.#like(lent.options, lent.address).push(lent.page);
  }

  #like(options: BrowserContextOptions, address: string): Page[] {
    const key = JSON.stringify({ options, address });
    const waiting = this.#waiting.get(key) ?? [];
    this.#waiting.set(key, waiting);
    return waiting;
  }
}
