// Intrigue cards over a contract and in a match for a stake: what is demanded with one and what is answered, a cancel,
// a window for each side, and what the loser keeps; on small phones.
import type { Locator } from '@playwright/test';
import { openAffair, sign } from '../support/event/dealing.ts';
import { STRONG, WEAK } from '../support/event/halves.ts';
import { Intrigue } from '../support/event/intriguing.ts';
import { LYING, UPRIGHT } from '../support/event/players.ts';
import type { Seats } from '../support/event/seats.ts';
import { expect, test } from '../support/event/test.ts';
import type { Trader } from '../support/event/trader.ts';
import { barriers, inEach, outOfReach, spill } from '../support/look.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

/**
 * Checks in both languages that nothing sticks out, is pushed out of its place, is too small to touch or too pale to
 * read.
 */
const looksRight = ({ page }: Trader, where: string): Promise<void> =>
  inEach(page, async (lang) => {
    const at = `${where}, ${lang}`;
    await expect.poll(() => spill(page), `${at}: spills`).toEqual({ sideways: 0, down: 0, covered: [] });
    expect.soft(await outOfReach(page), `${at}: too small to touch`).toEqual([]);
    expect.soft(await barriers(page, 'words and colours'), `${at}: axe`).toEqual([]);
  });

const SMALL = { width: 320, height: 568 };

/** Names of cards that lie under the tab in the corner of their tile by more than the space above the letters. */
const underTabs = ({ page }: Trader): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-cell] [class*=_name_]')].flatMap((name) => {
      const tab = name.parentElement?.querySelector('[class*=_is_]')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(name);
      const { left } = words.getBoundingClientRect();
      const { top } = name.getBoundingClientRect();
      return tab !== undefined && left < tab.right - 6 && top < tab.bottom - 4 ? name.innerText : [];
    }),
  );

const dialog = ({ page }: Trader): Locator => page.getByRole('dialog');

/** Answers the question about a card that somebody else has played. */
async function answers(trader: Trader, button: string | RegExp): Promise<void> {
  const sheet = dialog(trader);
  await sheet.getByRole('button', { name: button, exact: true }).tap();
  await expect(sheet).toBeHidden({ timeout: LONG });
}

/** Gives a trader these cards again, in case others have come into the hand. */
async function holds(deck: Intrigue, trader: Trader, ...cards: readonly string[]): Promise<void> {
  for (const [at, card] of cards.entries()) await deck.drawUntil(trader, card, ...cards.slice(0, at));
}

test(
  'a demand with an intrigue card is answered, cancelled, and made smaller (INTRIGUE 3, 4)',
  AGAIN,
  async ({ sample, pair, master, seatsOf }) => {
    const [a, b] = pair;
    const deck = new Intrigue(sample, seatsOf(sample));
    await deck.begin(master, a, b);
    await deck.act({ type: 'set', change: { name: 'promises', value: 'on' } });
    await holds(deck, a, 'hard-bargain', 'own-scales');
    await holds(deck, b, 'intercepted-letter', 'pettifogger');
    await sign(a, b, { text: 'Десять шкур', sum: 50 });

    await test.step('with a card one demands more, and reads what that would be', async () => {
      const can = a.page.getByRole('region', { name: 'Можно сыграть карту интриги' });
      await expect(can).toContainText('Крепкая хватка', { timeout: LONG });
      await a.phone.tap('Сыграть: Свои весы');
      await expect(dialog(a).getByRole('radio', { name: 'Вверх: 9' })).toBeAttached();
      await dialog(a).getByRole('button', { name: 'Ещё подумать' }).tap();
      await a.phone.tap('Сыграть: Крепкая хватка');
      await expect(dialog(a)).toContainText(/12\sдрейков или 13\sдрейков/);
      await looksRight(a, 'a demand with a card');
      await a.phone.confirm('Сыграть');
      await expect(dialog(a)).toBeHidden({ timeout: LONG });
    });
    await test.step('the other cancels it, and the demand of a sixth is left (IN20)', async () => {
      await expect(dialog(b)).toContainText('«Крепкая хватка»: ваш ответ?', { timeout: LONG });
      await looksRight(b, 'a demand to be answered');
      await answers(b, 'Отменить картой «Перехваченное письмо»');
      await expect(dialog(a)).toContainText('«Перехваченное письмо»: ваш ответ?', { timeout: LONG });
      // Meanwhile nobody is asked how to round it (IN21).
      await expect(b.page.getByText('Как округлить')).toHaveCount(0);
      await answers(a, 'Пас');
      await b.sees('Как округлить шестую часть');
      await expect(b.phone.button(/^Играть по\s[89]\sдрейков$/)).toHaveCount(2);
    });
    await test.step('a card against the demand makes it a twelfth (IN12, `demanded`)', async () => {
      await b.phone.tap('Сыграть: Крючкотвор');
      await expect(dialog(b)).toContainText(/4\sдрейка или 5\sдрейков/);
      await b.phone.confirm('Сыграть');
      await expect(dialog(a)).toContainText('«Крючкотвор»: ваш ответ?', { timeout: LONG });
      await answers(a, 'Пас');
      await b.sees('Как округлить двенадцатую часть');
      await a.sees(/^Вы\sтребуете сыграть на\sдвенадцатую часть\./);
      await looksRight(b, 'a twelfth');
    });
    await test.step('its history says what was done, in words', async () => {
      await openAffair(a, b);
      await a.page.getByText('Как шёл контракт').tap();
      const history = a.page.getByRole('group').filter({ hasText: 'Как шёл контракт' });
      const lines = ['предложение', 'контракт подписан', 'требование с картой интриги'];
      lines.push('карта интриги отменена', 'пас: карта интриги не отменена');
      lines.push('ответ картой интриги', 'пас: карта интриги не отменена');
      await expect(history.getByRole('listitem')).toHaveCount(lines.length, { timeout: LONG });
      for (const [at, line] of lines.entries())
        await expect(history.getByRole('listitem').nth(at)).toContainText(line);
    });
  },
);

/** Seats both at a table for a stake, in English. */
async function satDown(seats: Seats, a: Trader, b: Trader, stake: number): Promise<string> {
  for (const { phone } of [a, b]) {
    await phone.go('/');
    await phone.speak('en');
  }
  const match = String(await seats.ask({ do: 'match', one: a.name, two: b.name, stake }));
  for (const { name, phone } of [a, b]) {
    await seats.ask({ do: 'sit', name, match });
    await phone.go(`/m/${match}`);
    await phone.seesHand();
  }
  return match;
}

/** Passes at every stop until this one, and lets the film go by. */
async function passesUntil({ phone, page }: Trader, stop: RegExp): Promise<void> {
  const asked = page.locator('strong').getByText(/\sPlay an\sintrigue card\?$/);
  await expect(async () => {
    await phone.through(asked);
    if (stop.test(await asked.innerText())) return;
    await phone.button('Pass').tap({ timeout: 2000 });
    throw new Error('not yet');
  }).toPass({ timeout: LONG * 3, intervals: [300] });
}

test(
  'each plays in a window, one cancels, and Solace leaves a sixth of the stake (IN12, IN19, IN23)',
  AGAIN,
  async ({ sample, pair, master, seatsOf }) => {
    const [a, b] = pair;
    const seats = seatsOf(sample);
    const deck = new Intrigue(sample, seats);
    await deck.begin(master, a, b);
    await deck.act({ type: 'set', change: { name: 'promises', value: 'on' } });
    await holds(deck, a, 'loud-voice', 'solace', 'good-taste');
    await holds(deck, b, 'intercepted-letter', 'slander');
    await a.home();
    const before = await a.drakes();
    const match = await satDown(seats, a, b, 12);

    await test.step('while cards are laid one plays a card, and the rest waits (IN21)', async () => {
      // Its lower edge marks it too, not only its colour.
      await expect(a.phone.button(/^Intrigue: .*ready to play/)).toHaveCSS('border-bottom-width', '6px');
      await a.phone.button(/^Intrigue: /).tap();
      await dialog(a).getByRole('button', { name: 'Play: Loud Voice' }).first().tap();
      await dialog(a).getByRole('button', { name: 'Play', exact: true }).tap();
      await a.sees(`${b.name}: an answer or a pass`);
      await looksRight(a, 'whoever waits for an answer');
      await expect(a.phone.button('Hurry')).toHaveCount(0);
    });
    await test.step('the other is asked, after a reload too, and cancels it (IN19)', async () => {
      await b.sees('“Loud Voice”: your answer?');
      await looksRight(b, 'an answer at the table');
      await b.page.reload();
      await b.sees('“Loud Voice”: your answer?');
      await b.phone.tap('Cancel it with “Intercepted Letter”');
      await a.sees('It cancels your “Loud Voice”.');
      await looksRight(a, 'an answer to an answer');
      await a.phone.tap('Pass');
      await Promise.all([a, b].map((each) => each.sees('“Loud Voice” doesn’t work.')));
    });
    await test.step('after the reveal the other plays on a card of the board, and passes to the end at a press', async () => {
      await seats.lay(match, new Map([[a.name, WEAK] as const, [b.name, STRONG] as const]));
      const play = b.phone.button('Play intrigue');
      // The seat that the toss has chosen begins.
      await expect(async () => {
        for (const { phone } of [a, b]) await phone.through(phone.page.getByText(/card or a pass/).first());
        if (await a.phone.button('Pass').isVisible()) await a.phone.tap('Pass');
        await expect(play).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: LONG });
      await looksRight(b, 'a stop');
      await b.page.setViewportSize(SMALL);
      await expect.poll(() => underTabs(b), 'on the smallest phone').toEqual([]);
      await b.page.setViewportSize(UPRIGHT);
      await play.tap();
      await dialog(b).getByRole('button', { name: 'Play: Slander' }).first().tap();
      await b.page.locator('[data-cell][aria-pressed]').first().tap();
      await b.phone.tap('Play');
      await a.phone.through(a.text('“Slander”: your answer?'));
      await a.phone.tap('Pass');
      await expect(async () => {
        await b.phone.through(
          b.phone.button('Pass to the end').or(b.phone.button('Pass in advance')).first(),
        );
        if (await a.phone.button('Pass').isVisible()) await a.phone.tap('Pass');
        await b.phone.button('Pass to the end').tap({ timeout: 2000 });
      }).toPass({ timeout: LONG });
    });
    await test.step('before the count the first plays Solace, and Good Taste', async () => {
      await passesUntil(a, /^The\scount/);
      for (const card of ['Solace', 'Good Taste']) {
        await a.phone.through(a.phone.button('Play intrigue'));
        await a.phone.tap('Play intrigue');
        await dialog(a)
          .getByRole('button', { name: `Play: ${card}` })
          .first()
          .tap();
        await dialog(a).getByRole('button', { name: 'Play', exact: true }).tap();
        await expect(dialog(a)).toBeHidden({ timeout: LONG });
      }
      await a.phone.through(a.phone.button('Pass'));
      await a.phone.tap('Pass');
    });
    await test.step('what was defeated is offered too, by its name, on each phone with both buttons in sight', async () => {
      await a.phone.until('claim');
      const fallen = a.page.getByRole('region', { name: 'The winner’s discard' });
      await expect(fallen.getByRole('button')).toHaveCount(1);
      await fallen.getByRole('button').tap();
      for (const size of [LYING, SMALL, UPRIGHT]) {
        await a.page.setViewportSize(size);
        const buttons = [a.phone.words.waive, a.phone.words.take].map((name) => a.phone.button(name));
        for (const one of [...buttons, fallen.getByText('The winner’s discard')])
          await expect(one).toBeInViewport({ ratio: 1 });
      }
      await looksRight(a, 'a claim with a discard');
      expect(await a.phone.button(a.phone.words.take).innerText()).toContain(
        await fallen.locator('[class*=name]').last().innerText(),
      );
    });
    await test.step('the result says who got what, and so does the purse', async () => {
      await a.phone.waive();
      await a.phone.until('result');
      await a.sees(`${b.name} takes the prestige: 22 drakes.`);
      await a.sees('Solace gives 2 drakes back to you.');
      await b.phone.until('result');
      await b.sees('The prestige is yours: 22 drakes in your purse.');
      await b.sees(`Solace gives 2 drakes back to ${a.name}.`);
      await a.phone.go('/');
      await a.phone.speak('ru');
      await a.owns(before - 10, 0);
      await a.reads(['Утешение', '2']);
    });
  },
);
