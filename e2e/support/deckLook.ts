// DeckLook: a deck as its owner looks at it: sorted, filtered, tried against a rival, and put in an order of their own.
import { type Locator, expect } from '@playwright/test';
import { slide } from './finger.ts';
import type { Phone } from './phone.ts';
import type { Lang } from './words.ts';

const ru = {
  order: 'Порядок',
  sorts: { own: 'Свой', name: 'Имя', rarity: 'Редкость', initiative: 'Инициатива' },
  all: 'Показать все',
  asDealt: 'Как в колоде',
  virtues: { wealth: 'богатство', power: 'власть', strength: 'сила' },
  filters: { has: 'Обладает', beats: 'Превосходит' },
  bare: 'Ни одной добродетели',
  rivalHas: 'Её добродетели',
  rival: 'Кто стоит напротив',
  outcomes: { beats: 'Победят' },
  noneFits: 'Таких карт здесь нет.',
  some: (shown: number, of: number) => `Показано ${shown} из ${of}`,
  ends: /с\sкартой напротив: (победит|проиграет|падут обе|устоят обе)$/,
  up: (card: string) => `Выше: «${card}»`,
  down: (card: string) => `Ниже: «${card}»`,
  rule: /^Правило \d/,
};

const en: typeof ru = {
  order: 'Order',
  sorts: { own: 'My own', name: 'Name', rarity: 'Rarity', initiative: 'Initiative' },
  all: 'Show all',
  asDealt: 'As in the deck',
  virtues: { wealth: 'wealth', power: 'power', strength: 'strength' },
  filters: { has: 'Has', beats: 'Overcomes' },
  bare: 'No virtue at all',
  rivalHas: 'Its virtues',
  rival: 'Who stands opposite',
  outcomes: { beats: 'Win' },
  noneFits: 'No such card here.',
  some: (shown, of) => `${shown} of ${of} shown`,
  ends: /against the card it faces: (wins|loses|both fall|both stand)$/,
  up: (card) => `Up: ${card}`,
  down: (card) => `Down: ${card}`,
  rule: /^Rule \d/,
};

const WORDS: Readonly<Record<Lang, typeof ru>> = { ru, en };

export class DeckLook {
  readonly #phone: Phone;
  readonly #tray: Locator;

  constructor(phone: Phone, tray: Locator) {
    this.#phone = phone;
    this.#tray = tray;
  }

  get words(): typeof ru {
    return WORDS[this.#phone.lang];
  }

  get dialog(): Locator {
    return this.#phone.page.getByRole('dialog').last();
  }

  /** The labels of the cards in sight, from left to right. */
  async labels(): Promise<readonly string[]> {
    return this.#tray.locator('[data-item]').allInnerTexts();
  }

  /** The names of the cards in sight. */
  async names(): Promise<readonly string[]> {
    return (await this.labels()).map((label) => (label.split(/[;\n]/)[0] ?? '').replaceAll(/[«»]/g, ''));
  }

  async says(text: string): Promise<void> {
    await expect(this.#tray.getByText(text, { exact: true })).toBeVisible();
  }

  async open(part: 'order' | 'filter' | 'rival'): Promise<void> {
    await this.#tray.getByRole('button', { name: this.#phone.words.filter, exact: true }).tap();
    const { filterPart, rivalPart } = this.#phone.words;
    const name = { order: this.words.order, filter: filterPart, rival: rivalPart }[part];
    await this.dialog.getByRole('radio', { name, exact: true }).tap();
  }

  async done(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.#phone.words.done, exact: true }).tap();
    await expect(this.#phone.page.getByRole('dialog')).toBeHidden();
  }

  /** Goes back to all the cards in their own order, by one tap beside them. */
  async reset(): Promise<void> {
    await this.#tray.getByRole('button', { name: this.#phone.words.resetLook, exact: true }).tap();
  }

  async sortBy(sort: 'own' | 'name' | 'rarity' | 'initiative'): Promise<void> {
    await this.open('order');
    await this.dialog.getByRole('radio', { name: this.words.sorts[sort], exact: true }).tap();
    await this.done();
  }

  /** Taps buttons of one group; `group` is its heading. */
  async pick(group: string, ...buttons: readonly string[]): Promise<void> {
    for (const name of buttons)
      await this.dialog.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).tap();
  }

  async arrange(): Promise<void> {
    await this.open('order');
    await this.dialog.getByRole('button', { name: this.#phone.words.arrange, exact: true }).tap();
    await expect(this.dialog.locator('[data-order]').first()).toBeVisible();
  }

  /** Drags the card at one place to another with a finger on its edge. */
  async draw(from: number, to: number): Promise<void> {
    const rows = this.dialog.locator('[data-order]');
    await slide(this.#phone.page, rows.nth(from).locator('[aria-hidden]').first(), rows.nth(to));
  }
}
