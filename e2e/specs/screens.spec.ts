// Every screen, in both languages: for everybody, in one language, within reach, on the smallest phone.
import { expect, type Phone, test } from '../support/index.ts';
import { barriers, foreignWords, outOfReach, spill } from '../support/look.ts';
import { tour } from '../support/tour.ts';

const PEOPLE = { ru: ['Тралан Дрес', 'Ведис', 'Зритель'], en: ['Tralan Dres', 'Vedis', 'Watcher'] } as const;

/** Of the film: a reveal, a target, a change, a round, ashes, a summon and the advance stand for all. */
const LIKE_OTHERS = /^film-(?!(?:0|2|3|5|6|9|12)$)/;

for (const lang of ['ru', 'en'] as const) {
  test(`on every screen in ${lang} axe finds nothing, no word is foreign, and all is within a thumb’s reach`, async ({
    phone,
  }) => {
    test.setTimeout(600_000);
    const small = { lang, context: { viewport: { width: 360, height: 640 } } };
    const [a, b, w] = await Promise.all(PEOPLE[lang].map((name) => phone(name, small)));
    const seen: string[] = [];
    const visit = async (screen: string, { page }: Phone): Promise<void> => {
      if (LIKE_OTHERS.test(screen)) return;
      seen.push(screen);
      expect.soft(await foreignWords(page, lang), `${screen}: foreign words`).toEqual([]);
      expect.soft(await outOfReach(page), `${screen}: too small to touch`).toEqual([]);
      expect.soft(await spill(page), `${screen}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
      expect.soft(await barriers(page, 'day'), `${screen}: axe`).toEqual([]);
      if (lang === 'ru') expect.soft(await barriers(page, 'night'), `${screen}: axe by night`).toEqual([]);
    };
    expect(a !== undefined && b !== undefined && w !== undefined).toBe(true);
    if (a === undefined || b === undefined || w === undefined) return;
    await tour({ a, b, w }, visit);
    expect(new Set(seen).size).toBeGreaterThan(40);
  });
}

test('Russian is the first language whatever the phone speaks; the switch changes all at once and is kept', async ({
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
  await a.speak('ru');
  await expect(a.page.getByRole('heading', { name: 'Данмерская торговля' })).toBeVisible();
  expect(await foreignWords(a.page, 'ru')).toEqual([]);
});
