// Players: two at the patrons' table, each with a language and a phone held one way: what they tap, and what all see.
import { type Locator, expect } from '@playwright/test';
import { cutWords } from '../cutWords.ts';
import { middleOf, slide } from '../finger.ts';
import { barriers, changeTo, foreignWords, outOfReach, spill } from '../look.ts';
import { literally } from '../screen.ts';
import { LONG } from '../waits.ts';
import type { Lang } from '../words.ts';
import type { Trader } from './trader.ts';

export const UPRIGHT = { width: 360, height: 740 };
export const LYING = { width: 740, height: 360 };
const LANGS: readonly Lang[] = ['ru', 'en'];
export type Words = Readonly<Record<Lang, RegExp>>;

/** A pattern in which a space also matches one that does not break. */
export const spaced = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', '\\s'));
export const like = (ru: string, en: string): Words => ({ ru: spaced(ru), en: spaced(en) });
/** These words and no others. */
export const words = (ru: string, en: string): Words => like(`^${literally(ru)}$`, `^${literally(en)}$`);

/** Somebody at the table, with the language and the screen size in which they play. */
export interface Player {
  readonly trader: Trader;
  readonly lang: Lang;
  readonly size: typeof UPRIGHT;
}

const NAMES = /Тельвин Сарети|Нирати Ллетри/g;

/** Returns what is wrong with the present screen; with axe's findings where they are asked for, which take time. */
async function wrongs({ page }: Trader, lang: Lang, axe: 'axe' | 'measures'): Promise<readonly string[]> {
  const { sideways, down, covered } = await spill(page);
  const cut = await page.evaluate<readonly string[]>(`(${cutWords.toString()})()`);
  const foreign = await foreignWords(page, lang);
  return [
    ...(sideways + down === 0 ? [] : [`spills by ${sideways} and ${down}`]),
    ...covered.map((card) => `${card} is covered`),
    ...cut.map((said) => `cut: ${said}`),
    ...foreign
      .map((said) => said.replaceAll(NAMES, ''))
      .filter((said) => (lang === 'en' ? /[А-Яа-яЁё]/ : /[A-Za-z]{2,}/).test(said))
      .map((said) => `foreign: ${said}`),
    ...(await outOfReach(page)).map((control) => `too small: ${control}`),
    ...(axe === 'axe' ? await barriers(page, 'words and colours') : []),
  ];
}

/** The kinds of screens that axe has already checked, for each page. */
const examined = new WeakMap<Trader, Set<string>>();

/** Whether this kind of screen is new to axe on this page. */
function isNew(trader: Trader, where: string): boolean {
  const known = examined.get(trader) ?? new Set();
  examined.set(trader, known);
  const [kind = ''] = where.split(':');
  const had = known.has(kind);
  known.add(kind);
  return !had;
}

/**
 * All of them look at the same moment, each in both languages, one on an upright phone and one on a phone on its side,
 * so that it is right in each language either way. Each looks last in their own language.
 */
export async function looked(players: readonly Player[], where: string, says?: Words): Promise<void> {
  await Promise.all(
    players.map(async ({ trader, lang: own, size }) => {
      for (const lang of LANGS.toSorted((x) => (x === own ? 1 : -1))) {
        await changeTo(trader.page, lang);
        if (says !== undefined) await trader.sees(says[lang]);
        const message = `${where}, ${lang}, ${size.width}×${size.height}`;
        // The other's page shows the other language and colour mode.
        const axe = lang === own && isNew(trader, where) ? 'axe' : 'measures';
        await expect.poll(() => wrongs(trader, lang, axe), { message, timeout: LONG }).toEqual([]);
      }
    }),
  );
}

const SKIP = spaced('^(?:Показать сразу|Show it at once)$');

/** Waits for what is there once the film has shown everything. */
export async function seesNow({ trader: { page } }: Player, what: Locator): Promise<void> {
  const skip = page.getByRole('button', { name: SKIP });
  await expect(async () => {
    await expect(what.or(skip).first()).toBeVisible({ timeout: 5000 });
    if (!(await what.isVisible())) await skip.tap({ timeout: 1000 });
    await expect(what).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: LONG, intervals: [50] });
}

const cardOf = ({ trader: { page } }: Player, copy: string): Locator =>
  page.locator(`[data-item="${copy}"], [data-copy="${copy}"]`).and(page.getByRole('button'));
export const button = ({ trader: { page }, lang }: Player, name: Words): Locator =>
  page.getByRole('button', { name: name[lang] });

/** The label of a card that can do something or be chosen. */
const ABLE = spaced('(?:можно сыграть|может действовать|можно выбрать|can be played|can act|can be chosen)$');

/**
 * Taps cards as soon as the film has come to them, first the acting one and then its targets, and then the words that
 * are meant.
 */
export async function taps(player: Player, copies: readonly string[], meant: Words): Promise<void> {
  for (const copy of copies) {
    const card = cardOf(player, copy).and(player.trader.page.getByRole('button', { name: ABLE }));
    await seesNow(player, card);
    await card.tap();
  }
  await button(player, meant).tap();
}

/** Drags a card as soon as the film has come to it: onto another card, or out of the hand onto the table. */
export async function draws(player: Player, from: string, to: string): Promise<void> {
  const { page } = player.trader;
  const card = cardOf(player, from).and(page.getByRole('button', { name: ABLE }));
  await seesNow(player, card);
  if (to !== 'table') return slide(page, card, cardOf(player, to));
  await card.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(card);
  if (player.size === LYING) return slide(page, card, { x: x + 250, y }, 'right');
  return slide(page, card, { x, y: y - 250 });
}

export const PLAY = like('^Сыграть за', '^Play:');
export const USE = like('^Применить', '^Use');
export const STRIKE = words('Ударить', 'Strike');
export const CHOOSE = words('Выбрать', 'Choose');
export const NOBODY = words('Никого не ставить', 'Let nobody defend');
const LOG = words('Запись партии', 'Replay');
export const CLOSE = words('Закрыть', 'Close');
export const END = words('Закончить ход', 'End the turn');

/** Checks that everybody has seen this turn or question come. */
export async function allSee(players: readonly Player[], said: Words): Promise<void> {
  await Promise.all(players.map((player) => seesNow(player, player.trader.text(said[player.lang]))));
}

/** Whether nothing lies over the lower part of this element. */
const isClear = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 8, bottom - 4));
  });

/**
 * Opens the record of the match once the film has shown this line; the line is then in sight, with nothing over it.
 */
async function opensRecord(player: Player, line: Words): Promise<Locator> {
  const { page } = player.trader;
  const record = page.getByRole('dialog').getByRole('listitem');
  const skip = page.getByRole('button', { name: SKIP });
  await expect(async () => {
    if (await skip.isVisible()) await skip.tap({ timeout: 1000 });
    // The record still lies there if the tap that should close it has not come through.
    if (!(await record.first().isVisible())) await button(player, LOG).first().tap({ timeout: 1000 });
    const newest = record.getByText(line[player.lang]).last();
    const isThere = (await newest.isVisible()) && (await isClear(newest));
    if (!isThere) await button(player, CLOSE).tap({ timeout: 1000 });
    expect(isThere).toBe(true);
  }).toPass({ timeout: LONG, intervals: [100] });
  return record;
}

/** Checks that all read these lines in the record of the match, the newest last. */
export async function allRead(
  players: readonly Player[],
  newest: Words,
  ...before: readonly Words[]
): Promise<void> {
  await Promise.all(
    players.map(async (player) => {
      const record = await opensRecord(player, newest);
      for (const line of before) await expect(record.getByText(line[player.lang]).last()).toBeVisible();
    }),
  );
  await looked(players, `the record: ${newest.en.source}`, newest);
  await Promise.all(players.map((player) => button(player, CLOSE).tap()));
}

export const side = ({ trader: { page } }: Player, which: 'near' | 'far'): Locator =>
  page.locator(`[data-side="${which}"]`);

export const turnIs = (turn: number): Words =>
  like(`^(?:Ваш ход|Ходит .+): ${turn} из 20$`, `^(?:Your turn|.+ plays): ${turn} of 20$`);
