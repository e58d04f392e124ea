// What a second, third and any later settlement moves: from what each seat really has to what the newest verdict says.

import * as fc from 'fast-check';
import { assertProperty } from '@dunmer/shared/testing';
import { describe, expect, test } from 'vitest';
import { SHORTFALLS, type Shortfall } from '@dunmer/shared/protocol';
import { type Seat, SEATS } from '@dunmer/shared/rules';
import { claimsOf, planDrakes } from './planAgainDrakes.ts';

const STAKE = 10;

/** The purses and the bank after a match that seat a has won. */
class Books {
  readonly purses = { a: 10, b: 0 };
  readonly nets = { a: STAKE, b: -STAKE };
  bank = 0;

  rule(winner: Seat | null, shortfall: Shortfall): number {
    const plan = planDrakes(claimsOf(this.nets, STAKE, winner), this.purses, shortfall);
    for (const { from, to, sum } of plan.payments) {
      for (const [place, change] of [
        [from, -sum],
        [to, sum],
      ] as const) {
        if (place === 'bank') this.bank += change;
        else {
          this.purses[place] += change;
          this.nets[place] += change;
        }
      }
    }
    return plan.owed;
  }
}

const winners = fc.constantFrom(null, ...SEATS);
const rulings = fc.array(
  fc.record({
    winner: winners,
    shortfall: fc.constantFrom(...SHORTFALLS.filter((each) => each !== 'refuse')),
    /** The drakes that each has at that time, after whatever they have earned or spent. */
    a: fc.nat({ max: 30 }),
    b: fc.nat({ max: 30 }),
  }),
  { maxLength: 12 },
);

describe('however often a match is settled anew, and whatever is spent in between', () => {
  test('nothing is made or lost, and nobody pays what they have not', () => {
    assertProperty(
      fc.property(rulings, (all) => {
        const books = new Books();
        for (const { winner, shortfall, a, b } of all) {
          Object.assign(books.purses, { a, b });
          books.rule(winner, shortfall);
          expect(books.nets.a + books.nets.b + books.bank).toBe(0);
          expect(Math.min(books.purses.a, books.purses.b)).toBeGreaterThanOrEqual(0);
          expect(books.bank).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('once both can pay, the last verdict gives each exactly what it says, and the bank has back what it advanced', () => {
    assertProperty(
      fc.property(rulings, winners, fc.constantFrom(...SHORTFALLS), (all, winner, last) => {
        const books = new Books();
        for (const { shortfall, a, b, ...ruling } of all) {
          Object.assign(books.purses, { a, b });
          books.rule(ruling.winner, shortfall);
        }
        Object.assign(books.purses, { a: 1_000, b: 1_000 });
        expect(books.rule(winner, last)).toBe(0);
        const won = { a: STAKE, b: -STAKE };
        const lost = { a: -STAKE, b: STAKE };
        expect(books.nets).toEqual(winner === null ? { a: 0, b: 0 } : winner === 'a' ? won : lost);
        expect(books.bank).toBe(0);
      }),
    );
  });

  test('what is noted as owed is what is still claimed', () => {
    assertProperty(
      fc.property(rulings, winners, (all, winner) => {
        const books = new Books();
        for (const { shortfall, a, b, ...ruling } of all) {
          Object.assign(books.purses, { a, b });
          books.rule(ruling.winner, shortfall);
        }
        const owed = books.rule(winner, 'debt');
        const claims = claimsOf(books.nets, STAKE, winner);
        expect(claims.reduce((total, { sum }) => total + sum, 0)).toBe(owed);
      }),
    );
  });
});
