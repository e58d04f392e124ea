// PT1, in a contract and in the offer of one: a game names its table, and a yes agrees to both sum and table.

import { describe, expect, it } from 'vitest';
import { Agreed, PLENTY, signedContract } from '../testing/agreed.ts';
import { faultOfOffer } from './index.ts';

const AT_PATRONS = { table: 'patrons' } as const;

const on = (agreed: Agreed): Agreed => agreed.where({ patrons: true });
const gameOf = ({ state }: Agreed): unknown => ('game' in state ? state.game : null);

/** A signed contract in which `one` has proposed a game for 3 at the patrons' table. */
const proposed = (): Agreed =>
  on(signedContract()).after({ type: 'proposeGame', by: 'one', amount: 3, ...AT_PATRONS });
/** The offer of a contract with a game for 3 at the patrons' table, which `two` is asked to sign. */
const offered = (): Agreed => on(new Agreed({ sum: 14, payer: 'two', game: 3, ...AT_PATRONS }));

describe('a game in a contract (PT1)', () => {
  it('is at the table that its proposal names, and opens there', () => {
    const agreed = proposed().after({ type: 'agreeGame', by: 'two', proposal: 1, ...AT_PATRONS });
    expect(gameOf(agreed)).toEqual({ at: 'playing', amount: 3, ...AT_PATRONS });
    expect(agreed.effects.at(-1)).toEqual({ do: 'open', stake: 3, ...AT_PATRONS });
  });

  it('is at the trade table where nothing is said, and then nothing says so', () => {
    const agreed = on(signedContract()).after({
      type: 'proposeGame',
      by: 'one',
      amount: 3,
      table: undefined,
    });
    expect(JSON.stringify(gameOf(agreed))).toBe('{"at":"proposed","by":"one","amount":3,"proposal":1}');
    agreed.after({ type: 'agreeGame', by: 'two', proposal: 1 });
    expect(JSON.stringify(gameOf(agreed))).toBe('{"at":"playing","amount":3}');
    expect(JSON.stringify(agreed.effects.at(-1))).toBe('{"do":"open","stake":3}');
  });

  it('goes to the other table where a counter names it, both ways', () => {
    const there = on(signedContract()).after(
      { type: 'proposeGame', by: 'one', amount: 3 },
      { type: 'counterGame', by: 'two', proposal: 1, amount: 4, ...AT_PATRONS },
    );
    expect(gameOf(there)).toEqual({ at: 'proposed', by: 'two', amount: 4, proposal: 2, ...AT_PATRONS });
    there.after({ type: 'counterGame', by: 'one', proposal: 2, amount: 4 });
    expect(gameOf(there)).toEqual({ at: 'proposed', by: 'one', amount: 4, proposal: 3 });
  });

  it('is not agreed to by who was not shown its table, nor as one of another table', () => {
    const unseen = { type: 'agreeGame', by: 'two', proposal: 1 } as const;
    expect(proposed().refusalOf(unseen)).toEqual({ code: 'table-unseen' });
    const atTrade = on(signedContract()).after({ type: 'proposeGame', by: 'one', amount: 3 });
    expect(atTrade.refusalOf({ ...unseen, ...AT_PATRONS })).toEqual({ code: 'stale-proposal' });
  });

  it('is refused like any other by annulling, and withdrawn like any other', () => {
    expect(proposed().refusalOf({ type: 'refuseGame', by: 'two', proposal: 1 })).toBeNull();
    expect(proposed().refusalOf({ type: 'withdrawGame', by: 'one', proposal: 1 })).toBeNull();
  });

  it('leaves its table in the contract, whoever takes the prestige, and nothing where it was voided', () => {
    const playing = () => proposed().after({ type: 'agreeGame', by: 'two', proposal: 1, ...AT_PATRONS });
    const taken = playing().after({ type: 'ended', result: { kind: 'taken', by: 'two' } });
    expect(gameOf(taken)).toEqual({ at: 'taken', by: 'two', amount: 3, ...AT_PATRONS });
    taken.after({ type: 'resettled', result: { kind: 'returned' } });
    expect(gameOf(taken)).toEqual({ at: 'returned', amount: 3, ...AT_PATRONS });
    expect(gameOf(playing().after({ type: 'ended', result: { kind: 'none' } }))).toEqual({ at: 'none' });
  });

  it('is played at the trade table where it is a demanded sixth (R17)', () => {
    const chosen = on(signedContract()).after(
      { type: 'demandSixth', by: 'one' },
      { type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 },
    );
    expect(gameOf(chosen)).toEqual({ at: 'playing', amount: 2 });
  });
});

describe('a game in the offer of a contract (PT1)', () => {
  it('is signed and opened at its table by a yes that names sum and table', () => {
    const signed = offered().after({ type: 'accept', by: 'two', game: 3, ...AT_PATRONS });
    expect(gameOf(signed)).toEqual({ at: 'playing', amount: 3, ...AT_PATRONS });
    expect(signed.effects).toEqual([{ do: 'hold' }, { do: 'open', stake: 3, ...AT_PATRONS }]);
  });

  it('is not signed by who was not shown its table; they can decline, and counter with the contract alone', () => {
    expect(offered().refusalOf({ type: 'accept', by: 'two', game: 3 })).toEqual({ code: 'table-unseen' });
    expect(offered().refusalOf({ type: 'decline', by: 'two' })).toBeNull();
    const alone = offered().after({ type: 'accept', by: 'two', game: null });
    expect(alone.effects).toEqual([{ do: 'offerBack', game: null }]);
  });
});

describe('while the patrons’ table is off (PT1)', () => {
  const off = { code: 'patrons-off' };

  it('no game is asked for there', () => {
    const ask = { amount: 3, ...AT_PATRONS };
    expect(signedContract().refusalOf({ type: 'proposeGame', by: 'one', ...ask })).toEqual(off);
    const standing = signedContract().after({ type: 'proposeGame', by: 'one', amount: 3 });
    expect(standing.refusalOf({ type: 'counterGame', by: 'two', proposal: 1, ...ask })).toEqual(off);
    const terms = { sum: 14, payer: 'two', game: 3, ...AT_PATRONS } as const;
    expect(faultOfOffer(terms, 'one', PLENTY)).toEqual(off);
    expect(faultOfOffer(terms, 'one', { ...PLENTY, patrons: true })).toBeNull();
  });

  it('what stands open there is not agreed to, and the screen offers no yes; a no is a no', () => {
    const standing = proposed().where({ patrons: false });
    expect(standing.refusalOf({ type: 'agreeGame', by: 'two', proposal: 1, ...AT_PATRONS })).toEqual(off);
    expect(standing.mayDo('two')).not.toContain('agreeGame');
    expect(standing.mayDo('two')).toEqual(expect.arrayContaining(['counterGame', 'refuseGame']));
    const offer = offered().where({ patrons: false });
    expect(offer.refusalOf({ type: 'accept', by: 'two', game: 3, ...AT_PATRONS })).toEqual(off);
    expect(offer.mayDo('two')).toEqual(['decline', 'counter']);
  });

  it('a running match ends as ever', () => {
    const playing = proposed().after({ type: 'agreeGame', by: 'two', proposal: 1, ...AT_PATRONS });
    playing.where({ patrons: false }).after({ type: 'ended', result: { kind: 'taken', by: 'one' } });
    expect(gameOf(playing)).toEqual({ at: 'taken', by: 'one', amount: 3, ...AT_PATRONS });
  });
});

it('whoever may agree is told so at either table (PT1)', () => {
  expect(proposed().mayDo('two')).toContain('agreeGame');
  expect(offered().mayDo('two')).toContain('accept');
});
