// Deck choice on a phone: what the deck holds, sorted, filtered and tried against a rival; the trader's own order; and
// what words mean.
import { expect, meet, type Phone, test } from '../support/index.ts';
import { DeckLook } from '../support/deckLook.ts';
import { barriers, foreignWords, LIGHTS, outOfReach, spill } from '../support/look.ts';
import { CARAVAN, TOWER } from '../support/plays.ts';
import { AGAIN } from '../support/whole.ts';
import type { Lang } from '../support/words.ts';

const PEOPLE = { ru: ['Тралан Дрес', 'Ведис'], en: ['Tralan Dres', 'Vedis'] } as const;

/** What is tried in each language; the suite tries it only in the first. */
const once = (lang: Lang) => (lang === 'ru' ? {} : AGAIN);

/** Checks that everybody can use what is on the screen now. */
async function everybodyCanUse(phone: Phone, screen: string): Promise<void> {
  const { page, lang } = phone;
  expect.soft(await foreignWords(page, lang), `${screen}: foreign words`).toEqual([]);
  expect.soft(await outOfReach(page), `${screen}: too small to touch`).toEqual([]);
  expect.soft(await spill(page), `${screen}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
  expect.soft(await barriers(page), `${screen}: axe`).toEqual([]);
}

async function atPractice(phone: Phone): Promise<DeckLook> {
  await phone.go('/');
  await phone.speakAs();
  await phone.go('/practice');
  await phone.practise(TOWER.deck);
  const tray = phone.page.getByRole('region', { name: phone.deckName(TOWER.deck) });
  await expect(tray).toBeVisible();
  return new DeckLook(phone, tray);
}

for (const lang of ['ru', 'en'] as const) {
  test(
    `before a practice match a deck is sorted, filtered and tried against a rival, in ${lang}`,
    once(lang),
    async ({ phone }) => {
      test.setTimeout(180_000);
      const a = await phone(PEOPLE[lang][0], { lang, context: { colorScheme: LIGHTS[lang] } });
      const deck = await atPractice(a);
      const { words } = deck;
      await a.tap(a.words.spread);
      const all = await deck.names();
      expect(all.length).toBeGreaterThan(6);

      await deck.sortBy('name');
      expect(await deck.names()).toEqual([...all].toSorted((x, y) => x.localeCompare(y, lang)));
      await deck.reset();
      expect(await deck.names()).toEqual(all);

      await deck.open('filter');
      await deck.pick(words.filters.has, words.virtues.wealth);
      await deck.done();
      const rich = await deck.names();
      expect(rich.length).toBeLessThan(all.length);
      await deck.says(words.some(rich.length, all.length));

      await deck.open('filter');
      await deck.pick(words.filters.has, words.bare);
      await deck.done();
      expect((await deck.names()).filter((name) => rich.includes(name))).toEqual([]);
      await deck.open('filter');
      await deck.pick(words.filters.has, words.virtues.wealth, words.virtues.power, words.virtues.strength);
      await deck.done();
      await deck.says(words.noneFits);
      await everybodyCanUse(a, 'nothing fits');
      await a.tap(words.all);
      expect(await deck.names()).toEqual(all);

      await deck.open('rival');
      await deck.pick(words.rivalHas, words.virtues.strength);
      await deck.done();
      const ends = await deck.labels();
      expect(ends.filter((label) => words.ends.test(label.split('\n')[0] ?? ''))).toHaveLength(all.length);
      await everybodyCanUse(a, 'marked');
      await deck.open('rival');
      await deck.dialog.getByRole('radio', { name: words.outcomes.beats, exact: true }).tap();
      await deck.done();
      const winners = await deck.names();
      expect(winners.length).toBeLessThan(all.length);

      // By rule 4.2 these are the cards that overcome strength: another way to ask for them.
      await deck.reset();
      await deck.open('filter');
      await deck.pick(words.filters.beats, words.virtues.strength);
      await deck.done();
      expect(await deck.names()).toEqual(winners);
      await deck.reset();

      await deck.open('rival');
      await deck.dialog
        .getByRole('combobox', { name: words.rival })
        .selectOption({ label: a.cardName('scamp') });
      await deck.done();
      expect(await deck.labels()).not.toEqual(await deck.names());
    },
  );
}

test('the own order is drawn by a finger and moved by keys, remembered, and that of the tray', async ({
  phone,
}) => {
  test.setTimeout(180_000);
  const a = await phone('Тралан');
  const deck = await atPractice(a);
  const before = await deck.names();
  await deck.arrange();
  await deck.draw(0, 3);
  const first = before[0] ?? '';
  const rows = deck.dialog.locator('[data-order]');
  await expect(rows.nth(3)).toContainText(first);

  // The arrow keeps the focus, so that pressing it again moves the card on.
  const up = rows.nth(3).getByRole('button', { name: deck.words.up(first) });
  await up.focus();
  await a.page.keyboard.press('Enter');
  await expect(rows.nth(2)).toContainText(first);
  await a.page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText(first);
  await deck.done();
  const ordered = await deck.names();
  expect(ordered).toEqual([before[1], first, ...before.slice(2)]);

  await a.page.reload();
  await a.practise(TOWER.deck);
  expect(await deck.names()).toEqual(ordered);
  await a.tap(a.words.beginPractice);
  await a.seesHand();
  const tray = new DeckLook(a, a.hand);
  expect(await tray.names()).toEqual(ordered);
  await tray.arrange();
  await tray.dialog.getByRole('button', { name: tray.words.asDealt, exact: true }).tap();
  await tray.done();
  expect([...(await tray.names())].toSorted()).toEqual([...before].toSorted());
});

test('the order of a trader’s deck is kept by the server, and the cards come to the hand in it', async ({
  phone,
}) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await a.become(TOWER.deck);
  await a.go('/deck');
  const deck = new DeckLook(a, a.page.getByRole('region', { name: a.words.deck }));
  await expect(a.page.locator('[data-item]')).toHaveCount(10);
  await test.step('on a phone on its side four stand in a line', async () => {
    const usual = a.page.viewportSize();
    await a.page.setViewportSize({ width: 740, height: 360 });
    const inFirstLine = () =>
      a.page.locator('[data-item]').evaluateAll((cards) => {
        const tops = cards.map((card) => card.getBoundingClientRect().top);
        return tops.filter((top) => top === tops[0]).length;
      });
    await expect.poll(inFirstLine).toBe(4);
    if (usual !== null) await a.page.setViewportSize(usual);
  });
  const [first = '', ...others] = await deck.names();
  await deck.arrange();
  const row = deck.dialog.locator('[data-order]').first();
  await row.getByRole('button', { name: deck.words.down(first) }).tap();
  await deck.done();
  const ordered = [...others.slice(0, 1), first, ...others.slice(1)];
  await expect.poll(() => deck.names()).toEqual(ordered);

  await a.page.evaluate(() => localStorage.clear());
  await a.page.reload();
  await expect.poll(() => deck.names()).toEqual(ordered);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  expect(await new DeckLook(a, a.hand).names()).toEqual(ordered);
});

test('in the hand the same controls work, and whatever they hide, the table stays where it is', async ({
  phone,
}) => {
  test.setTimeout(180_000);
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();
  const deck = new DeckLook(a, a.hand);
  const { words } = deck;
  const places = async () => [await a.hand.boundingBox(), await a.cell(0).boundingBox()];
  const before = await places();
  const all = await deck.names();
  await deck.open('filter');
  await deck.pick(words.filters.has, words.virtues.wealth);
  await deck.done();
  expect(await places()).toEqual(before);
  await everybodyCanUse(a, 'filtered hand');
  await a.page.emulateMedia({ colorScheme: 'dark' });
  await everybodyCanUse(a, 'filtered hand by night');
  await deck.open('filter');
  await deck.pick(words.filters.has, words.virtues.power, words.virtues.strength);
  await deck.done();
  await deck.says(words.noneFits);
  expect(await places()).toEqual(before);
  await deck.reset();
  expect(await deck.names()).toEqual(all);

  await deck.open('rival');
  await deck.dialog.getByRole('combobox', { name: words.rival }).selectOption({ index: 2 });
  await deck.done();
  expect(await places()).toEqual(before);

  await test.step('on its side, every control of the hand stays in reach', async () => {
    const upright = a.page.viewportSize();
    await a.page.setViewportSize({ width: 740, height: 360 });
    await deck.open('filter');
    await deck.done();
    if (upright !== null) await a.page.setViewportSize(upright);
  });

  // A card can be laid whatever the filter shows, and is then no longer in the hand.
  await a.place('front', [TOWER.front[0] ?? null]);
  expect(await deck.names()).toHaveLength(all.length - 1);
  await deck.reset();
  expect(await places()).toEqual(before);
});

test('an undo after a seal takes back a change that is still open, or is not offered', async ({ phone }) => {
  const [a, b] = await Promise.all([phone('Тралан'), phone('Ведис')]);
  await meet([a, TOWER.deck], [b, CARAVAN.deck]);
  await a.seesHand();
  await a.place('front', TOWER.front);
  await a.commit('front');
  await expect(a.button(a.words.undo)).toBeDisabled();
  await a.place('back', [TOWER.back[0] ?? null]);
  await a.tap(a.words.undo);
  await expect(a.button(a.words.undo)).toBeDisabled();
  await expect(a.cell(3)).not.toHaveAccessibleName(new RegExp(a.cardName(TOWER.back[0] ?? '')));
});

// What a card's parts explain does not depend on the language, so each language looks at every other card.
for (const [turn, lang] of (['ru', 'en'] as const).entries()) {
  test(
    `every icon, tag and term of a card answers what it is, by a tap and by keys, in ${lang}`,
    once(lang),
    async ({ phone }) => {
      test.setTimeout(240_000);
      const a = await phone(PEOPLE[lang][0], { lang });
      const deck = await atPractice(a);
      const cards = a.page.locator('[data-item]');
      const seen = new Set<string>();
      const names = [...new Set(await deck.names())];
      for (const [at, name] of (await deck.names()).entries()) {
        if (seen.has(name) || names.indexOf(name) % 2 !== turn) continue;
        await cards.nth(at).tap();
        const card = a.page.getByRole('dialog', { name });
        await expect(card.getByRole('heading', { name, level: 2 })).toBeVisible();
        const asks = await card.getByRole('button').all();
        expect(asks.length, `${name} has something to ask`).toBeGreaterThan(2);
        for (const [nth, ask] of asks.entries()) {
          if (nth % 2 === 0) await ask.tap();
          else await ask.press('Enter');
          await expect(deck.dialog.getByText(deck.words.rule)).toBeVisible();
          await a.page.keyboard.press('Escape');
          await expect(a.page.getByRole('dialog')).toHaveCount(1);
          await expect(ask, 'the focus is back where it was').toBeFocused();
        }
        await a.page.keyboard.press('Escape');
        await expect(a.page.getByRole('dialog')).toHaveCount(0);
        seen.add(name);
      }
      expect(seen.size).toBeGreaterThan(2);
    },
  );
}
