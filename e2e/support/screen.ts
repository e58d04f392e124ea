// Screen: what a person sees of a page and does to it, in their language, wherever they are.
import type { Locator, Page } from '@playwright/test';
import { listen } from './sent.ts';
import type { Trader, Traders } from './traders.ts';
import { type Lang, type Words, WORDS } from './words.ts';

export interface CardNames {
  /** Every card's name by its id, in both languages. */
  readonly cards: ReadonlyMap<string, Readonly<Record<Lang, string>>>;
  readonly decks: ReadonlyMap<string, Readonly<Record<Lang, string>>>;
}

export interface Person {
  readonly name: string;
  readonly address: string;
  readonly names: CardNames;
  /** The traders of the server. */
  readonly traders: Traders;
}

export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class Screen {
  readonly page: Page;
  /** The commands that this page has sent. */
  readonly sent: () => readonly string[];
  protected readonly person: Person;
  protected speaks: Lang = 'ru';
  /** Who has the phone; null before it is anybody's. */
  protected trader: Trader | null = null;

  protected constructor(page: Page, person: Person) {
    this.page = page;
    this.person = person;
    this.sent = listen(page);
  }

  /** The name that others see: that of the trader who has the phone, once there is one. */
  get name(): string {
    return this.trader?.name ?? this.person.name;
  }

  get lang(): Lang {
    return this.speaks;
  }

  get words(): Words {
    return WORDS[this.speaks];
  }

  /** Goes to another page as by a link: the first time it is loaded, and from then on it changes by itself. */
  async go(path: string): Promise<void> {
    const isLoaded = this.page.url().startsWith(`${this.person.address}/`);
    if (isLoaded) await this.page.evaluate((to) => history.pushState(null, '', to), path);
    else await this.load(path);
  }

  /** Loads the page at this address anew, as from a slip or a bookmark. */
  async load(path: string): Promise<void> {
    await this.page.goto(`${this.person.address}${path}`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async tap(name: string | RegExp): Promise<void> {
    await this.button(name).first().tap();
  }

  cardName(card: string): string {
    return this.person.names.cards.get(card)?.[this.speaks] ?? card;
  }

  deckName(deck: string): string {
    return this.person.names.decks.get(deck)?.[this.speaks] ?? deck;
  }

  /** A card in a tray, by its name. */
  protected called(tray: Locator, card: string): Locator {
    const name = new RegExp(`^${literally(this.words.named(this.cardName(card)))};`);
    return tray.getByRole('button', { name }).first();
  }
}
