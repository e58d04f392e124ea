// The money of a contract, followed in a small account book through random commands.

import * as fc from 'fast-check';
import { assertProperty } from '../testing/index.ts';
import { expect, test } from 'vitest';
import { Agreed, PLENTY } from '../testing/agreed.ts';
import { partyCommands, TABLE_COMMANDS } from '../testing/contractCommands.ts';
import { type ContractCommand, type Effect, otherParty, PARTIES, type Party, type Terms } from './index.ts';

const ASKED = [...partyCommands([0, 1, 2, 3, 7], [1, 2, 3, 4]), ...TABLE_COMMANDS];

class Book {
  readonly purses: Record<Party, number>;
  readonly terms: Terms;
  hold = 0;
  pot = 0;

  constructor(terms: Terms, purses: Record<Party, number>) {
    this.terms = terms;
    this.purses = { ...purses };
  }

  enter(effect: Effect): void {
    const { sum, payer } = this.terms;
    switch (effect.do) {
      case 'hold':
        this.purses[payer] -= sum;
        this.hold += sum;
        return;
      case 'pay':
        this.purses[effect.to] += sum;
        this.hold -= sum;
        return;
      case 'giveBack':
        this.purses[payer] += sum;
        this.hold -= sum;
        return;
      case 'open':
        for (const party of PARTIES) this.purses[party] -= effect.stake;
        this.pot += effect.stake * 2;
        return;
      case 'offerBack':
    }
  }

  /** Pays out the pot when the match ends, as the table would. */
  settle(command: ContractCommand): void {
    if (command.type !== 'ended') return;
    for (const party of PARTIES) {
      const taken = command.result.kind === 'taken';
      if (!taken) this.purses[party] += this.pot / 2;
      else if (command.result.by === party) this.purses[party] += this.pot;
    }
    this.pot = 0;
  }
}

const arbPurse = fc.integer({ min: 0, max: 25 });
const arbStory = fc.record({
  terms: fc.record({
    sum: fc.integer({ min: 0, max: 20 }),
    payer: fc.constantFrom(...PARTIES),
    game: fc.constantFrom(null, 1, 3),
  }),
  least: fc.constantFrom(0, 1, 3),
  purses: fc.record({ one: arbPurse, two: arbPurse }),
  steps: fc.array(
    fc.record({
      pick: fc.nat(),
      // What else happens at the event: purses gain and lose drakes, and somebody plays elsewhere.
      purse: fc.option(fc.record({ party: fc.constantFrom(...PARTIES), amount: arbPurse }), { freq: 3 }),
      busy: fc.integer({ min: 0, max: 5 }).map((n) => ({ one: n === 0, two: n === 1 })),
    }),
    { maxLength: 30 },
  ),
});

/** Expects the money to be where the state of the contract says. */
function expectInOrder(agreed: Agreed, book: Book): void {
  const { state, terms, effects } = agreed;
  const did = (name: Effect['do']): number => effects.filter((effect) => effect.do === name).length;
  expect(Math.min(book.purses.one, book.purses.two, book.hold, book.pot)).toBeGreaterThanOrEqual(0);
  expect(book.hold).toBe(state.at === 'signed' ? terms.sum : 0);
  expect(book.pot).toBe(state.at === 'signed' && state.game.at === 'playing' ? state.game.amount * 2 : 0);
  const priced = terms.sum > 0;
  expect(did('hold')).toBe(priced && ['signed', 'fulfilled', 'annulled'].includes(state.at) ? 1 : 0);
  expect(did('pay')).toBe(priced && state.at === 'fulfilled' ? 1 : 0);
  expect(did('giveBack')).toBe(priced && state.at === 'annulled' ? 1 : 0);
  for (const effect of effects) if (effect.do === 'pay') expect(effect.to).toBe(otherParty(terms.payer));
}

test('a hold is paid or given back once and never both, and no purse, hold or pot is ever below 0', () => {
  assertProperty(
    fc.property(arbStory, ({ terms, least, purses, steps }) => {
      const agreed = new Agreed(terms, { ...PLENTY, least });
      const book = new Book(terms, purses);
      for (const { pick, purse, busy } of steps) {
        if (purse !== null) book.purses[purse.party] = purse.amount;
        agreed.where({ purses: { ...book.purses }, busy });
        const possible = ASKED.filter((command) => agreed.refusalOf(command) === null);
        const command = possible[pick % possible.length];
        if (command === undefined) return;
        const before = agreed.effects.length;
        agreed.after(command);
        for (const effect of agreed.effects.slice(before)) book.enter(effect);
        book.settle(command);
        expectInOrder(agreed, book);
      }
    }),
    500,
  );
});
