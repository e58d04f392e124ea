// Intriguing: an event with an intrigue deck, and named cards in its traders' hands, brought there by what an organiser
// may do.
import { type Locator, expect } from '@playwright/test';
import { LONG } from '../waits.ts';
import type { PersonalLink } from './eventServer.ts';
import type { Seats } from './seats.ts';
import { ORGANISER, unhurried } from './unhurried.ts';
import type { Trader } from './trader.ts';

/** A text that belongs to no language. */
const reason = '—';

interface Own {
  readonly hand: readonly string[];
  readonly limit: number;
  readonly surplus: boolean;
}

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const inside = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (within, name) =>
      typeof within === 'object' && within !== null
        ? Object.entries(within).find(([key]) => key === name)?.[1]
        : undefined,
    value,
  );

/** Somebody with a page, beside which a scripted phone stands. */
export interface Holder {
  readonly name: string;
  cookie(): Promise<string>;
}

export class Intrigue {
  readonly #url: string;
  readonly #seats: Seats;
  readonly #people = new Map<string, string>();

  constructor({ url }: { readonly url: string }, seats: Seats) {
    this.#url = url;
    this.#seats = seats;
  }

  /**
   * Lets the holder of this link switch the deck on and say the word; puts scripted phones beside these traders' pages.
   */
  async begin(link: PersonalLink | undefined, ...traders: readonly Holder[]): Promise<void> {
    if (link === undefined) throw new Error('there is no such link');
    await this.#seats.ask({ do: 'bind', name: ORGANISER, secret: link.token });
    await this.#switchOn(traders);
  }

  /** Does the same with an organiser who has a page. */
  async beginBy(organiser: Holder, ...traders: readonly Holder[]): Promise<void> {
    await this.#seats.ask({ do: 'take', name: ORGANISER, cookie: await organiser.cookie() });
    await this.#switchOn(traders);
  }

  async #switchOn(traders: readonly Holder[]): Promise<void> {
    await this.#seats.ask({ do: 'unlock', name: ORGANISER, passphrase: 'moon and star' });
    // Enough for as many traders as these tests have anywhere.
    await this.act({ type: 'set', change: { name: 'packs', value: 20 } });
    await this.act({ type: 'set', change: { name: 'intrigue', value: 'on' } });
    await unhurried(this.#seats);
    await this.act({ type: 'sayWord', word: 'Пепел' });
    for (const trader of traders) {
      const cookie = await trader.cookie();
      const person = await this.#seats.ask({ do: 'take', name: trader.name, cookie });
      this.#people.set(trader.name, String(person));
    }
  }

  /** Lets the organiser do an act, with a reason. */
  async act(act: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#seats.ask({ do: 'ask', name: ORGANISER, command: { ...act, reason } });
  }

  /** Lets a trader do something beside their page. */
  async does({ name }: Holder, command: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#seats.ask({ do: 'ask', name, command });
  }

  person({ name }: Holder): string {
    return this.#people.get(name) ?? '';
  }

  async own(trader: Holder): Promise<Own> {
    const address = `${this.#url}/api/me/intrigue`;
    const read: unknown = await (await fetch(address, { headers: { cookie: await trader.cookie() } })).json();
    return {
      hand: strings(inside(read, 'deck', 'own', 'hand')),
      limit: Number(inside(read, 'limit')),
      surplus: strings(inside(read, 'deck', 'common', 'surplus')).includes(this.person(trader)),
    };
  }

  /**
   * Lets a trader draw until they hold a copy of this card, and returns it. Where the hand has too many cards, these
   * are kept.
   */
  async drawUntil(trader: Holder, card: string, ...also: readonly string[]): Promise<string> {
    const wanted = [card, ...also];
    for (let tries = 0; tries < 200; tries += 1) {
      const { hand, limit, surplus } = await this.own(trader);
      if (surplus) {
        // One copy of each first: if a card came again and again, not all copies would have room.
        const first = wanted.flatMap((one) => hand.find((copy) => copy.startsWith(`${one}#`)) ?? []);
        const kept = [...first, ...hand.filter((copy) => !first.includes(copy))].slice(0, limit);
        await this.does(trader, { type: 'keepIntrigue', copies: kept });
      }
      const found = hand.find((copy) => copy.startsWith(`${card}#`));
      if (found !== undefined) return found;
      await this.act({ type: 'letDraw', person: this.person(trader), n: 3 });
    }
    throw new Error(`nobody draws ${card}`);
  }

  /** Lets a trader draw until their hand is full. */
  async fill(trader: Holder): Promise<void> {
    for (let tries = 0; tries < 10; tries += 1) {
      const { hand, limit } = await this.own(trader);
      if (hand.length >= limit) return;
      await this.act({
        type: 'letDraw',
        person: this.person(trader),
        n: Math.min(3, limit - hand.length),
      });
    }
    throw new Error('the pile is empty');
  }
}

/** Opens the page of the deck, from home. */
export async function openIntrigue(trader: Trader, title = 'Интриги'): Promise<void> {
  await trader.home();
  await trader.page.getByRole('link', { name: new RegExp(`^${title}`) }).tap();
  await expect(trader.page.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: LONG });
}

/** The entry of a card on the open page, by its name. */
export const cardLeaf = ({ page }: Trader, name: string): Locator =>
  page.locator('[data-intrigue]').filter({ hasText: name }).first();
