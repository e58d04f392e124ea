// Window people: who comes to a match with promises and intrigue cards, and what was dealt to them before anybody looks
// on.

import { deviceOf } from '../../src/device/index.ts';
import { assert, present } from '@dunmer/shared/lib';
import type { CardId } from '@dunmer/shared/cards';
import type { ClientCommand, StaffAct } from '@dunmer/shared/protocol';
import type { Random } from '@dunmer/shared/testing';
import { newCommandId } from '../support/commandId.ts';
import { onContract } from '../support/onContract.ts';
import { trader } from '../support/seed.ts';
import { intrigueSet, WORD } from '../support/intriguing.ts';
import type { TestApp } from '../support/testApp.ts';
import { Stacked } from './stacked.ts';

export const START = 1_800_000_000_000;
/** The people by number: those who play, those who look on, and GIVER, who gives and reads nothing. */
export const NUMBERS = {
  hider: 0,
  opponent: 1,
  thirdTrader: 2,
  watcher: 3,
  display: 4,
  organiser: 5,
  referee: 6,
  /** An organiser who has a contract with the hider. */
  interested: 8,
} as const;
export type Who = keyof typeof NUMBERS | 'stranger';
export const GIVER = 7;
export const SEEDING = {
  count: 9,
  staff: { 4: 'display', 5: 'organiser', 6: 'referee', 8: 'organiser' } as const,
  claimTime: 60,
};

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Asked = Without<ClientCommand>;
export type AskedAct = Without<StaffAct>;

/** What only the hider has, in one run, and has not in the other. */
export interface Hidden {
  /** Promises that GIVER gave. */
  readonly promises: readonly CardId[];
  /** The first intrigue card in the hand. */
  readonly held: CardId;
  /** The card that the first ring of the match brings. */
  readonly drawn: CardId;
}

/** What everybody holds in both runs. */
const HANDS: readonly (readonly [number, readonly CardId[]])[] = [
  [NUMBERS.hider, ['intercepted-letter', 'own-scales', 'guild-badge', 'borrowed-robe', 'slander', 'solace']],
  [NUMBERS.opponent, ['house-search', 'intercepted-letter', 'poisoned-cup', 'guild-badge', 'the-crush']],
  [NUMBERS.thirdTrader, ['hard-bargain', 'intercepted-letter', 'market-talk']],
  [GIVER, ['loose-tongue']],
];

/** What is done before anybody looks on: promises are dealt, and given to both, and intrigue cards are drawn. */
export class Before {
  readonly stacked: Stacked;
  readonly #app: TestApp['app'];
  readonly #random: Random;

  constructor({ app }: TestApp, random: Random) {
    this.#app = app;
    this.#random = random;
    this.stacked = new Stacked(app);
  }

  /** Makes the server take this person's passphrase as said a moment ago. */
  unlock(number: number): void {
    const device = present(deviceOf(trader(number).cookie), 'a browser');
    this.#app.matches.context.unlocked.keep(this.#app.store.read, device);
  }

  async ask(number: number, asked: Asked): Promise<string> {
    const device = present(deviceOf(trader(number).cookie), 'a browser');
    this.unlock(number);
    const done = await this.#app.commands.command(device, {
      id: newCommandId(this.#random, START),
      ...asked,
    });
    assert(done.ok, `${asked.type} is done`);
    return done.value.type === 'made' ? done.value.id : '';
  }

  async give(from: number, to: number, card: string): Promise<void> {
    const contract = await this.ask(from, {
      type: 'offerContract',
      with: trader(to).person,
      text: 'A word',
      sum: 0,
      payer: 'one',
      counters: null,
      pledges: { gives: `${trader(from).person}/${card}`, asks: null },
    });
    await this.ask(to, onContract(contract, { type: 'accept', pledges: true }));
    for (const party of [from, to]) await this.ask(party, onContract(contract, { type: 'confirmHandover' }));
  }

  /** `pair`: what the hider has in each of the two runs; `hidden`: what they have in this one. */
  async prepare(hidden: Hidden, pair: readonly Hidden[]): Promise<void> {
    const reason = 'at the start';
    const organiser = NUMBERS.organiser;
    await this.ask(organiser, { type: 'set', change: { name: 'promises', value: 'on' }, reason });
    for (const [number, house] of [
      [GIVER, 'hideout'],
      [NUMBERS.thirdTrader, 'blessing'],
      [NUMBERS.watcher, 'short-cut'],
    ] as const)
      await this.ask(organiser, { type: 'dealPledges', people: [trader(number).person], house, reason });
    for (const card of hidden.promises) await this.give(GIVER, NUMBERS.hider, card);
    await this.give(NUMBERS.thirdTrader, NUMBERS.hider, 'blessing');
    await this.give(NUMBERS.watcher, NUMBERS.opponent, 'short-cut');
    await this.give(NUMBERS.watcher, NUMBERS.opponent, 'whisper');
    await this.#deal(hidden, pair);
    const interest = { type: 'offerContract', with: trader(NUMBERS.hider).person, text: 'Salt' } as const;
    const contract = await this.ask(NUMBERS.interested, {
      ...interest,
      sum: 5,
      payer: 'one',
      counters: null,
    });
    await this.ask(NUMBERS.hider, onContract(contract, { type: 'accept' }));
  }

  /** Lets somebody draw a copy of this card. */
  async draw(number: number, card: CardId, from: 'bottom' | 'pile' = 'pile'): Promise<void> {
    await this.stacked.onTop(card, from);
    const person = trader(number).person;
    await this.ask(NUMBERS.organiser, { type: 'letDraw', person, n: 1, reason: 'at the start' });
  }

  async #deal({ held }: Hidden, pair: readonly Hidden[]): Promise<void> {
    for (const asked of [intrigueSet('on'), WORD]) await this.ask(NUMBERS.organiser, asked);
    await this.stacked.bury(pair.flatMap((one) => [one.held, one.drawn]));
    await this.draw(NUMBERS.hider, held, 'bottom');
    for (const [number, cards] of HANDS) for (const card of cards) await this.draw(number, card);
  }
}
