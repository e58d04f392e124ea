// Lobby: the way to a table: the language, whose phone it is, a challenge and its answer.
import { expect } from '@playwright/test';
import type { Seat } from './board.ts';
import { Deciding } from './deciding.ts';
import { literally } from './screen.ts';
import type { Seated } from './seating.ts';
import type { Trader } from './traders.ts';
import type { Lang } from './words.ts';

type AtScreen = (screen: string) => Promise<void>;
const pass: AtScreen = () => Promise.resolve();

export class Lobby extends Deciding {
  #wanted: Lang = 'ru';

  wants(lang: Lang): this {
    this.#wanted = lang;
    return this;
  }

  /** Chooses the language that is wanted for this phone; Russian needs no choice. */
  async speakAs(): Promise<void> {
    if (this.#wanted !== this.speaks) await this.speak(this.#wanted);
  }

  /** Changes the language by the settings of the first page. */
  async speak(lang: Lang): Promise<void> {
    await this.tap(this.words.settings);
    await this.page.getByRole('radio', { name: lang === 'ru' ? 'Русский' : 'English' }).tap();
    this.speaks = lang;
    await expect(this.page.getByRole('heading', { name: this.words.settings })).toBeVisible();
    await this.tap(this.words.close);
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Gives the phone to a trader with this deck, on the first page. */
  async become(deck: string): Promise<void> {
    await this.#takeTrader(deck);
    // A page learns whose browser it is when it is loaded.
    await this.load('/');
    await this.speakAs();
  }

  /** Does the same without opening a page, except where another language is wanted for it. */
  async becomeSilently(deck: string): Promise<void> {
    if (this.isTrader) return;
    if (this.#wanted === this.speaks) await this.#takeTrader(deck);
    else await this.become(deck);
  }

  async #takeTrader(deck: string): Promise<void> {
    const trader = this.person.traders.take(deck);
    this.trader = trader;
    const [name = '', value = ''] = trader.cookie.split('=', 2);
    const { hostname } = new URL(this.person.address);
    await this.page.context().addCookies([{ name, value, domain: hostname, path: '/', httpOnly: true }]);
  }

  get isTrader(): boolean {
    return this.trader !== null;
  }

  /** The public code of the trader's badge. */
  get badge(): string {
    return this.#trader.code;
  }

  /** The token of the trader's personal link. */
  get link(): string {
    return this.#trader.link;
  }

  /** The trader, and the address by which this phone reaches the server. */
  get seated(): Seated {
    return { address: this.person.address, trader: this.#trader };
  }

  /** Comes to the table of a match in which this phone has a seat. */
  async comeTo(match: string, seat: Seat): Promise<void> {
    await this.go(`/m/${match}`);
    this.sits = seat;
  }

  get #trader(): Trader {
    if (this.trader === null) throw new Error(`${this.name} is no trader yet`);
    return this.trader;
  }

  /**
   * Challenges somebody to a match for a drake; this phone gets seat `a`. `at` is called for the screens on the way.
   */
  async challenge(code: string, at: AtScreen = pass): Promise<void> {
    await this.go(`/challenge/${code}`);
    await expect(this.button(this.words.challenge)).toBeVisible();
    await at('challenge');
    await this.tap(this.words.challenge);
    await this.confirm(this.words.challenge);
    await expect(this.page.getByText(this.words.challenged)).toBeVisible();
    this.sits = 'a';
    await at('challenged');
  }

  /**
   * Accepts the challenge that waits on the first page. With few cards the challenger has the last word (rule 2.2).
   */
  async accept(name: string, at: AtScreen = pass, isShort = false): Promise<void> {
    await this.page
      .getByRole('link', { name: new RegExp(literally(name)) })
      .first()
      .tap();
    const yes = isShort ? this.words.agreeToPlay : this.words.acceptChallenge;
    await expect(this.button(yes)).toBeVisible();
    await at('accept');
    await this.tap(yes);
    await this.confirm(yes);
    this.sits = 'b';
  }

  /**
   * Gives the last word after somebody with `cards` cards has accepted the challenge: the page of the challenge comes
   * to that by itself.
   */
  async sitDown(name: string, cards: number): Promise<void> {
    await expect(
      this.page.getByText(new RegExp(`${literally(name)}.*: ${cards}\\.|only ${cards} cards`)),
    ).toBeVisible();
    await this.tap(this.words.sitDown);
    await this.confirm(this.words.sitDown);
  }

  /** Presses a button of the question that is asked. */
  async confirm(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).tap();
  }

  /** Returns the code by which others watch the match at this table. */
  async watchCode(): Promise<string> {
    await this.tap(this.words.menu);
    await this.tap(this.words.forWatchers);
    const link = this.page.getByText(/\/w\/[0-9A-Z]{8}$/);
    const code = (await link.innerText()).slice(-8);
    await this.page.keyboard.press('Escape');
    return code;
  }

  async practise(deck: string): Promise<void> {
    await this.page.getByLabel(this.words.name).fill(this.name);
    const name = this.deckName(deck);
    await this.page.getByText(name, { exact: true }).tap();
    const radio = this.page.getByRole('radio', { name: new RegExp(`^${literally(name)}`) });
    await expect(radio).toBeChecked();
  }

  async watch(code: string): Promise<void> {
    await this.go(`/w/${code}`);
  }
}
