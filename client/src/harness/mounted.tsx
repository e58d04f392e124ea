// Mounted: mounts a screen without a browser, for tests: reads all that it shows and says, and presses its buttons.

import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

export interface Mounted {
  /**
   * All that can be seen and heard of the page, with the title of the tab; the same page always gives the same text.
   */
  everything(): string;
  /** Tells whether there is a button of this name. */
  has(name: string): boolean;
  /** Presses a button by its name; throws when there is none. */
  press(name: string): Promise<void>;
  show(screen: ReactNode): Promise<void>;
  /** Waits for parts and words that load on demand. */
  settle(): Promise<void>;
  /**
   * Settles until this is true, because what is read or fetched takes more turns. Throws when it never becomes true.
   */
  until(isThere: () => boolean): Promise<void>;
  unmount(): Promise<void>;
}

/** Waits for one job of the event loop, which fake timers don't hold back. */
const nextJob = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Renames the ids that React counts up, in the order in which they appear. */
function tidied(html: string): string {
  const seen = new Map<string, string>();
  return html.replaceAll(/_r_\w+_/g, (id) => {
    const known = seen.get(id) ?? `id-${seen.size}`;
    seen.set(id, known);
    return known;
  });
}

/** Returns the contents of an element as text. Pictures are left out, because they load at any time. */
function toldBy(part: Element): string {
  let told = `<${part.localName}`;
  // Attributes are read by name: the collections of a page without a browser are slow to iterate, and some tests read
  // the whole page at each moment.
  for (const name of part.getAttributeNames()) told += ` ${name}="${part.getAttribute(name)}"`;
  told += '>';
  if (part.hasAttribute('data-picture')) return told;
  for (const node of part.childNodes) told += node instanceof Element ? toldBy(node) : (node.nodeValue ?? '');
  return told;
}

const named = (name: string): HTMLButtonElement | undefined => {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const top = dialogs.at(-1) ?? document.body;
  return [...top.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  );
};

/** In milliseconds: longer than any page takes, even on a slow machine. */
const PATIENCE = 4000;
/** At least so many turns, even if the machine stood still meanwhile. */
const LEAST_TURNS = 200;
/** The real clock, also when a test has stopped that of its page, so that waiting in vain fails soon there too. */
const now = performance.now.bind(performance);

/** Removes what a failed test has left. */
let tidyUp = async (): Promise<void> => undefined;

/** Mounts a screen. A test has a single document, so only one page at a time is mounted. */
export async function mounted(screen: ReactNode): Promise<Mounted> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await tidyUp().catch(() => undefined);
  document.title = '';
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const show = (next: ReactNode): Promise<void> => act(async () => root.render(next));
  const settle = (): Promise<void> => act(() => vi.dynamicImportSettled());
  const unmount = async (): Promise<void> => {
    tidyUp = async () => undefined;
    await act(async () => root.unmount());
    place.remove();
    // The page without a browser holds some objects weakly, and they live until the end of a job.
    await nextJob();
  };
  tidyUp = unmount;
  await show(screen);
  return {
    everything() {
      // Values that are typed or chosen are in no attribute.
      const values = [...document.querySelectorAll('input')].map(({ value }) => value);
      return tidied([document.title, toldBy(document.body), ...values].join('\n'));
    },
    has: (name) => named(name) !== undefined,
    async press(name) {
      const button = named(name);
      if (button === undefined)
        throw new Error(`no button is called ${name}; the page shows: ${document.body.textContent}`);
      await act(async () => button.click());
    },
    show,
    settle,
    async until(isThere) {
      const begun = now();
      for (let turn = 0; !isThere(); turn++) {
        if (turn > LEAST_TURNS && now() - begun > PATIENCE)
          throw new Error(`it never came; the page shows: ${document.body.textContent}`);
        await settle();
        await act(nextJob);
      }
    },
    unmount,
  };
}
