// The first table of EVENT, "Contracts": from an offer to its end.

import { describe, expect, test } from 'vitest';
import { Agreed, PLENTY, signedContract } from '../testing/agreed.ts';
import { type Facts, faultOfOffer, MOST_SUM, type Terms, termsBack } from './index.ts';

const NOBODY = { one: false, two: false };
const SIGNED = { at: 'signed', handed: NOBODY, annulling: NOBODY, game: { at: 'none' }, proposals: 0 };

describe('an offer', () => {
  test('is signed when the other accepts, and the payer’s price goes into hold', () => {
    for (const payer of ['one', 'two'] as const) {
      const agreed = new Agreed({ sum: 14, payer }).after({ type: 'accept', by: 'two', game: null });
      expect(agreed.state).toEqual(SIGNED);
      expect(agreed.effects).toEqual([{ do: 'hold' }]);
    }
  });

  test('can’t be signed while the payer holds less than the price', () => {
    for (const payer of ['one', 'two'] as const) {
      const agreed = new Agreed({ sum: 14, payer }).where({ purses: { one: 14, two: 14, [payer]: 13 } });
      expect(agreed.refusalOf({ type: 'accept', by: 'two', game: null })).toEqual({
        code: 'not-enough',
        amount: 14,
      });
      const rich = agreed.where({ purses: { one: 0, two: 0, [payer]: 14 } });
      expect(rich.refusalOf({ type: 'accept', by: 'two', game: null })).toBeNull();
    }
  });

  test('is signed unchecked where coins lie on the table', () => {
    expect(signedContract(undefined, { ...PLENTY, purses: null }).state).toEqual(SIGNED);
  });

  test('without a price holds nothing, pays nothing and gives nothing back', () => {
    const terms = { sum: 0, payer: 'one' } as const;
    const fulfilled = signedContract(terms).after(
      { type: 'confirmHandover', by: 'one' },
      { type: 'confirmHandover', by: 'two' },
    );
    expect(fulfilled.effects).toEqual([]);
    expect(signedContract(terms).after({ type: 'annul' }).effects).toEqual([]);
  });

  test('is declined or countered by the other', () => {
    expect(new Agreed().after({ type: 'decline', by: 'two' }).state).toEqual({ at: 'declined' });
    expect(new Agreed().after({ type: 'counter', by: 'two' }).state).toEqual({ at: 'countered' });
  });

  test('is withdrawn by who wrote it', () => {
    expect(new Agreed().after({ type: 'withdraw', by: 'one' }).state).toEqual({ at: 'withdrawn' });
  });

  test('is not answered by who wrote it, nor withdrawn by the other', () => {
    const refusal = { code: 'not-yours-to-answer' };
    for (const type of ['decline', 'counter'] as const)
      expect(new Agreed().refusalOf({ type, by: 'one' })).toEqual(refusal);
    expect(new Agreed().refusalOf({ type: 'accept', by: 'one', game: null })).toEqual(refusal);
    expect(new Agreed().refusalOf({ type: 'withdraw', by: 'two' })).toEqual({
      code: 'not-yours-to-withdraw',
    });
  });

  test('is answered once, and nothing of a signed contract is asked of it', () => {
    expect(signedContract().refusalOf({ type: 'decline', by: 'two' })).toEqual({
      code: 'wrong-state',
      at: 'signed',
    });
    expect(new Agreed().refusalOf({ type: 'annul' })).toEqual({ code: 'wrong-state', at: 'offered' });
  });
});

describe('an offer that names a game', () => {
  const TERMS = { sum: 14, payer: 'two', game: 3 } as const;
  const accepting = (game: number | null) => ({ type: 'accept', by: 'two', game }) as const;

  test('is signed and agreed to in one step: the price is held, both stakes are laid down, the match is opened', () => {
    const agreed = new Agreed(TERMS).after(accepting(3));
    expect(agreed.state).toEqual({ ...SIGNED, game: { at: 'playing', amount: 3 } });
    expect(agreed.effects).toEqual([{ do: 'hold' }, { do: 'open', stake: 3 }]);
    expect(new Agreed({ ...TERMS, sum: 0 }).after(accepting(3)).effects).toEqual([{ do: 'open', stake: 3 }]);
  });

  test('asks all that either asks: the price, the stake of what it leaves, the least prestige, and both free', () => {
    const refusal = (facts: Parameters<Agreed['where']>[0]) =>
      new Agreed(TERMS).where(facts).refusalOf(accepting(3));
    expect(refusal({ purses: { one: 3, two: 17 } })).toBeNull();
    expect(refusal({ purses: { one: 3, two: 13 } })).toEqual({ code: 'not-enough', amount: 14 });
    expect(refusal({ purses: { one: 3, two: 16 } })).toEqual({ code: 'not-enough', amount: 3 });
    expect(refusal({ purses: { one: 2, two: 17 } })).toEqual({ code: 'not-enough', amount: 3 });
    expect(refusal({ purses: null })).toBeNull();
    expect(refusal({ least: 4 })).toEqual({ code: 'below-least', least: 4 });
    for (const party of ['one', 'two'] as const)
      expect(refusal({ busy: { ...NOBODY, [party]: true } })).toEqual({ code: 'busy', party });
  });

  test('is not accepted for another sum, and an offer of the contract alone for none', () => {
    const stale = { code: 'stale-proposal' };
    expect(new Agreed(TERMS).refusalOf(accepting(4))).toEqual(stale);
    expect(new Agreed().refusalOf(accepting(3))).toEqual(stale);
  });

  test('is countered with the contract alone by who accepts without having seen the game: nothing is signed, no match is opened', () => {
    const agreed = new Agreed(TERMS).after(accepting(null));
    expect(agreed.state).toEqual({ at: 'countered' });
    expect(agreed.effects).toEqual([{ do: 'offerBack', game: null }]);
  });

  test('is offered back as it is by who is short, until who wrote it has been told (rule 2.2)', () => {
    const agreed = new Agreed(TERMS).where({ unsaid: true }).after(accepting(3));
    expect(agreed.state).toEqual({ at: 'countered' });
    expect(agreed.effects).toEqual([{ do: 'offerBack', game: 3 }]);
    expect(new Agreed().where({ unsaid: true }).after(accepting(null)).state).toEqual(SIGNED);
  });

  test('is offered back only where it could be played now, or the contract alone be offered', () => {
    const poor = new Agreed(TERMS).where({ purses: { one: 100, two: 16 }, unsaid: true });
    expect(poor.refusalOf(accepting(3))).toEqual({ code: 'not-enough', amount: 3 });
    expect(poor.refusalOf(accepting(null))).toBeNull();
    expect(poor.where({ purses: { one: 100, two: 13 } }).refusalOf(accepting(null))).toEqual({
      code: 'not-enough',
      amount: 14,
    });
  });

  test('leaves, after a void of the running match, a signed contract like any other (R17)', () => {
    const agreed = new Agreed(TERMS).after(accepting(3), { type: 'ended', result: { kind: 'none' } });
    expect(agreed.state).toEqual(SIGNED);
  });

  test('is turned round for who offers it back: who pays stays who pays', () => {
    expect(termsBack(TERMS, 3)).toEqual({ sum: 14, payer: 'one', game: 3 });
    expect(termsBack({ ...TERMS, payer: 'one' }, null)).toEqual({ sum: 14, payer: 'two', game: null });
    const atPatrons = { ...TERMS, table: 'patrons' } as const;
    expect(termsBack(atPatrons, 3)).toEqual({ sum: 14, payer: 'one', game: 3, table: 'patrons' });
    expect(termsBack(atPatrons, null)).not.toHaveProperty('table');
  });
});

describe('what can be offered', () => {
  const fault = (terms: Partial<Terms>, facts: Partial<Facts> = {}) =>
    faultOfOffer({ sum: 14, payer: 'one', game: null, ...terms }, 'one', { ...PLENTY, ...facts });

  test.each([-1, 0.5, MOST_SUM + 1, Number.NaN])('is no price and no prestige of %s', (sum) => {
    const refusal = { code: 'bad-sum', most: MOST_SUM };
    expect([fault({ sum }), fault({ game: sum })]).toEqual([refusal, refusal]);
  });

  test('is a price that its writer has where they pay, and a prestige beside it that they have too', () => {
    const purses = { one: 16, two: 0 };
    expect([fault({}, { purses }), fault({ game: 2 }, { purses })]).toEqual([null, null]);
    expect(fault({ sum: 17 }, { purses })).toEqual({ code: 'not-enough', amount: 17 });
    expect(fault({ game: 3 }, { purses })).toEqual({ code: 'not-enough', amount: 17 });
    expect(fault({ sum: 500, payer: 'two', game: 17 }, { purses })).toEqual({
      code: 'not-enough',
      amount: 17,
    });
  });

  test('is any price that the other is to pay: what they hold is nobody’s business', () => {
    for (const two of [0, 500])
      expect(fault({ sum: 500, payer: 'two', game: 1 }, { purses: { one: 1, two } })).toBeNull();
  });

  test('is at least the least prestige, and anything where coins lie on the table (R11)', () => {
    expect(fault({ game: 2 }, { least: 3 })).toEqual({ code: 'below-least', least: 3 });
    expect(fault({ sum: 5000, game: 700 }, { purses: null })).toBeNull();
  });
});

describe('the handover', () => {
  test('fulfils the contract once both confirm it, and the hold goes to the other’s purse', () => {
    for (const payer of ['one', 'two'] as const) {
      const agreed = signedContract({ sum: 14, payer }).after({ type: 'confirmHandover', by: payer });
      expect(agreed.effects).toEqual([{ do: 'hold' }]);
      const other = payer === 'one' ? 'two' : 'one';
      agreed.after({ type: 'confirmHandover', by: other });
      expect(agreed.state).toEqual({ at: 'fulfilled', game: { at: 'none' } });
      expect(agreed.effects).toEqual([{ do: 'hold' }, { do: 'pay', to: other }]);
    }
  });

  test('is taken back by who confirmed it, until the other has', () => {
    const agreed = signedContract().after({ type: 'confirmHandover', by: 'one' });
    expect(agreed.refusalOf({ type: 'confirmHandover', by: 'one' })).toEqual({ code: 'already-done' });
    expect(agreed.refusalOf({ type: 'takeBackHandover', by: 'two' })).toEqual({
      code: 'nothing-to-take-back',
    });
    expect(agreed.after({ type: 'takeBackHandover', by: 'one' }).state).toEqual(SIGNED);
    agreed.after({ type: 'confirmHandover', by: 'two' }, { type: 'confirmHandover', by: 'one' });
    const late = { code: 'wrong-state', at: 'fulfilled' };
    expect(agreed.refusalOf({ type: 'takeBackHandover', by: 'two' })).toEqual(late);
  });

  test('is not confirmed while a game is proposed, demanded or played', () => {
    const agreed = signedContract().after({ type: 'proposeGame', by: 'one', amount: 3 });
    const confirming = { type: 'confirmHandover', by: 'two' } as const;
    expect(agreed.refusalOf(confirming)).toEqual({ code: 'game-open', at: 'proposed', by: 'one' });
    agreed.after({ type: 'demandSixth', by: 'two' });
    expect(agreed.refusalOf(confirming)).toEqual({ code: 'game-open', at: 'demanded', by: 'two' });
    agreed.after({ type: 'chooseRounding', by: 'one', proposal: 2, amount: 3 });
    expect(agreed.refusalOf(confirming)).toEqual({ code: 'playing' });
  });

  test('follows a drawn or lost game, for that does not undo the contract (rule 1.4)', () => {
    const agreed = signedContract().after(
      { type: 'demandSixth', by: 'one' },
      { type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 },
      { type: 'ended', result: { kind: 'taken', by: 'one' } },
      { type: 'confirmHandover', by: 'one' },
      { type: 'confirmHandover', by: 'two' },
    );
    expect(agreed.state).toEqual({ at: 'fulfilled', game: { at: 'taken', by: 'one', amount: 2 } });
  });
});

describe('annulling', () => {
  test('takes both, and the hold goes back to the payer', () => {
    const agreed = signedContract().after({ type: 'agreeAnnul', by: 'two' });
    expect(agreed.state).toEqual({ ...SIGNED, annulling: { one: false, two: true } });
    expect(agreed.refusalOf({ type: 'agreeAnnul', by: 'two' })).toEqual({ code: 'already-done' });
    agreed.after({ type: 'agreeAnnul', by: 'one' });
    expect(agreed.state).toEqual({ at: 'annulled', by: 'both', game: { at: 'none' } });
    expect(agreed.effects).toEqual([{ do: 'hold' }, { do: 'giveBack' }]);
  });

  test('is taken back by who agreed to it, until the other has too', () => {
    const agreed = signedContract().after({ type: 'agreeAnnul', by: 'two' });
    expect(agreed.refusalOf({ type: 'takeBackAnnul', by: 'one' })).toEqual({ code: 'nothing-to-take-back' });
    expect(agreed.after({ type: 'takeBackAnnul', by: 'two' }).state).toEqual(SIGNED);
    expect(agreed.after({ type: 'agreeAnnul', by: 'one' }).state.at).toBe('signed');
  });

  test('is done by an organiser alone, even once one has confirmed the handover', () => {
    const agreed = signedContract().after({ type: 'confirmHandover', by: 'one' }, { type: 'annul' });
    expect(agreed.state).toEqual({ at: 'annulled', by: 'organiser', game: { at: 'none' } });
    expect(agreed.effects).toEqual([{ do: 'hold' }, { do: 'giveBack' }]);
  });

  test('ends a proposal or a demand, and keeps who took a game that is over', () => {
    const game = { at: 'returned', amount: 3 };
    const open = signedContract().after({ type: 'demandSixth', by: 'one' });
    expect(open.after({ type: 'annul' }).state).toMatchObject({ game: { at: 'none' } });
    const over = signedContract().after(
      { type: 'proposeGame', by: 'one', amount: 3 },
      { type: 'agreeGame', by: 'two', proposal: 1 },
      { type: 'ended', result: { kind: 'returned' } },
      { type: 'agreeAnnul', by: 'one' },
      { type: 'agreeAnnul', by: 'two' },
    );
    expect(over.state).toEqual({ at: 'annulled', by: 'both', game });
  });

  test('waits for a running match to be voided', () => {
    const agreed = signedContract().after(
      { type: 'agreeAnnul', by: 'two' },
      { type: 'demandSixth', by: 'one' },
      { type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 },
    );
    expect(agreed.refusalOf({ type: 'annul' })).toEqual({ code: 'playing' });
    expect(agreed.refusalOf({ type: 'agreeAnnul', by: 'one' })).toEqual({ code: 'playing' });
    agreed.after({ type: 'ended', result: { kind: 'none' } }, { type: 'annul' });
    expect(agreed.state.at).toBe('annulled');
  });

  test('is not agreed to any more once a game is played: who lost it can’t annul on a yes from before', () => {
    const agreed = signedContract().after({ type: 'agreeAnnul', by: 'two' });
    const opened = [
      agreed.after(
        { type: 'proposeGame', by: 'one', amount: 3 },
        { type: 'agreeGame', by: 'two', proposal: 1 },
      ),
      signedContract().after(
        { type: 'agreeAnnul', by: 'one' },
        { type: 'demandSixth', by: 'one' },
        { type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 },
      ),
    ];
    for (const agreed of opened) {
      expect(agreed.state).toMatchObject({ annulling: NOBODY });
      for (const result of [{ kind: 'taken', by: 'two' }, { kind: 'none' }] as const) {
        const over = new Agreed(agreed.terms);
        over.state = agreed.state;
        over.after({ type: 'ended', result });
        for (const by of ['one', 'two'] as const) {
          over.after({ type: 'agreeAnnul', by });
          expect(over.state.at).toBe('signed');
          over.after({ type: 'takeBackAnnul', by });
        }
      }
    }
  });

  test('is agreed to before and after a proposal that is withdrawn: nothing was played', () => {
    const agreed = signedContract().after(
      { type: 'agreeAnnul', by: 'two' },
      { type: 'proposeGame', by: 'one', amount: 3 },
      { type: 'withdrawGame', by: 'one', proposal: 1 },
      { type: 'agreeAnnul', by: 'one' },
    );
    expect(agreed.state.at).toBe('annulled');
  });

  test('is over once it is fulfilled', () => {
    const agreed = signedContract().after(
      { type: 'confirmHandover', by: 'one' },
      { type: 'confirmHandover', by: 'two' },
    );
    expect(agreed.refusalOf({ type: 'annul' })).toEqual({ code: 'wrong-state', at: 'fulfilled' });
  });
});
