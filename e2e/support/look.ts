// Look: what can be measured of a screen: whether everybody can use it, and whether all of it is in one language,
// within reach and in sight.
import { type Page, expect } from '@playwright/test';
import axe from 'axe-core';
import { CONTRACT_WORDS } from './contractWords.ts';
import { isWhole } from './whole.ts';
import type { Lang } from './words.ts';

/** Rules of axe that depend on words or colours; all others find the same in each language and colour mode. */
const OF_WORDS_AND_COLOURS = [
  'button-name',
  'color-contrast',
  'document-title',
  'html-has-lang',
  'label',
  'label-content-name-mismatch',
  'link-in-text-block',
  'link-name',
] as const;

/**
 * A script for what axe finds on this page. Preloading is off: it is for films and sounds, which no page has, and would
 * read all styles first.
 */
const lookBy = (rules: readonly string[] | 'all'): string => `typeof axe === 'undefined' ? null : axe
  .run(document, ${JSON.stringify({ resultTypes: ['violations'], preload: false, ...(rules === 'all' ? {} : { runOnly: rules }) })})
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`;

/**
 * Returns what axe finds on this page in its present colour mode: by all rules, or by those that depend on words and
 * colours.
 */
export async function barriers(
  page: Page,
  of: 'everything' | 'words and colours' = 'everything',
): Promise<readonly string[]> {
  const look = lookBy(of === 'everything' ? 'all' : OF_WORDS_AND_COLOURS);
  const found = (): Promise<readonly string[] | null> => page.evaluate(look);
  const soon = await found();
  if (soon !== null) return soon;
  // Half a megabyte of script is sent to a page once, not at every look.
  await page.evaluate(axe.source);
  return (await found()) ?? ['axe: is not there'];
}

/** The colour mode in which each language is looked at: a mode changes only colours, and a language only words. */
export const LIGHTS = { ru: 'light', en: 'dark' } as const;

/**
 * Changes the language as another tab of the browser does, without touching anything here, and the colour mode as the
 * evening does.
 */
export async function changeTo(page: Page, lang: Lang): Promise<void> {
  await page.emulateMedia({ colorScheme: LIGHTS[lang] });
  await page.evaluate((newValue) => {
    const key = 'dunmer.lang';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, lang);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  // The words of some parts are fetched first.
  await expect(page.locator('h1').first()).toBeAttached();
}

/** How often each page was looked at. */
const looks = new WeakMap<Page, number>();

/**
 * Looks at a screen in two languages and leaves it in the second. The suite goes by turns: one screen in the second,
 * the next in the first, so that what most screens consist of is seen in both. The whole run looks at each in both.
 */
async function inTurn(
  page: Page,
  [first, second]: readonly [Lang, Lang],
  look: (lang: Lang) => Promise<void>,
): Promise<void> {
  const turn = looks.get(page) ?? 0;
  looks.set(page, turn + 1);
  const isOfFirst = turn % 2 === 1;
  if (isWhole || isOfFirst) {
    await changeTo(page, first);
    await look(first);
  }
  await changeTo(page, second);
  if (isWhole || !isOfFirst) await look(second);
}

/**
 * Looks at a screen in English and dark mode, and in Russian and light mode, in which it is left; in the suite by
 * turns.
 */
export const inBoth = (page: Page, look: (lang: Lang) => Promise<void>): Promise<void> =>
  inTurn(page, ['en', 'ru'], look);

/** Looks at a screen in the other language, and in its present one, in which it is left; in the suite by turns. */
export async function inEach(page: Page, look: (lang: Lang) => Promise<void>): Promise<void> {
  const isRussian = (await page.locator('html').getAttribute('lang')) === 'ru';
  await inTurn(page, isRussian ? ['en', 'ru'] : ['ru', 'en'], look);
}

/** Returns every word that is shown or said here. */
const words = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement;
      if (parent?.closest('script, style, code') === null) said.push(nodes.currentNode.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '');
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });

/**
 * The names of the event and its traders, what they write themselves, addresses and codes belong to no language; and
 * each language is called by its own name.
 */
const NEITHER = [
  // The space after a short word does not break.
  new RegExp(CONTRACT_WORDS.ru.skooma.replaceAll(' ', String.raw`\s`), 'g'),
  /^Test$/g,
  /(?:Anna|Борис) \d+/g,
  /https?:\/\/\S+/g,
  /\b[0-9A-Z]{4} ?[0-9A-Z]{4}\b/g,
  /\b(?:[0-9A-Z] ){7}[0-9A-Z]\b/g,
  /(?<=знак: )[0-9A-Z]{4}$/g,
  /^(?:Русский|English)$/g,
];
const FOREIGN: Readonly<Record<Lang, RegExp>> = { ru: /[A-Za-z]{2,}/, en: /[А-Яа-яЁё]/ };

export async function foreignWords(page: Page, lang: Lang): Promise<readonly string[]> {
  const own = (text: string): string => NEITHER.reduce((left, pattern) => left.replaceAll(pattern, ''), text);
  return (await words(page)).filter((text) => FOREIGN[lang].test(own(text)));
}

/** The size that a thumb hits: pixels of a control in either direction. */
const THUMB = 48;

/**
 * Controls that are too small for a thumb, or at the very edge of the screen in the foot of a sheet, where phones have
 * controls of their own.
 */
export const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const isInFoot = (control: HTMLElement): boolean => {
      for (let at = control.parentElement; at !== null && at !== top; at = at.parentElement) {
        const { position, bottom } = getComputedStyle(at);
        if (position === 'sticky' && bottom === '0px') return true;
      }
      return false;
    };
    const isAtEdge = (control: HTMLElement): boolean =>
      Math.abs(innerHeight - control.getBoundingClientRect().bottom) < 4 && isInFoot(control);
    return [
      ...top.querySelectorAll<HTMLElement>(
        'button, a[href], summary, label:has(input), input[type=range], input:not([type])',
      ),
    ]
      .filter(
        (control) => control.checkVisibility() && control.closest('[data-inline], p, li:has(p)') === null,
      )
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const said = control.getAttribute('aria-label') ?? control.innerText;
        const name = (said === '' ? control.outerHTML : said).slice(0, 80).replaceAll('\n', ' ');
        if (isAtEdge(control)) return [`${name}: at the edge of the screen`];
        return width < least - 0.5 || height < least - 0.5
          ? [`${name}: ${Math.round(width)}×${Math.round(height)}`]
          : [];
      });
  }, THUMB);

export interface Spill {
  /** How far the page can be moved as a whole, including its foot; downwards also its table, where it holds one. */
  readonly sideways: number;
  readonly down: number;
  /** Cells and cards of the hand that lie under the head or the foot of the page. */
  readonly covered: readonly string[];
}

export const spill = (page: Page): Promise<Spill> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const table = document.querySelector('main:has([data-cell], [data-side])');
    const sideways = Math.max(0, root.scrollWidth - Math.min(innerWidth, screen.width));
    const below = Math.max(0, root.scrollHeight - innerHeight);
    if (table === null) return { sideways, down: below, covered: [] };
    const { top, bottom } = table.getBoundingClientRect();
    const down = Math.max(below, table.scrollHeight - table.clientHeight);
    // A tray that scrolls brings its cards into sight; what lies on the table must be seen all at once.
    const isInTray = (card: HTMLElement): boolean => {
      for (let at = card.parentElement; at !== null && at !== table; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight)
          return true;
      return false;
    };
    const covered = [
      ...table.querySelectorAll<HTMLElement>('[data-cell], [data-item], [data-side] [data-copy]'),
    ]
      .filter((card) => {
        const box = card.getBoundingClientRect();
        const isOut = box.top < top - 1 || box.bottom > bottom + 1;
        return isOut && card.checkVisibility() && (card.dataset['item'] === undefined || !isInTray(card));
      })
      .map(({ dataset }) => dataset['cell'] ?? dataset['item'] ?? dataset['copy'] ?? '');
    return { sideways, down, covered };
  });

/**
 * How many drawings are larger than what holds them, as happens to a card's back that is not told its card's size.
 */
export const outgrown = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main span[aria-hidden="true"] svg')].filter((drawing) => {
        const holder = drawing.closest('span[aria-hidden="true"]')?.getBoundingClientRect();
        const { width, height } = drawing.getBoundingClientRect();
        return holder !== undefined && width > holder.width + 8 && height > holder.height + 8;
      }).length,
  );

/** The answers of the present question that can't be seen without scrolling. */
export const answersOutOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('dialog[open] button[aria-describedby]')]
      .flatMap(({ parentElement }) => [...(parentElement?.children ?? [])])
      .filter((answer) => answer.getBoundingClientRect().bottom > innerHeight + 1)
      .map(({ textContent }) => textContent),
  );

/** Words and numbers that are lower than `least` pixels, each with its size. */
export const lettersBelow = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate(
    (pixels) =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : ''));
        const words = own.join('') || element.getAttribute('data-text') || '';
        const { width, height } = element.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        return words === '' || width < 2 || height < 2 || size >= pixels ? [] : [`${words}: ${size}`];
      }),
    least,
  );
