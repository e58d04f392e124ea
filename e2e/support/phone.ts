// Phone: one person's browser as a driver: what a thumb does, and what the eye sees.
import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test';
import { type Heard, hear } from './heard.ts';
import { type Conduct, watchConduct } from './honesty.ts';
import { type Lang, type Row, WORDS, type Words } from './words.ts';

export interface CardNames {
  /** Every card's name by its id, in both languages. */
  readonly cards: ReadonlyMap<string, Readonly<Record<Lang, string>>>;
  readonly decks: ReadonlyMap<string, Readonly<Record<Lang, string>>>;
}

export type Seat = 'a' | 'b';
export type Cell = 0 | 1 | 2 | 3 | 4 | 5;

/** What a seat's owner is asked once the film has shown what led to it. */
export type Asked = 'target' | 'summon' | 'claim' | 'result';

const CELLS: Readonly<Record<Row, readonly Cell[]>> = {
  front: [0, 1, 2],
  back: [3, 4, 5],
  half: [0, 1, 2, 3, 4, 5],
};
/** Longer than any film step or reconnection on a busy machine. */
const LONG = 45_000;

type AtScreen = (screen: string) => Promise<void>;
const pass: AtScreen = () => Promise.resolve();

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class Phone {
  readonly page: Page;
  readonly name: string;
  readonly heard: Heard;
  readonly #address: string;
  readonly #names: CardNames;
  #lang: Lang = 'ru';
  #seat: Seat = 'a';
  #conduct: Conduct = { wrongs: [] };

  private constructor(
    page: Page,
    parts: { readonly name: string; readonly address: string; readonly names: CardNames },
  ) {
    this.page = page;
    this.name = parts.name;
    this.#address = parts.address;
    this.#names = parts.names;
    this.heard = hear(page);
  }

  static async in(
    context: BrowserContext,
    parts: { readonly name: string; readonly address: string; readonly names: CardNames },
  ): Promise<Phone> {
    const phone = new Phone(await context.newPage(), parts);
    phone.#conduct = await watchConduct(phone.page);
    return phone;
  }

  /** What this page should not have done so far: words said too early, and errors nobody caught. */
  get wrongs(): readonly string[] {
    return this.#conduct.wrongs;
  }

  /** A second tab of the same browser, at the same place. */
  async secondTab(): Promise<Phone> {
    const parts = { name: this.name, address: this.#address, names: this.#names };
    const tab = await Phone.in(this.page.context(), parts);
    tab.#lang = this.#lang;
    tab.#seat = this.#seat;
    await tab.page.goto(this.page.url());
    return tab;
  }

  get words(): Words {
    return WORDS[this.#lang];
  }

  get lang(): Lang {
    return this.#lang;
  }

  get seat(): Seat {
    return this.#seat;
  }

  get otherSeat(): Seat {
    return this.#seat === 'a' ? 'b' : 'a';
  }

  async go(path: string): Promise<void> {
    await this.page.goto(`${this.#address}${path}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.button(name).first().tap();
  }

  /** Changes the language by the settings of the first page. */
  async speak(lang: Lang): Promise<void> {
    await this.tap(this.words.settings);
    await this.page.getByRole('radio', { name: lang === 'ru' ? 'Русский' : 'English' }).tap();
    this.#lang = lang;
    await expect(this.page.getByRole('heading', { name: this.words.settings })).toBeVisible();
    await this.tap(this.words.close);
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** On the form of a seat: the name and the deck. */
  async fillSeat(deck: string): Promise<void> {
    await this.page.getByLabel(this.words.name).fill(this.name);
    const name = this.#names.decks.get(deck)?.[this.#lang] ?? deck;
    await this.page.getByText(name, { exact: true }).tap();
    await expect(this.page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${literally(name)}`),
    );
  }

  /** Opens a table from the first page; returns the codes to play and to watch. `at` is told of the screens on the way. */
  async open(deck: string, at: AtScreen = pass): Promise<{ readonly play: string; readonly watch: string }> {
    await this.go('/');
    await this.speakAs();
    await this.tap(this.words.openTable);
    await this.fillSeat(deck);
    await at('open');
    await this.tap(this.words.openIt);
    this.#seat = 'a';
    const play = await this.#codeOf('/t/');
    await at('invite');
    await this.page.getByRole('radio', { name: this.words.forWatchers }).tap();
    const watch = await this.#codeOf('/w/');
    await at('invite-watchers');
    return { play, watch };
  }

  /** Takes the free seat behind a code, typed by hand. */
  async join(code: string, deck: string, at: AtScreen = pass): Promise<void> {
    await this.go('/');
    await this.speakAs();
    await this.tap(this.words.enterCode);
    await this.page.getByLabel(this.words.code).fill(code.toLowerCase());
    await this.tap(this.words.goOn);
    await this.fillSeat(deck);
    await at('sit');
    await this.tap(this.words.sit);
    this.#seat = 'b';
    await this.seesHand();
  }

  async watch(code: string): Promise<void> {
    await this.go(`/w/${code}`);
  }

  /** The language that was chosen for this phone; Russian needs no choice. */
  async speakAs(): Promise<void> {
    if (this.#wanted !== this.#lang) await this.speak(this.#wanted);
  }

  #wanted: Lang = 'ru';

  wants(lang: Lang): this {
    this.#wanted = lang;
    return this;
  }

  async #codeOf(path: '/t/' | '/w/'): Promise<string> {
    const link = this.page.getByText(new RegExp(`${path}[0-9A-Z]{8}$`));
    return (await link.innerText()).slice(-8);
  }

  get hand(): Locator {
    return this.page.getByRole('region', { name: this.words.hand });
  }

  /** The server has the arrangement as it is shown. */
  async seesSaved(): Promise<void> {
    await expect(this.hand.getByText(this.words.saved, { exact: true })).toBeVisible({ timeout: LONG });
  }

  async seesHand(): Promise<void> {
    await expect(this.hand).toBeVisible({ timeout: LONG });
  }

  /** The ids of the copies in the hand, as this phone knows them. */
  async copiesInHand(): Promise<readonly string[]> {
    const items = await this.hand.locator('[data-item]').all();
    return Promise.all(items.map(async (item) => (await item.getAttribute('data-item')) ?? ''));
  }

  cardName(card: string): string {
    return this.#names.cards.get(card)?.[this.#lang] ?? card;
  }

  inHand(card: string): Locator {
    return this.#called(this.hand, card);
  }

  #called(tray: Locator, card: string): Locator {
    const name = new RegExp(`^${literally(this.words.named(this.cardName(card)))};`);
    return tray.getByRole('button', { name }).first();
  }

  cell(cell: Cell, seat: Seat = this.#seat): Locator {
    return this.page.locator(`[data-cell="${seat}${cell}"]`);
  }

  row(row: 'front' | 'back', seat: Seat = this.#seat): Locator {
    return this.page.locator(`[data-row="${seat}-${row}"]`);
  }

  /** Whether this card is seen to lie there. */
  async sees(card: string, cell: Cell, seat: Seat = this.#seat): Promise<void> {
    await expect(this.cell(cell, seat)).toHaveAccessibleName(
      new RegExp(`: ${literally(this.words.named(this.cardName(card)))};`),
      { timeout: LONG },
    );
  }

  /** Places by taps: a card, then its cell. */
  async place(row: Row, cards: readonly (string | null)[]): Promise<void> {
    for (const [at, card] of cards.entries()) {
      const cell = CELLS[row][at];
      if (card === null || cell === undefined) continue;
      await this.inHand(card).tap();
      await this.cell(cell).tap();
      await this.sees(card, cell);
    }
  }

  /** Places by drags of a finger, from the tray to the cell. */
  async drag(row: Row, cards: readonly (string | null)[]): Promise<void> {
    for (const [at, card] of cards.entries()) {
      const cell = CELLS[row][at];
      if (card === null || cell === undefined) continue;
      await this.#slide(this.inHand(card), this.cell(cell));
      await this.sees(card, cell);
      // A tap in the very moment of letting go still belongs to the drag.
      await this.seesSaved();
    }
  }

  /** Drags what lies on a cell to another, or back to the hand. */
  async dragFrom(from: Cell, to: Cell | 'hand'): Promise<void> {
    await this.#slide(this.cell(from), to === 'hand' ? this.hand : this.cell(to));
  }

  async #slide(from: Locator, to: Locator): Promise<void> {
    await from.scrollIntoViewIfNeeded();
    const [start, end] = await Promise.all([middleOf(from), middleOf(to)]);
    const touch = await this.page.context().newCDPSession(this.page);
    const at = (part: number) => ({
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    // Up first: in a tray that scrolls sideways, that is what takes a card out.
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: start.x, y: start.y - 30 }],
    });
    // And it comes to rest before it lets go, or the browser takes it for a fling and swallows the next tap.
    for (const part of [0.3, 0.6, 0.9, 1, 1, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
  }

  /** Seals a row, and sees the seal. */
  async commit(row: Row): Promise<void> {
    await this.page.getByRole('button', { name: this.words.seal[row] }).tap({ timeout: LONG });
    await this.seesSealed(row);
  }

  /** A seal on the own row, or already the film. */
  async seesSealed(row: Row): Promise<void> {
    const shown = this.row(row === 'half' ? 'front' : row);
    const sealed = new RegExp(`${this.words.sealed}$`);
    const film = this.page.getByRole('slider', { name: this.words.scrub });
    const seal = this.page.getByRole('group', { name: sealed }).and(shown);
    await expect(seal.or(film).or(this.#askedFor('result')).first()).toBeVisible({ timeout: LONG });
  }

  async lays(half: { readonly front: readonly string[]; readonly back: readonly string[] }): Promise<void> {
    await this.place('front', half.front);
    await this.commit('front');
    await this.place('back', half.back);
    await this.commit('back');
  }

  #askedFor(what: Asked): Locator {
    const { words } = this;
    switch (what) {
      case 'target':
        return this.button(words.noTarget).or(this.button(words.target));
      case 'summon':
        return this.button(words.decline);
      case 'claim':
        return this.button(words.waive);
      case 'result':
        return this.page.getByRole('heading', { name: words.result, level: 1 });
    }
  }

  /** Lets the film pass until it has shown what leads to `what`. */
  async until(what: Asked): Promise<void> {
    await this.through(this.#askedFor(what).first());
  }

  /** Skips what the film still has to show, until `goal` is in sight. */
  async through(goal: Locator): Promise<void> {
    const skip = this.page.getByRole('button', { name: this.words.skip });
    await expect(async () => {
      await expect(goal.or(skip).first()).toBeVisible({ timeout: 5000 });
      if (!(await goal.isVisible())) await skip.tap({ timeout: 1000 });
      await expect(goal).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: LONG, intervals: [50] });
  }

  /** Lets the film pass until it says what is waited for. */
  async waits(): Promise<void> {
    const line = this.page.getByRole('contentinfo').getByRole('status');
    await this.through(line.filter({ hasText: this.words.waitsFor }));
  }

  /** The cells that glow as a choice. */
  async offered(seat: Seat): Promise<readonly number[]> {
    const cells = await this.page.locator(`[data-cell^="${seat}"][aria-pressed]`).all();
    const ids = await Promise.all(cells.map((cell) => cell.getAttribute('data-cell')));
    return ids.map((id) => Number(id?.slice(1))).toSorted((x, y) => x - y);
  }

  /** Chooses a card of the other side, or confirms what is chosen already. */
  async chooseTarget(target: Cell | 'chosen'): Promise<void> {
    await this.until('target');
    if (target !== 'chosen') await this.cell(target, this.otherSeat).tap();
    await this.tap(this.words.target);
    await expect(this.#askedFor('target')).toBeHidden({ timeout: LONG });
  }

  /** Summons a creature to a cell, or nobody. */
  async summon(what: { readonly creature: string; readonly cell: Cell } | 'nobody'): Promise<void> {
    await this.until('summon');
    if (what === 'nobody') await this.tap(this.words.decline);
    else {
      const creatures = this.page.getByRole('region', { name: this.words.creatures });
      await this.#called(creatures, what.creature).tap();
      await this.cell(what.cell).tap();
      await this.tap(this.words.summon);
    }
    await expect(this.#askedFor('summon')).toBeHidden({ timeout: LONG });
  }

  async claim(cell: Cell): Promise<void> {
    await this.until('claim');
    await this.cell(cell, this.otherSeat).tap();
    await this.tap(this.words.take);
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.takeIt, exact: true }).tap();
  }

  async waive(): Promise<void> {
    await this.until('claim');
    await this.tap(this.words.waive);
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.waive, exact: true }).tap();
  }

  async concede(): Promise<void> {
    await this.tap(this.words.menu);
    await this.tap(this.words.concede);
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.concede, exact: true }).tap();
  }

  /** The result, and the phone's own word that this is the match it saw (F8). */
  async seesResult(headline: string): Promise<void> {
    await this.until('result');
    await expect(this.page.getByRole('heading', { name: headline, exact: true })).toBeVisible();
  }

  async vouches(): Promise<void> {
    await expect(this.page.getByText(this.words.seenIsSame)).toBeVisible({ timeout: LONG });
  }

  /** All twelve cells by their spoken names: where two such lists are equal, two people see the same table. */
  async field(): Promise<readonly string[]> {
    const cells = (['a', 'b'] as const).flatMap((seat) => CELLS.half.map((cell) => this.cell(cell, seat)));
    return Promise.all(
      cells.map(async (cell) => {
        const label = (await cell.getAttribute('aria-label')) ?? (await cell.innerText());
        return /(?:столбец|column) \d: ([^\n]*)/.exec(label)?.[1] ?? label;
      }),
    );
  }

  get trouble(): Locator {
    return this.page.getByText(this.words.breakNotice).or(this.page.getByText(this.words.lostNotice));
  }

  /** The link is there again. */
  async isBack(): Promise<void> {
    await expect(this.trouble).toBeHidden({ timeout: LONG });
  }
}

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  expect(box, 'what is dragged is on the screen').not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}
