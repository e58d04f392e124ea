// Window people: who comes to a match with promises, and what was given to both before anybody looks on.

import { deviceOf } from '../../src/device/index.ts';
import { assert, present } from '@dunmer/shared/lib';
import type { ClientCommand } from '@dunmer/shared/protocol';
import type { Random } from '@dunmer/shared/testing';
import { newCommandId } from '../support/commandId.ts';
import { onContract } from '../support/onContract.ts';
import { trader } from '../support/seed.ts';
import type { TestApp } from '../support/testApp.ts';

export const START = 1_800_000_000_000;
/** By number: who plays, who looks on, and GIVER, who gives and looks at nothing. */
export const NUMBERS = {
  hider: 0,
  opponent: 1,
  thirdTrader: 2,
  watcher: 3,
  display: 4,
  organiser: 5,
  referee: 6,
} as const;
export type Who = keyof typeof NUMBERS | 'stranger';
export const GIVER = 7;
export const SEEDING = {
  count: 8,
  staff: { 4: 'display', 5: 'organiser', 6: 'referee' } as const,
  claimTime: 60,
};

export type Asked = ClientCommand extends infer T ? (T extends unknown ? Omit<T, 'id'> : never) : never;

/** What was done before anybody looks on: promises are dealt, and given to both. */
export class Before {
  readonly #app: TestApp['app'];
  readonly #random: Random;

  constructor({ app }: TestApp, random: Random) {
    this.#app = app;
    this.#random = random;
  }

  async ask(number: number, asked: Asked): Promise<string> {
    const device = present(deviceOf(trader(number).cookie), 'a browser');
    this.#app.matches.context.unlocked.keep(this.#app.store.read, device);
    const done = await this.#app.commands.command(device, {
      id: newCommandId(this.#random, START),
      ...asked,
    });
    assert(done.ok, `${asked.type} is done`);
    return done.value.type === 'made' ? done.value.id : '';
  }

  async give(from: number, to: number, card: string): Promise<void> {
    const contract = await this.ask(from, {
      ...{
        type: 'offerContract',
        with: trader(to).person,
        text: 'A word',
        sum: 0,
        payer: 'one',
        counters: null,
      },
      pledges: { gives: `${trader(from).person}/${card}`, asks: null },
    });
    await this.ask(to, onContract(contract, { type: 'accept', pledges: true }));
    for (const party of [from, to]) await this.ask(party, onContract(contract, { type: 'confirmHandover' }));
  }

  async prepare(hidden: readonly string[]): Promise<void> {
    const reason = 'at the start';
    const organiser = NUMBERS.organiser;
    await this.ask(organiser, { type: 'set', change: { name: 'promises', value: 'on' }, reason });
    for (const [number, house] of [
      [GIVER, 'hideout'],
      [NUMBERS.thirdTrader, 'blessing'],
      [NUMBERS.watcher, 'short-cut'],
    ] as const)
      await this.ask(organiser, { type: 'dealPledges', people: [trader(number).person], house, reason });
    for (const card of hidden) await this.give(GIVER, NUMBERS.hider, card);
    await this.give(NUMBERS.thirdTrader, NUMBERS.hider, 'blessing');
    await this.give(NUMBERS.watcher, NUMBERS.opponent, 'short-cut');
    await this.give(NUMBERS.watcher, NUMBERS.opponent, 'whisper');
  }
}
