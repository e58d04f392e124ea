// A match of the trade table on a screen of the hall: legible from three metres, even where the screen is low.
import { STRONG, WEAK } from '../support/event/halves.ts';
import { PatronsGame } from '../support/event/patronsGame.ts';
import { expect, test } from '../support/event/test.ts';
import { lettersBelow, spill } from '../support/look.ts';
import { LONG } from '../support/waits.ts';

const LOW = { width: 1280, height: 720 };
/** The least height of a card, in pixels, at which the two halves and what is said between them fill the screen. */
const LEAST = 88;

test('the board fills a low screen of the hall, with no letter under 28 pixels', async ({
  sample,
  seatsOf,
  hall,
}) => {
  const links = await sample.links();
  const seats = seatsOf(sample);
  const players = links.filter(({ name }) => /Сарети|Ллетри/.test(name));
  for (const { name, code } of players) await seats.ask({ do: 'bind', name, secret: code });
  const [one = '', two = ''] = players.map(({ name }) => name);
  const match = await seats.ask({ do: 'match', one, two, stake: 5 });
  const page = await hall.newPage();
  await page.setViewportSize(LOW);
  const screen = links.find(({ name }) => name === 'Общий экран');
  await page.goto(`${sample.url}/l/${screen?.token}`);
  await page.getByRole('button', { name: /^Это мо/ }).click();
  await page.getByRole('button', { name: 'Позже' }).click();
  await test.step('in the list of all matches two names stand apart', async () => {
    await page.goto(`${sample.url}/hall`);
    const [first, second] = await Promise.all(
      [one, two].map((name) => page.getByRole('listitem').getByText(name).boundingBox()),
    );
    const [upper, lower] = [first, second].toSorted((x, y) => (x?.y ?? 0) - (y?.y ?? 0));
    expect((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0), 'between them').toBeGreaterThan(5);
  });
  await page.goto(`${sample.url}/hall/${String(match)}`);
  const cells = page.locator('[data-cell]');
  const looksRight = async (): Promise<void> => {
    await expect(cells).toHaveCount(12);
    const low = cells.evaluateAll(
      (all, least) => all.filter((cell) => cell.getBoundingClientRect().height < least).length,
      LEAST,
    );
    expect(await low, 'low cards').toBe(0);
    expect(await spill(page)).toEqual({ sideways: 0, down: 0, covered: [] });
    expect(await lettersBelow(page, 28)).toEqual([]);
  };
  await test.step('the sides place', looksRight);
  await test.step('the film, and whose claim is waited for', async () => {
    for (const [name, half] of [
      [one, STRONG],
      [two, WEAK],
    ] as const) {
      await seats.ask({ do: 'lay', name, row: 'front', cards: half.slice(0, 3) });
      await seats.ask({ do: 'lay', name, row: 'back', cards: half.slice(3) });
    }
    await expect(page.getByText('Все карты открываются.')).toBeVisible({ timeout: LONG });
    await looksRight();
    await expect(page.getByText(/выбирает цену победы:/)).toBeVisible({ timeout: LONG });
    await looksRight();
  });
});

/** What an answer names, by its field. */
const made = (value: unknown, name: string): string => {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return String(found.find(([key]) => key === name)?.[1]);
};

test('while patrons are chosen all four are read on a screen of the hall, names and all', async ({
  sample,
  pair: [one, two],
  master,
  seatsOf,
  hall,
}) => {
  const links = await sample.links();
  const seats = seatsOf(sample);
  await PatronsGame.allow(seats, master);
  const people: string[] = [];
  for (const trader of [one, two]) {
    const cookie = await trader.cookie();
    people.push(String(await seats.ask({ do: 'take', name: trader.name, cookie })));
  }
  const game = { game: 2, table: 'patrons' } as const;
  const offer = {
    type: 'offerContract',
    with: people[1],
    text: '—',
    sum: 0,
    payer: 'one',
    counters: null,
    ...game,
  };
  const contract = made(await seats.ask({ do: 'ask', name: one.name, command: offer }), 'id');
  const yes = { type: 'actOnContract', contract, wish: { type: 'accept', ...game } };
  const match = made(await seats.ask({ do: 'ask', name: two.name, command: yes }), 'match');
  const page = await hall.newPage();
  await page.goto(`${sample.url}/l/${links.find(({ name }) => name === 'Общий экран')?.token}`);
  await page.getByRole('button', { name: /^Это мо/ }).click();
  await page.getByRole('button', { name: 'Позже' }).click();
  await page.goto(`${sample.url}/hall/${match}`);
  const names = page.locator('[data-kind="patron"] [lang]');
  for (const size of [{ width: 1920, height: 1080 }, LOW]) {
    await page.setViewportSize(size);
    await expect(names).toHaveCount(4, { timeout: LONG });
    // A name is broken between its words alone.
    const wrong = names.evaluateAll((all) =>
      all.flatMap((name) => {
        const { bottom } = name.getBoundingClientRect();
        const isCut = name.scrollHeight > name.clientHeight + 1 || bottom > innerHeight;
        const word = name.firstElementChild ?? name;
        const lines = Math.round(
          word.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(word).lineHeight),
        );
        return isCut || lines > 2 ? [word.getAttribute('data-text') ?? word.textContent] : [];
      }),
    );
    expect(await wrong, `${size.width}`).toEqual([]);
  }
});
