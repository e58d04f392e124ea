// Honesty: watches every painted frame for words that call something saved or sealed before the server has said so
// (P19).
import type { Page } from '@playwright/test';

/** Runs inside the page before anything else does; reports through the console. */
function watch(): void {
  const saved = new Map<string, string>();
  const sealed = new Set<string>();
  let hasDrafted = false;

  /** Which card lies where, told by its picture, because its name depends on the language. */
  const openCells = (): ReadonlyMap<string, string> =>
    new Map(
      [...document.querySelectorAll<HTMLElement>('[data-cell][aria-pressed]')].map((cell) => [
        cell.dataset['cell'] ?? '',
        cell.querySelector<HTMLElement>('[data-picture]')?.dataset['picture'] ?? '',
      ]),
    );
  const remember = (cells: ReadonlyMap<string, string>): void => {
    for (const [cell, card] of cells) saved.set(cell, card);
  };

  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const drafts = new Map<string, ReadonlyMap<string, string>>();
      const send = this.send.bind(this);
      this.send = (data) => {
        const draft = /^42(\d+)\["draft"/.exec(typeof data === 'string' ? data : '')?.[1];
        if (draft !== undefined) {
          hasDrafted = true;
          drafts.set(draft, openCells());
          lookSoon();
        }
        send(data);
      };
      this.addEventListener('message', ({ data }) => {
        const text = String(data);
        const draft = drafts.get(/^43(\d+)\[\{"ok":true/.exec(text)?.[1] ?? '');
        if (draft !== undefined) remember(draft);
        // A page that sent its draft before it showed any cell shows that draft from now on, and may call it saved.
        if (draft?.size === 0) hasDrafted = false;
        for (const [, seat, row] of text.matchAll(/"seat":"([ab])","row":"(front|back|half)"/g))
          sealed.add(`${seat}-${row}`);
        lookSoon();
      });
    }
  };

  // A frame shows something new only where the page has changed; what is known changes with a message.
  let isLooking = false;
  const lookSoon = (): void => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  const look = (): void => {
    isLooking = false;
    const cells = openCells();
    const isCalledSaved = [...document.querySelectorAll('section span')].some((said) =>
      /^(сохранено|saved)$/.test(said.textContent?.trim() ?? ''),
    );
    if (isCalledSaved && !hasDrafted) remember(cells);
    for (const [cell, card] of cells)
      if (isCalledSaved && saved.get(cell) !== card) console.error(`EARLY: "saved" at ${cell}: ${card}`);
    const seals = document.querySelectorAll<HTMLElement>(
      '[data-row][aria-label$="запечатан"], [data-row][aria-label$="sealed"]',
    );
    for (const { dataset } of seals) {
      const row = dataset['row'] ?? '';
      const isTold = sealed.has(row) || sealed.has(`${row.slice(0, 1)}-half`);
      if (!isTold) console.error(`EARLY: a seal on ${row}`);
    }
  };
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label', 'aria-pressed', 'data-cell', 'data-row'],
  });
}

export interface Conduct {
  /** What the page should not have done: words said too early, and uncaught errors. */
  readonly wrongs: readonly string[];
}

/** The pages that are already watched. */
const watching = new WeakSet<Page>();

export async function watchConduct(page: Page): Promise<Conduct> {
  const wrongs: string[] = [];
  page.on('pageerror', (error) => wrongs.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/^EARLY|Content Security Policy/.test(text)) wrongs.push(text);
  });
  if (!watching.has(page)) {
    await page.addInitScript(watch);
    // Both appear after a time without touch: a line that lies over what tests press, and a word in the title that
    // stays in the language of that moment.
    await page.addInitScript(() => {
      for (const way of ['toast', 'title']) localStorage.setItem(`dunmer.told.${way}`, 'off');
    });
  }
  watching.add(page);
  return { wrongs };
}
