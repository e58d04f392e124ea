// Scenes of the patrons' table on two phones at once, one upright and one on its side, each checked in both languages:
// a game over a contract to the fall of a patron, and games that end otherwise.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Asked, PatronsGame, cardsWith, fileOf } from '../support/event/patronsGame.ts';
import {
  CHOOSE,
  CLOSE,
  END,
  LYING,
  NOBODY,
  PLAY,
  type Player,
  STRIKE,
  UPRIGHT,
  USE,
  allRead,
  allSee,
  button,
  draws,
  like,
  looked,
  seesNow,
  side,
  spaced,
  taps,
  turnIs,
  words,
} from '../support/event/players.ts';
import type { EventServer } from '../support/event/eventServer.ts';
import type { Seats } from '../support/event/seats.ts';
import { expect, test } from '../support/event/test.ts';
import { changeTo, lettersBelow, spill } from '../support/look.ts';
import { LONG } from '../support/waits.ts';
import { AGAIN } from '../support/whole.ts';

const SHOTS = process.env['SHOTS'];

// No printed court has two supports of one class, and no printed card takes over a support: here a court has two
// amulets. It has twice as many as the scenes need, so that a pile for them is found quickly.
const TERMS = cardsWith({
  'shadow-master': {
    'stone-idol': 'seal-ring',
    'cliff-wing': 'ash-waste',
    'bone-piper': 'moon-charm',
    'ember-spirit': 'silver-tongue',
  },
});

test.use({ gameCards: fileOf(TERMS) });

const made = (value: unknown, name: string): string => {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return String(found.find(([key]) => key === name)?.[1]);
};

/** Brings two to their phones, with a scripted phone beside each; returns who they are to the server. */
async function sitting(seats: Seats, players: readonly Player[]): Promise<readonly string[]> {
  const people: string[] = [];
  for (const { trader } of players) {
    const cookie = await trader.cookie();
    people.push(String(await seats.ask({ do: 'take', name: trader.name, cookie })));
  }
  return people;
}

const asks = (seats: Seats, { trader }: Player, command: Asked): Promise<unknown> =>
  seats.ask({ do: 'ask', name: trader.name, command });

const namesOf = ([a, b]: readonly [Player, Player]) => ({ a: a.trader.name, b: b.trader.name });

/** For both patrons, whether the longest name of all stands whole on its card. */
async function longestFits(page: Page): Promise<readonly boolean[]> {
  const names = page.locator('[data-kind="patron"] [lang]');
  await expect(names).toHaveCount(2);
  return names.evaluateAll((all) =>
    all.map((name) => {
      const words = name.firstElementChild;
      const own = words?.getAttribute('data-text') ?? '';
      words?.setAttribute('data-text', 'Железный Наместник');
      const fits = name.scrollHeight <= name.clientHeight + 1;
      words?.setAttribute('data-text', own);
      return fits;
    }),
  );
}

/**
 * Checks that a screen of the hall shows a match in which somebody is asked now: legible from three metres, with
 * nothing to press.
 */
async function shownInHall(sample: EventServer, context: BrowserContext, match: string): Promise<void> {
  const page = await context.newPage();
  const screen = (await sample.links()).find(({ name }) => name === 'Общий экран');
  await page.goto(`${sample.url}/l/${screen?.token}`);
  await page.getByRole('button', { name: /^Это мо/ }).click();
  await page.getByRole('button', { name: 'Позже' }).click();
  await page.goto(`${sample.url}/hall/${match}`);
  await expect(page.getByText(/решает, кто\sзащитит/).first()).toBeVisible({ timeout: LONG });
  await expect.poll(() => spill(page)).toEqual({ sideways: 0, down: 0, covered: [] });
  expect(await lettersBelow(page, 28)).toEqual([]);
  await expect(page.getByRole('button', { name: /Меню|Правила|Запись/ })).toHaveCount(0);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/hall.png` });
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await longestFits(page), 'names of patrons on a low screen').toEqual([true, true]);
}

/** Returns the names in the hand whose letters lie under the price in the corner by more than the space above them. */
const underPrices = ({ trader: { page } }: Player): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-kind] [lang]')].flatMap((name) => {
      const price = name.closest('[data-kind]')?.querySelector('[class*=_cost_]')?.getBoundingClientRect();
      if (price === undefined) return [];
      const words = document.createRange();
      words.selectNodeContents(name);
      const lines = [...words.getClientRects()];
      const isUnder = lines.some(({ left, top }) => left < price.right - 3 && top < price.bottom - 5);
      return isUnder ? (name.querySelector<HTMLElement>('[data-text]')?.dataset['text'] ?? '') : [];
    }),
  );

/**
 * Checks that on the smallest phone a lost link leaves the cards where they are, with their names whole: it is told
 * over the line under the head.
 */
async function staysWhole(player: Player): Promise<void> {
  const { page } = player.trader;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  const cards = page.locator('[data-side] [data-kind="creature"]');
  await expect(cards.first()).toBeVisible();
  const looks = () =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const name = card.querySelector('[lang]');
        return {
          isWhole: name !== null && name.scrollHeight <= name.clientHeight + 1,
          at: Math.round(card.getBoundingClientRect().y),
        };
      }),
    );
  const before = await looks();
  expect(before.length).toBeGreaterThan(1);
  expect(before.every(({ isWhole }) => isWhole)).toBe(true);
  expect.soft(await underPrices(player), 'names under prices').toEqual([]);
  await page.context().setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: /^Нет связи/ })).toBeVisible({ timeout: LONG });
  expect(await looks(), 'the cards without a link').toEqual(before);
  await page.context().setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: /^Нет связи/ })).toBeHidden({ timeout: LONG });
  if (size !== null) await page.setViewportSize(size);
}

/** Brings both pages to the table. */
async function come(players: readonly Player[], match: string): Promise<void> {
  await Promise.all(
    players.map(async ({ trader, lang, size }) => {
      await trader.page.setViewportSize(size);
      await trader.phone.go(`/m/${match}`);
      await changeTo(trader.page, lang);
    }),
  );
}

test(
  'each kind of card, a skip, a card taken over, a defence, a support replaced, and the pot (PT4–PT25)',
  AGAIN,
  async ({ sample, pair: [one, two], master, seatsOf, hall }) => {
    const a: Player = { trader: one, lang: 'ru', size: UPRIGHT };
    const b: Player = { trader: two, lang: 'en', size: LYING };
    const both = [a, b] as const;
    const seats = seatsOf(sample);
    await PatronsGame.allow(seats, master);
    const [, other] = await sitting(seats, both);
    const game = { game: 5, table: 'patrons' };
    const text = 'Два тюка шёлка';
    const offer = {
      type: 'offerContract',
      with: other,
      text,
      sum: 14,
      payer: 'one',
      counters: null,
      ...game,
    };
    const contract = made(await asks(seats, a, offer), 'id');
    const signed = await asks(seats, b, {
      type: 'actOnContract',
      contract,
      wish: { type: 'accept', ...game },
    });
    const match = made(signed, 'match');
    const table = await PatronsGame.deal(sample, seats, match, namesOf(both), TERMS, {
      patrons: { a: 'shadow-master', b: 'shadow-master' },
      within: {
        a: {
          'moon-charm': 4,
          'ash-waste': 5,
          'dust-hound': 6,
          'silver-tongue': 7,
          'seal-ring': 8,
          'ash-arrow': 8,
        },
        b: { 'gate-crab': 8, 'dust-hound': 8 },
      },
    });
    const mine = (card: string): string => table.copy('a', card);
    const theirs = (card: string): string => table.copy('b', card);
    const inZone = (player: Player, which: 'near' | 'far', copy: string): Locator =>
      side(player, which).locator(`[data-copy="${copy}"]`);
    await come(both, match);

    await test.step('both choose and keep their hands (PT8)', async () => {
      await looked(both, 'patrons', words('Кто будет вашим героем?', 'Who will be your patron?'));
      await table.choosePatrons();
      const keep = words('Оставить все', 'Keep all');
      await Promise.all(both.map((player) => seesNow(player, button(player, keep))));
      await looked(both, 'hands');
      for (const player of both) await button(player, keep).tap();
      await allSee(both, turnIs(1));
    });
    await test.step('on a phone on its side, under the bars of a browser too, both patrons stand whole', async () => {
      for (const size of [{ width: 740, height: 328 }, LYING]) {
        await two.page.setViewportSize(size);
        expect(await longestFits(two.page), `${size.height}`).toEqual([true, true]);
      }
    });
    await test.step('a support and a patron are paid for (PT5, PT7)', async () => {
      await taps(a, [mine('moon-charm')], PLAY);
      await seesNow(a, inZone(a, 'near', mine('moon-charm')));
      await expect(
        side(a, 'near').getByRole('img', { name: spaced('^Монеты: открыто 0 из 2$') }),
      ).toBeVisible();
      await seesNow(a, button(a, END));
      await button(a, END).tap();
      await allSee(both, turnIs(2));
      await taps(b, [table.patron('b')], USE);
      await seesNow(b, side(b, 'far').getByRole('button', { name: /wounds 1, left 10/ }));
    });
    await test.step('two abilities wait, and one of them finds nothing: it is skipped (PT15, PT17)', async () => {
      await table.does('b', { type: 'endTurn', turn: 2 });
      await table.does('a', { type: 'play', turn: 3, copy: mine('ash-waste'), targets: [] });
      await table.does('a', { type: 'endTurn', turn: 3 });
      const use = { type: 'use', copy: table.patron('b'), ability: 0, targets: [[table.patron('a')]] };
      await table.does('b', { ...use, turn: 4 });
      await table.does('b', { type: 'endTurn', turn: 4 });
      await allSee(both, turnIs(5));
      await allRead(
        both,
        words(
          '«Пепельная пустошь»: умение пропущено, выбрать нечего.',
          '“Ash Waste”: its ability is skipped, there is nothing to pick.',
        ),
        words(
          'В очередь: «Лунный оберег», «Пепельная пустошь».',
          'Into the queue: “Moon Charm”, “Ash Waste”.',
        ),
        words(
          '«Лунный оберег» лечит «Хозяин Теней» на 1.',
          '“Moon Charm” heals “Master of Shadows (theirs)” by 1.',
        ),
      );
    });
    await test.step('a creature is paid for, and the patron’s ability wounds the other patron (PT13, PT14)', async () => {
      await draws(a, mine('dust-hound'), 'table');
      await seesNow(a, inZone(a, 'near', mine('dust-hound')));
      await taps(a, [table.patron('a')], USE);
      await seesNow(b, side(b, 'near').getByRole('button', { name: /, life 11, wounds 1, left 10\b/ }));
      await table.does('a', { type: 'endTurn', turn: 5 });
      await draws(b, theirs('gate-crab'), 'table');
      await seesNow(b, inZone(b, 'near', theirs('gate-crab')));
      await table.does('b', { type: 'play', turn: 6, copy: theirs('dust-hound'), targets: [] });
      await table.does('b', { type: 'endTurn', turn: 6 });
    });
    await test.step('a creature that is taken over fights for the other, and is theirs to see (PT6, PT16)', async () => {
      await table.does('a', { type: 'choose', asking: 1, copies: [theirs('gate-crab')] });
      await taps(a, [mine('silver-tongue')], PLAY);
      await seesNow(a, a.trader.text(/^«Сладкоречивая»: выберите цель\.$/));
      await looked(both, 'an ability that asks for a target');
      await taps(a, [theirs('gate-crab')], CHOOSE);
      await Promise.all([
        seesNow(a, inZone(a, 'near', theirs('gate-crab')).and(button(a, like(', из чужой свиты', '-')))),
        seesNow(b, inZone(b, 'far', theirs('gate-crab')).and(button(b, like('-', ', from the other court')))),
      ]);
      await allRead(
        both,
        like(
          '^«Сладкоречивая»: (?:«Привратный краб» переходит к вам|.+ забирает «Привратный краб»)\\.$',
          '^“Silver Tongue”: (?:.+ takes over “Gate Crab”|“Gate Crab” comes over to you)\\.$',
        ),
      );
    });
    await test.step('a strike on the patron: nobody defends, and it is wounded (PT19–PT21)', async () => {
      await draws(a, mine('dust-hound'), table.patron('b'));
      await seesNow(b, b.trader.text(/^“Dust\sHound.*” strikes “Master\sof\sShadows.*”\. Who\sdefends\?/));
      await looked(both, 'who defends');
      await shownInHall(sample, hall, match);
      await staysWhole(a);
      await button(b, NOBODY).tap();
      await seesNow(a, side(a, 'far').getByRole('button', { name: /, жизнь 11, раны 4, осталось 7(?:,|$)/ }));
      await table.does('a', { type: 'endTurn', turn: 7 });
    });
    await test.step('a defence: striker and defender fall, each to the graveyard of its owner (PT20, PT23)', async () => {
      await draws(b, theirs('dust-hound'), table.patron('a'));
      await seesNow(a, a.trader.text(/Кто\sзащитит\?/));
      await draws(a, theirs('gate-crab'), theirs('dust-hound'));
      const graves = words('Кладбище: 2', 'Graveyard: 2');
      await Promise.all([
        seesNow(a, side(a, 'far').getByRole('button', { name: graves.ru })),
        seesNow(b, side(b, 'near').getByRole('button', { name: graves.en })),
      ]);
      await allRead(
        both,
        words(
          '«Привратный краб» гибнет: ран не меньше, чем жизни.',
          '“Gate Crab” falls: as many wounds as life.',
        ),
        words('«Привратный краб» встаёт на защиту.', '“Gate Crab” defends.'),
        words(
          '«Пыльная гончая (у соперника)» ранит «Привратный краб» на 3.',
          '“Dust Hound” wounds “Gate Crab” by 3.',
        ),
        words(
          '«Пыльная гончая (у соперника)» гибнет: ран не меньше, чем жизни.',
          '“Dust Hound” falls: as many wounds as life.',
        ),
      );
      await side(a, 'far').getByRole('button', { name: graves.ru }).tap();
      await side(b, 'near').getByRole('button', { name: graves.en }).tap();
      for (const player of both) {
        const rows = player.trader.page.getByRole('dialog').getByRole('listitem');
        await expect(rows).toHaveCount(2);
      }
      await looked(both, 'a graveyard');
      for (const player of both) await button(player, CLOSE).tap();
      await table.does('b', { type: 'endTurn', turn: 8 });
    });
    await test.step('a support ousts the other of its class (PT7)', async () => {
      await taps(a, [mine('seal-ring')], PLAY);
      await seesNow(a, inZone(a, 'near', mine('seal-ring')));
      await allRead(
        both,
        words(
          '«Перстень с печатью» вытесняет «Лунный оберег»: двух поддержек одного вида не бывает.',
          '“Seal Ring” ousts “Moon Charm”: only one support of each class.',
        ),
      );
      await expect(inZone(a, 'near', mine('moon-charm'))).toHaveCount(0);
      await expect(side(a, 'near').getByRole('button', { name: spaced('^Кладбище: 1$') })).toBeVisible();
    });
    await test.step('a spell, and the strike by which a patron falls (PT12, PT25)', async () => {
      await taps(a, [mine('ash-arrow')], PLAY);
      await seesNow(b, side(b, 'near').getByRole('button', { name: /, wounds 7, left 4\b/ }));
      await table.does('a', { type: 'strike', turn: 9, copy: mine('dust-hound'), target: table.patron('b') });
      await taps(a, [mine('silver-tongue')], STRIKE);
      await allSee(
        both,
        words(
          'Герой «Хозяин Теней» пал. Вы победили.',
          'Your patron “Master of Shadows” has fallen. The opponent has won.',
        ),
      );
      await a.trader.sees(/^Престиж ваш: 10\sдрейков/);
      await b.trader.sees(`${a.trader.name} takes the prestige: 10 drakes.`);
      await looked(both, 'the end');
    });
    await test.step('both purses have what is theirs', async () => {
      await changeTo(b.trader.page, 'ru');
      await a.trader.owns(111, 14);
      await b.trader.owns(85, 0);
    });
  },
);

/** How many cards are kept at the end of a turn (PT10). */
const KEPT = 7;

test(
  'twenty turns are counted, the desk awards the match to the other, and another is void (PT2, PT26, R10)',
  AGAIN,
  async ({ sample, pair: [one, two], master, seatsOf }) => {
    const a: Player = { trader: one, lang: 'ru', size: LYING };
    const b: Player = { trader: two, lang: 'en', size: UPRIGHT };
    const both = [a, b] as const;
    const seats = seatsOf(sample);
    await PatronsGame.allow(seats, master);
    const [, other] = await sitting(seats, both);

    /** Plays a match for four drakes each up to its first turn, in which a's patron has wounded b's. */
    async function begun(): Promise<PatronsGame> {
      const wish = { type: 'proposeMatch', with: other, stake: 4, friendly: false, table: 'patrons' };
      const proposal = made(await asks(seats, a, wish), 'id');
      const started = await asks(seats, b, { type: 'acceptMatch', proposal, table: 'patrons' });
      const game = await PatronsGame.deal(sample, seats, made(started, 'match'), namesOf(both), TERMS, {
        patrons: { a: 'shadow-master', b: 'salt-lady' },
        within: { a: {}, b: {} },
      });
      await game.choosePatrons();
      for (const seat of ['a', 'b'] as const) await game.does(seat, { type: 'exchange', copies: [] });
      const use = { type: 'use', turn: 1, copy: game.patron('a'), ability: 0 };
      await game.does('a', { ...use, targets: [[game.patron('b')]] });
      return game;
    }

    await test.step('nobody plays a card: after twenty turns the patron that is less hurt has won (PT10, PT26)', async () => {
      const game = await begun();
      let asking = 0;
      for (let turn = 1; turn <= 20; turn++) {
        const seat = turn % 2 === 1 ? 'a' : 'b';
        const drawn = (seat === 'a' ? 4 : 5) + Math.floor(turn / 2);
        if (turn === 20) {
          await come(both, game.match);
          await allSee(both, turnIs(20));
        }
        await game.does(seat, { type: 'endTurn', turn });
        if (drawn > KEPT)
          await game.does(seat, { type: 'choose', asking: ++asking, copies: [game.drawn(seat, drawn)] });
      }
      await allSee(
        both,
        words(
          'Прошёл двадцатый ход. Ваш герой целее, 11 против 10: вы победили.',
          '20 turns are over. The opponent’s patron has more life left: 11 to 10.',
        ),
      );
      await a.trader.sees(spaced('^Престиж ваш: 8 дрейков'));
      await b.trader.sees(spaced('takes the prestige: 8 drakes'));
      await looked(both, 'counted');
      await PatronsGame.rules(seats, {
        type: 'award',
        match: game.match,
        winner: 'b',
        claim: false,
        shortfall: 'refuse',
      });
      await allSee(both, words('Вы проиграли', 'You win'));
      await a.trader.sees(spaced('теперь забирает престиж: 8 дрейков'));
      await b.trader.sees(spaced('^The prestige is yours now: 8 drakes'));
      await looked(both, 'settled again');
    });
    await test.step('the desk voids a match that is under way: both stakes go back (R10, case 11)', async () => {
      const game = await begun();
      await come(both, game.match);
      await allSee(both, turnIs(1));
      await PatronsGame.rules(seats, { type: 'voidMatch', match: game.match, shortfall: 'refuse' });
      await allSee(both, words('Партия отменена. Причина: —', 'The match is void. Reason: —'));
      await a.trader.sees(spaced('^Ставки вернулись: каждому по 4 дрейка'));
      await b.trader.sees(spaced('^The stakes went back: 4 drakes to each'));
      await looked(both, 'void');
    });
    await test.step('both purses have what is theirs', async () => {
      await changeTo(b.trader.page, 'ru');
      await a.trader.owns(116, 0);
      await b.trader.owns(94, 0);
    });
  },
);
