// Pictures are fetched when they are needed: none with the first page, each one once; and the game goes on where one
// fails.
import { namesFrom } from '../support/cardNames.ts';
import { expect, meet, test } from '../support/index.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';
import type { Phone } from '../support/phone.ts';

test.use({ isFirstVisit: true });

const drawingsAskedBy = ({ page }: Phone, cards: readonly string[]): readonly string[] => {
  const files = new Map(
    cards.map((id) => [id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()), id]),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const drawing = /\/assets\/(\w+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    const card = files.get(drawing ?? '');
    if (card !== undefined) asked.push(card);
  });
  return asked;
};

const picture = ({ page }: Phone, card: string) => page.locator(`[data-picture="${card}"]`).first();

test('a drawing is fetched for a card in sight, once, and not with the first page', async ({
  phone,
  server,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  const cards = [...(await namesFrom(server.url)).cards.keys()];
  const asked = drawingsAskedBy(a, cards);
  await a.go('/');
  await expect(a.page.getByRole('button').first()).toBeVisible();
  await a.page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual([]);

  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();
  for (const card of TOWER.front) await expect(picture(a, card).locator('svg')).toBeVisible();
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked).toEqual(expect.arrayContaining([...TOWER.front]));
  expect(asked.length).toBeLessThan(cards.length / 2);
});

test('a card whose drawing can’t be had shows a composed picture', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  let refused = 0;
  await a.page.route(/\/assets\/scamp-/, (route) => {
    refused += 1;
    return route.abort();
  });
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();
  await expect(picture(a, 'scamp').locator('svg')).toBeVisible();
  expect(refused).toBeGreaterThan(0);
});
