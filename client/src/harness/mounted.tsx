// Mounted: a screen in a page without a browser, for tests: all that it shows and says, and a press of its buttons.

import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

export interface Mounted {
  /** All that can be seen and heard of the page, the title of the tab too; the same page gives the same text. */
  everything(): string;
  /** Whether there is a button of this name. */
  has(name: string): boolean;
  /** Presses a button by its name; throws where there is none. */
  press(name: string): Promise<void>;
  show(screen: ReactNode): Promise<void>;
  /** Waits for the parts and words that come when they are asked for. */
  settle(): Promise<void>;
  /** The same until this is so: what is read or fetched takes turns of its own. Throws where it never is. */
  until(isThere: () => boolean): Promise<void>;
  unmount(): Promise<void>;
}

/** A job of its own, which no clock of a test holds back. */
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

/** Names that React gives by counting come in the order in which they are seen. */
function tidied(html: string): string {
  const seen = new Map<string, string>();
  return html.replaceAll(/_r_\w+_/g, (id) => {
    const known = seen.get(id) ?? `id-${seen.size}`;
    seen.set(id, known);
    return known;
  });
}

/** What stands in a part of the page, as text. Pictures come when they come, and say nothing. */
function toldBy(part: Element): string {
  let told = `<${part.localName}`;
  // The lists of a page without a browser are dear to go through, and all of it is told at each moment of some tests.
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

/** Milliseconds: longer than any page takes, on a slow machine too. */
const PATIENCE = 4000;
/** What a machine that stood still meanwhile gets all the same. */
const LEAST_TURNS = 200;
/** Goes on where a test has stopped the clock of its page: what never comes fails soon there too. */
const now = performance.now.bind(performance);

/** Takes away what a test has left that failed. */
let tidyUp = async (): Promise<void> => undefined;

/** Pages stand in the one document that a test has: one at a time. */
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
    // What the page without a browser holds weakly lives as long as one job.
    await nextJob();
  };
  tidyUp = unmount;
  await show(screen);
  return {
    everything() {
      // What is typed or chosen stands in no attribute.
      const values = [...document.querySelectorAll('input')].map(({ value }) => value);
      return tidied([document.title, toldBy(document.body), ...values].join('\n'));
    },
    has: (name) => named(name) !== undefined,
    async press(name) {
      const button = named(name);
      if (button === undefined) throw new Error(`no button is called ${name}`);
      await act(async () => button.click());
    },
    show,
    settle,
    async until(isThere) {
      const begun = now();
      for (let turn = 0; !isThere(); turn++) {
        if (turn > LEAST_TURNS && now() - begun > PATIENCE) throw new Error('it never came');
        await settle();
        await act(nextJob);
      }
    },
    unmount,
  };
}
