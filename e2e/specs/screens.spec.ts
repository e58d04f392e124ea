// Every screen, in both languages: for everybody, in one language, within reach, on the smallest phone.
import { expect, test } from '../support/index.ts';
import { barriers, foreignWords, LIGHTS, outOfReach, spill } from '../support/look.ts';
import { tourOfMatch, tourOfPages } from '../support/tour.ts';

const PEOPLE = { ru: ['Тралан Дрес', 'Ведис', 'Зритель'], en: ['Tralan Dres', 'Vedis', 'Watcher'] } as const;
const TOURS = [
  { of: 'beside a match', go: tourOfPages, stops: 58 },
  { of: 'of a match', go: tourOfMatch, stops: 45 },
] as const;

/** Of the film: a reveal, a target, a change, a round, ashes, a summon and the advance stand for all. */
const LIKE_OTHERS = /^film-(?!(?:0|2|3|5|6|9|12)$)/;

for (const lang of ['ru', 'en'] as const)
  for (const { of, go, stops } of TOURS)
    test(`on every screen ${of} in ${lang} axe finds nothing, no word is foreign, and all is within a thumb’s reach`, async ({
      phone,
    }) => {
      test.setTimeout(600_000);
      const small = { lang, context: { viewport: { width: 360, height: 640 }, colorScheme: LIGHTS[lang] } };
      const [first, second, third] = PEOPLE[lang];
      const party = {
        a: await phone(first, small),
        b: await phone(second, small),
        w: await phone(third, small),
      };
      const seen = new Set<string>();
      await go(party, async (screen, { page }) => {
        if (LIKE_OTHERS.test(screen)) return;
        seen.add(screen);
        expect.soft(await foreignWords(page, lang), `${screen}: foreign words`).toEqual([]);
        expect.soft(await outOfReach(page), `${screen}: too small to touch`).toEqual([]);
        expect.soft(await spill(page), `${screen}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
        expect.soft(await barriers(page), `${screen}: axe`).toEqual([]);
      });
      expect(seen.size).toBeGreaterThanOrEqual(stops);
    });

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
