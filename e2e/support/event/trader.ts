// Trader: a phone in somebody's hand at the event, from their personal link to their purse and deck.
import { type Locator, expect } from '@playwright/test';
import { cookieOf } from './cookieOf.ts';
import type { Phone } from '../phone.ts';
import { thumbOf, type TwiceTaps } from '../twice.ts';
import { LONG } from '../waits.ts';
import type { PersonalLink } from './eventServer.ts';

const PIN = '4821';

const words = {
  start: 'Это мой телефон',
  digits: 'Новый ПИН-\u2060код',
  keep: 'Задать ПИН-\u2060код',
  purse: 'Кошелёк',
  deck: 'Колода',
  home: 'На главную',
  back: 'Назад',
};

export class Trader {
  readonly phone: Phone;
  readonly name: string;
  readonly link: PersonalLink;
  /** Taps everything that matters twice. */
  readonly thumb: TwiceTaps;

  constructor(phone: Phone, link: PersonalLink) {
    this.phone = phone;
    this.thumb = thumbOf(phone);
    this.name = link.name;
    this.link = link;
  }

  get page(): Phone['page'] {
    return this.phone.page;
  }

  get pin(): string {
    return PIN;
  }

  /** Text that a person sees somewhere on the page. */
  text(said: string | RegExp): Locator {
    return this.page.getByText(said).filter({ visible: true }).first();
  }

  async sees(said: string | RegExp): Promise<void> {
    await expect(this.text(said)).toBeVisible({ timeout: LONG });
  }

  /** Checks where the page says how its business stands. */
  async seesStatus(said: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: said }).first()).toBeVisible({
      timeout: LONG,
    });
  }

  /** Uses the link for the first time: it binds this phone, and the four digits are chosen. */
  async come(): Promise<void> {
    await this.phone.go(`/l/${this.link.token}`);
    await this.phone.tap(words.start);
    await this.page.getByLabel(words.digits).fill(PIN);
    await this.phone.tap(words.keep);
    await expect(this.plate).toBeVisible({ timeout: LONG });
  }

  /** What they own, as the first page shows it. */
  get plate(): Locator {
    return this.page.getByRole('region', { name: this.name });
  }

  async home(): Promise<void> {
    await this.phone.go('/');
    await expect(this.plate).toBeVisible({ timeout: LONG });
  }

  /** Checks that the first page shows this many drakes in the purse, and this many set aside. */
  async owns(drakes: number, held: number, cards?: number): Promise<void> {
    await this.home();
    const purse = this.plate.getByRole('link', { name: new RegExp(`^${words.purse}`) });
    await expect(purse).toHaveText(new RegExp(`^${words.purse}${drakes}\\sдрейк`), { timeout: LONG });
    if (held === 0) await expect(purse).not.toHaveText(/отложено/);
    else await expect(purse).toHaveText(new RegExp(`отложено: ${held}\\s`));
    if (cards === undefined) return;
    const deck = this.plate.getByRole('link', { name: new RegExp(`^${words.deck}`) });
    await expect(deck).toHaveText(new RegExp(`^${words.deck}${cards}\\sкарт`));
  }

  /** How many drakes the first page shows in the purse. */
  async drakes(): Promise<number> {
    const purse = this.plate.getByRole('link', { name: new RegExp(`^${words.purse}`) });
    return Number(/\d+/.exec(await purse.innerText())?.[0]);
  }

  /** How many cards the first page counts. */
  async cardCount(): Promise<number> {
    const deck = this.plate.getByRole('link', { name: new RegExp(`^${words.deck}`) });
    return Number(/\d+/.exec(await deck.innerText())?.[0]);
  }

  /** Checks the newest entries of the purse: why, and how much came or went. */
  async reads(...entries: readonly (readonly [why: string, change: string])[]): Promise<void> {
    await this.plate.getByRole('link', { name: new RegExp(`^${words.purse}`) }).tap();
    const lines = this.page.getByRole('listitem').getByRole('button');
    for (const [place, [why, change]] of entries.entries())
      await expect(lines.nth(place)).toHaveAccessibleName(
        new RegExp(`^${why.replaceAll(' ', '\\s')}.*${change}`),
        {
          timeout: LONG,
        },
      );
  }

  /** The cookie by which the server knows this browser. */
  cookie(): Promise<string> {
    return cookieOf(this.page);
  }
}
