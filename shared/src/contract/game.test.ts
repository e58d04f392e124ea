// The second table of EVENT, "Contracts": the prestige inside a signed contract.

import { describe, expect, test } from 'vitest';
import { type Agreed, signedContract } from '../testing/agreed.ts';
import { type Game, type GameResult, MOST_SUM } from './index.ts';

const gameOf = ({ state }: Agreed): Game | null => ('game' in state ? state.game : null);
const proposed = (amount = 3): Agreed => signedContract().after({ type: 'proposeGame', by: 'one', amount });
const demanded = (): Agreed => signedContract().after({ type: 'demandSixth', by: 'one' });
const playing = (): Agreed => demanded().after({ type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 });
const over = (result: GameResult): Agreed => playing().after({ type: 'ended', result });

describe('a proposal', () => {
  test('is made by either, and is numbered', () => {
    for (const by of ['one', 'two'] as const) {
      const agreed = signedContract().after({ type: 'proposeGame', by, amount: 5 });
      expect(gameOf(agreed)).toEqual({ at: 'proposed', by, amount: 5, proposal: 1 });
    }
  });

  test('is not made once one has confirmed the handover, and is again once that is taken back', () => {
    const agreed = signedContract().after({ type: 'confirmHandover', by: 'one' });
    for (const by of ['one', 'two'] as const)
      expect(agreed.refusalOf({ type: 'proposeGame', by, amount: 3 })).toEqual({
        code: 'handover-confirmed',
      });
    agreed.after({ type: 'takeBackHandover', by: 'one' }, { type: 'proposeGame', by: 'two', amount: 3 });
  });

  test('is not made while one stands, one’s own or the other’s', () => {
    for (const by of ['one', 'two'] as const)
      expect(proposed().refusalOf({ type: 'proposeGame', by, amount: 4 })).toEqual({
        code: 'game-open',
        at: 'proposed',
        by: 'one',
      });
  });

  test('is at least the least prestige and at most what its maker holds; what the other holds is not sounded out (R11, R12)', () => {
    for (const two of [0, 4, 9, 99]) {
      const agreed = signedContract().where({ purses: { one: 5, two }, least: 3 });
      const refusal = (amount: number): unknown =>
        agreed.refusalOf({ type: 'proposeGame', by: 'one', amount });
      expect(refusal(2)).toEqual({ code: 'below-least', least: 3 });
      expect([refusal(3), refusal(5)]).toEqual([null, null]);
      expect(refusal(6)).toEqual({ code: 'not-enough', amount: 6 });
      const countered = signedContract().where({ purses: { one: two, two: 5 }, least: 0 });
      countered.after({ type: 'proposeGame', by: 'one', amount: 0 });
      const counter = (amount: number): unknown =>
        countered.refusalOf({ type: 'counterGame', by: 'two', proposal: 1, amount });
      expect([counter(5), counter(6)]).toEqual([null, { code: 'not-enough', amount: 6 }]);
    }
  });

  test('is agreed to where both can lay it down, and it is not said whose purse is short (R12)', () => {
    for (const purses of [
      { one: 5, two: 9 },
      { one: 9, two: 5 },
    ]) {
      const agreed = signedContract().after({ type: 'proposeGame', by: 'one', amount: 6 }).where({ purses });
      const agreeing = { type: 'agreeGame', by: 'two', proposal: 1 } as const;
      expect(agreed.refusalOf(agreeing)).toEqual({ code: 'not-enough', amount: 6 });
      expect(agreed.where({ purses: { one: 6, two: 6 } }).refusalOf(agreeing)).toBeNull();
    }
  });

  test('is any whole sum where coins lie on the table', () => {
    const agreed = signedContract().where({ purses: null });
    const refusal = (amount: number): unknown => agreed.refusalOf({ type: 'proposeGame', by: 'one', amount });
    expect(refusal(MOST_SUM)).toBeNull();
    for (const amount of [MOST_SUM + 1, 2.5, -1, Number.NaN])
      expect(refusal(amount)).toEqual({ code: 'bad-sum', most: MOST_SUM });
  });

  test('is agreed to by the other: the stakes are laid down and the match opened in one step', () => {
    const agreed = proposed().after({ type: 'agreeGame', by: 'two', proposal: 1 });
    expect(gameOf(agreed)).toEqual({ at: 'playing', amount: 3 });
    expect(agreed.effects).toEqual([{ do: 'hold' }, { do: 'open', stake: 3 }]);
  });

  test('is countered by the other, whose proposal then stands', () => {
    const agreed = proposed().after({ type: 'counterGame', by: 'two', proposal: 1, amount: 7 });
    expect(gameOf(agreed)).toEqual({ at: 'proposed', by: 'two', amount: 7, proposal: 2 });
    const small = { type: 'counterGame', by: 'one', proposal: 2, amount: 0 } as const;
    expect(agreed.refusalOf(small)).toEqual({ code: 'below-least', least: 1 });
  });

  test('is not answered by who made it', () => {
    const refusal = { code: 'not-yours-to-answer' };
    expect(proposed().refusalOf({ type: 'agreeGame', by: 'one', proposal: 1 })).toEqual(refusal);
    expect(proposed().refusalOf({ type: 'counterGame', by: 'one', proposal: 1, amount: 4 })).toEqual(refusal);
    expect(proposed().refusalOf({ type: 'refuseGame', by: 'one', proposal: 1 })).toEqual(refusal);
  });

  test('is not answered by an answer to an earlier one', () => {
    const agreed = proposed().after(
      { type: 'withdrawGame', by: 'one', proposal: 1 },
      { type: 'proposeGame', by: 'one', amount: 9 },
    );
    const stale = { code: 'stale-proposal' };
    expect(agreed.refusalOf({ type: 'agreeGame', by: 'two', proposal: 1 })).toEqual(stale);
    expect(agreed.refusalOf({ type: 'counterGame', by: 'two', proposal: 1, amount: 4 })).toEqual(stale);
    expect(demanded().refusalOf({ type: 'agreeGame', by: 'two', proposal: 1 })).toEqual(stale);
  });

  test('is not refused by a refusal of an earlier one, nor withdrawn by a withdrawal of one: the number says which is meant', () => {
    const agreed = proposed(40).after(
      { type: 'withdrawGame', by: 'one', proposal: 1 },
      { type: 'proposeGame', by: 'one', amount: 1 },
    );
    const stale = { code: 'stale-proposal' };
    expect(agreed.refusalOf({ type: 'refuseGame', by: 'two', proposal: 1 })).toEqual(stale);
    expect(agreed.refusalOf({ type: 'withdrawGame', by: 'one', proposal: 1 })).toEqual(stale);
    expect(agreed.refusalOf({ type: 'refuseGame', by: 'two', proposal: 2 })).toBeNull();
    agreed.after({ type: 'withdrawGame', by: 'one', proposal: 2 });
    expect(agreed.refusalOf({ type: 'refuseGame', by: 'two', proposal: 2 })).toEqual({
      code: 'no-game-open',
    });
  });

  test('that a phone of the release before answers without a number is the one that stands', () => {
    const agreed = proposed().after(
      { type: 'withdrawGame', by: 'one', proposal: null },
      { type: 'proposeGame', by: 'one', amount: 9 },
    );
    expect(agreed.refusalOf({ type: 'refuseGame', by: 'two', proposal: null })).toBeNull();
  });

  test('is not agreed to while both can’t lay it down any more, or one is in a match (rule 1.5)', () => {
    const agreeing = { type: 'agreeGame', by: 'two', proposal: 1 } as const;
    expect(
      proposed()
        .where({ purses: { one: 2, two: 9 } })
        .refusalOf(agreeing),
    ).toEqual({
      code: 'not-enough',
      amount: 3,
    });
    for (const party of ['one', 'two'] as const)
      expect(
        proposed()
          .where({ busy: { one: false, two: false, [party]: true } })
          .refusalOf(agreeing),
      ).toEqual({
        code: 'busy',
        party,
      });
  });

  test('is withdrawn by who made it alone', () => {
    expect(gameOf(proposed().after({ type: 'withdrawGame', by: 'one', proposal: 1 }))).toEqual({
      at: 'none',
    });
    expect(proposed().refusalOf({ type: 'withdrawGame', by: 'two', proposal: 1 })).toEqual({
      code: 'not-yours-to-withdraw',
    });
    expect(signedContract().refusalOf({ type: 'withdrawGame', by: 'one', proposal: 1 })).toEqual({
      code: 'no-game-open',
    });
  });
});

describe('refusing the game', () => {
  test('annuls the contract, whether it is proposed or demanded (rule 1.1)', () => {
    for (const agreed of [proposed(), demanded()]) {
      expect(agreed.refusalOf({ type: 'refuseGame', by: 'one', proposal: 1 })).toEqual({
        code: 'not-yours-to-answer',
      });
      agreed.after({ type: 'refuseGame', by: 'two', proposal: 1 });
      expect(agreed.state).toEqual({ at: 'annulled', by: 'refusal', game: { at: 'none' } });
      expect(agreed.effects).toEqual([{ do: 'hold' }, { do: 'giveBack' }]);
    }
  });

  test('takes a game to refuse', () => {
    const refusing = { type: 'refuseGame', by: 'two', proposal: 1 } as const;
    expect(signedContract().refusalOf(refusing)).toEqual({ code: 'no-game-open' });
    expect(playing().refusalOf(refusing)).toEqual({ code: 'playing' });
  });
});

describe('a game', () => {
  test('that is played is not proposed, demanded, answered or withdrawn', () => {
    for (const by of ['one', 'two'] as const)
      for (const command of [
        { type: 'proposeGame', by, amount: 3 },
        { type: 'demandSixth', by },
        { type: 'agreeGame', by, proposal: 1 },
        { type: 'chooseRounding', by, proposal: 1, amount: 2 },
        { type: 'withdrawGame', by, proposal: 1 },
      ] as const)
        expect(playing().refusalOf(command)).toEqual({ code: 'playing' });
  });

  test('leaves who took the prestige, or that each took back their own (rule 1.4)', () => {
    expect(gameOf(over({ kind: 'taken', by: 'two' }))).toEqual({ at: 'taken', by: 'two', amount: 2 });
    expect(gameOf(over({ kind: 'returned' }))).toEqual({ at: 'returned', amount: 2 });
    const ending = { type: 'ended', result: { kind: 'returned' } } as const;
    expect(signedContract().refusalOf(ending)).toEqual({ code: 'not-playing' });
    expect(over({ kind: 'returned' }).refusalOf(ending)).toEqual({ code: 'not-playing' });
  });

  test('is the only one of its contract (R17)', () => {
    for (const result of [{ kind: 'taken', by: 'two' }, { kind: 'returned' }] as const)
      for (const command of [
        { type: 'proposeGame', by: 'one', amount: 3 },
        { type: 'demandSixth', by: 'one' },
        { type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 },
      ] as const)
        expect(over(result).refusalOf(command)).toEqual({ code: 'game-over' });
  });

  test('that was voided while it ran leaves room for another (R17)', () => {
    const agreed = over({ kind: 'none' });
    expect(gameOf(agreed)).toEqual({ at: 'none' });
    agreed.after(
      { type: 'proposeGame', by: 'two', amount: 4 },
      { type: 'agreeGame', by: 'one', proposal: 2 },
    );
    expect(gameOf(agreed)).toEqual({ at: 'playing', amount: 4 });
  });

  test('is settled anew by a referee only once it is over, also after the contract is', () => {
    const award = { type: 'resettled', result: { kind: 'taken', by: 'two' } } as const;
    const taken = { at: 'taken', by: 'two', amount: 2 };
    for (const early of [signedContract(), proposed(), demanded(), playing()])
      expect(early.refusalOf(award)).toEqual({ code: 'game-not-over' });
    expect(gameOf(over({ kind: 'taken', by: 'one' }).after(award))).toEqual(taken);
    expect(gameOf(over({ kind: 'returned' }).after(award))).toEqual(taken);
    expect(over({ kind: 'taken', by: 'two' }).refusalOf(award)).toEqual({ code: 'already-done' });
    const voiding = { type: 'resettled', result: { kind: 'returned' } } as const;
    const later = over({ kind: 'taken', by: 'one' }).after({ type: 'annul' }, voiding);
    expect(later.state).toEqual({ at: 'annulled', by: 'organiser', game: { at: 'returned', amount: 2 } });
  });
});
