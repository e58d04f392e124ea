// Every screen, in both languages: usable by everybody, without a foreign word, within reach, on the smallest phone.
import { readFileSync } from 'node:fs';
import { expect, type Phone, test } from '../support/index.ts';
import {
  answersOutOfSight,
  barriers,
  foreignWords,
  inBoth,
  outgrown,
  outOfReach,
  spill,
} from '../support/look.ts';
import { tourOfIntrigue, tourOfMatch, tourOfPages, tourOfPromises } from '../support/tour.ts';
import { AGAIN, isWhole } from '../support/whole.ts';

/** A match has a tour of its own, which begins with a challenge. */
const OF_A_MATCH = ['/challenge/:person'];
/**
 * Pages that neither tour visits: a match is many screens at one address; the desk and the hall are for staff; a code
 * and a link lead on at once, and what is on a slip leads to where it is typed; the lesson has a test of its own.
 */
const ELSEWHERE = [
  ...OF_A_MATCH,
  '/m/:match',
  '/w/:code',
  '/proposal/:id',
  '/staff/*?',
  '/hall/*?',
  '/c/:code',
  '/l/:secret',
  '/f/:code',
  '/lesson',
];

/** The address of every page beside a match. */
const PAGES = [
  ...readFileSync(new URL('../../client/src/app/app.tsx', import.meta.url), 'utf8').matchAll(
    /path="([^"]+)"/g,
  ),
].flatMap(([, path = '']) => (ELSEWHERE.includes(path) ? [] : [path]));

const isAt = (page: string, address: string): boolean =>
  new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

const TOURS = [
  { of: 'beside a match', go: tourOfPages, stops: 62, pages: PAGES },
  { of: 'of a match', go: tourOfMatch, stops: 45, pages: OF_A_MATCH },
] as const;

/**
 * Moments of the film that are like others: a reveal, a target, a change, a round, ashes, a summon and the advance
 * stand for all.
 */
const LIKE_OTHERS = /^film-(?!(?:0|2|3|5|6|9|12)$)/;

/** The narrowest phone, and one that lies on its side. */
const TIGHT = [
  { width: 320, height: 568 },
  { width: 740, height: 360 },
];

/**
 * Checks a screen in both languages and colour modes, and that all of it fits where there is least room; in the suite
 * by turns.
 */
async function looked(screen: string, { page }: Phone, turn: number): Promise<void> {
  await inBoth(page, async (lang) => {
    const here = `${screen} in ${lang}`;
    expect.soft(await foreignWords(page, lang), `${here}: foreign words`).toEqual([]);
    expect.soft(await outOfReach(page), `${here}: too small to touch`).toEqual([]);
    expect.soft(await spill(page), `${here}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
    const of = lang === 'ru' ? 'everything' : 'words and colours';
    expect.soft(await barriers(page, of), `${here}: axe`).toEqual([]);
  });
  expect.soft(await outgrown(page), `${screen}: drawings that are larger than their place`).toBe(0);
  const usual = page.viewportSize();
  if (usual === null || usual.width > 400) return;
  for (const size of isWhole ? TIGHT : TIGHT.slice(turn % 2, (turn % 2) + 1)) {
    await page.setViewportSize(size);
    const here = `${screen} at ${size.width}×${size.height}`;
    const fits = { sideways: 0, down: 0, covered: [], unanswered: [] };
    const seen = async () => ({ ...(await spill(page)), unanswered: await answersOutOfSight(page) });
    await expect.soft.poll(seen, { message: here, intervals: [20, 50, 100, 250] }).toEqual(fits);
  }
  await page.setViewportSize(usual);
}

const LAPTOP = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: true };
const SMALL = { context: { viewport: { width: 360, height: 640 } } };

for (const { of, go, stops, pages } of TOURS)
  test(`on every screen ${of}, in both languages, axe finds nothing, no word is foreign, and all is within a thumb’s reach`, async ({
    phone,
  }) => {
    test.setTimeout(600_000);
    const party = {
      a: await phone('Тралан Дрес', SMALL),
      b: await phone('Ведис', SMALL),
      w: await phone('Зритель', SMALL),
    };
    const seen = new Set<string>();
    const visited = new Set<string>();
    await go(party, async (screen, phone) => {
      if (LIKE_OTHERS.test(screen)) return;
      seen.add(screen);
      visited.add(new URL(phone.page.url()).pathname);
      await looked(screen, phone, seen.size);
    });
    expect(seen.size).toBeGreaterThanOrEqual(stops);
    expect(pages.filter((path) => ![...visited].some((address) => isAt(path, address)))).toEqual([]);
  });

test(
  'on every screen of promises, in both languages, axe finds nothing, no word is foreign, and all is within a thumb’s reach',
  AGAIN,
  async ({ phone, mortal }) => {
    test.setTimeout(600_000);
    const promisers = {
      a: await phone('Тралан Дрес', { ...SMALL, on: mortal }),
      b: await phone('Ведис', { ...SMALL, on: mortal }),
      o: await phone('Мастер', { context: LAPTOP, on: mortal }),
    };
    const seen = new Set<string>();
    await tourOfPromises(promisers, async (screen, at) => {
      seen.add(screen);
      await looked(screen, at, seen.size);
    });
    expect(seen.size).toBe(19);
  },
);

test(
  'on every screen of the intrigue deck, in both languages, axe finds nothing, no word is foreign, and all is within a thumb’s reach',
  AGAIN,
  async ({ phone, mortal }) => {
    test.setTimeout(600_000);
    const intriguers = {
      a: await phone('Тралан Дрес', { ...SMALL, on: mortal }),
      b: await phone('Ведис', { ...SMALL, on: mortal }),
      o: await phone('Мастер', { context: LAPTOP, on: mortal }),
    };
    const seen = new Set<string>();
    await tourOfIntrigue(intriguers, async (screen, at) => {
      seen.add(screen);
      await looked(screen, at, seen.size);
    });
    expect(seen.size).toBe(11);
  },
);

test('Russian is the first language whatever the phone speaks; the switch changes all at once, in every tab, and is kept', async ({
  phone,
}) => {
  const a = await phone('Tralan', { context: { locale: 'en-GB' } });
  await a.go('/');
  await expect(a.page.getByRole('heading', { name: 'Данмерская торговля' })).toBeVisible();
  await expect(a.page.locator('html')).toHaveAttribute('lang', 'ru');
  await a.speak('en');
  await expect(a.page.getByRole('heading', { name: 'Dunmer Trade' })).toBeVisible();
  await expect(a.page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await foreignWords(a.page, 'en')).toEqual([]);
  await a.page.reload();
  await expect(a.page.getByRole('heading', { name: 'Dunmer Trade' })).toBeVisible();
  const other = await a.secondTab();
  await expect(other.page.getByRole('heading', { name: 'Dunmer Trade' })).toBeVisible();
  await a.speak('ru');
  for (const { page } of [a, other])
    await expect(page.getByRole('heading', { name: 'Данмерская торговля' })).toBeVisible();
  expect(await foreignWords(a.page, 'ru')).toEqual([]);
});

test('who reads English gets the page in Russian as long as the English words can’t be fetched', async ({
  phone,
}) => {
  const a = await phone('Tralan');
  await a.go('/');
  await a.speak('en');
  await a.page.route(/\/assets\/en-/, (route) => route.abort());
  await a.page.reload();
  await expect(a.page.getByRole('heading', { name: 'Данмерская торговля' })).toBeVisible();
  await a.page.unrouteAll();
  await a.page.reload();
  await expect(a.page.getByRole('heading', { name: 'Dunmer Trade' })).toBeVisible();
});
