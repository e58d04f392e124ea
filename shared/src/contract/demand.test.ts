// The rows of EVENT's second table, "Contracts", that begin with demanding the sixth (rules 1.2 and 1.3).

import { expect, test } from 'vitest';
import { type Agreed, signedContract } from '../testing/agreed.ts';
import type { Game } from './index.ts';

const gameOf = ({ state }: Agreed): Game | null => ('game' in state ? state.game : null);
const proposed = (): Agreed => signedContract().after({ type: 'proposeGame', by: 'one', amount: 3 });
const demanded = (): Agreed => signedContract().after({ type: 'demandSixth', by: 'one' });

test('a demanded sixth is demanded by either while nothing or a proposal of anybody stands, which it ends', () => {
  for (const by of ['one', 'two'] as const) {
    expect(gameOf(signedContract().after({ type: 'demandSixth', by }))).toEqual({
      at: 'demanded',
      by,
      proposal: 1,
    });
    expect(gameOf(proposed().after({ type: 'demandSixth', by }))).toEqual({
      at: 'demanded',
      by,
      proposal: 2,
    });
  }
});

test('a demanded sixth counts if it is the first, whoever demands again (R1)', () => {
  const first = { code: 'game-open', at: 'demanded', by: 'one' };
  for (const by of ['one', 'two'] as const) {
    expect(demanded().refusalOf({ type: 'demandSixth', by })).toEqual(first);
    expect(demanded().refusalOf({ type: 'proposeGame', by, amount: 3 })).toEqual(first);
  }
});

test('a demanded sixth takes a price of 1 drake, a handover nobody has confirmed, and the least prestige in both purses', () => {
  const demand = { type: 'demandSixth', by: 'one' } as const;
  expect(signedContract({ sum: 0, payer: 'one' }).refusalOf(demand)).toEqual({ code: 'sum-too-small' });
  expect(signedContract({ sum: 1, payer: 'one' }).refusalOf(demand)).toBeNull();
  const confirmed = signedContract().after({ type: 'confirmHandover', by: 'two' });
  expect(confirmed.refusalOf(demand)).toEqual({ code: 'handover-confirmed' });
  const poor = signedContract().where({ purses: { one: 9, two: 2 }, least: 3 });
  expect(poor.refusalOf(demand)).toEqual({ code: 'not-enough', amount: 3 });
});

test('a demanded sixth is opened with the rounding that the other chooses: of 14 it is 2 or 3', () => {
  for (const amount of [2, 3]) {
    const agreed = demanded().after({ type: 'chooseRounding', by: 'two', proposal: 1, amount });
    expect(gameOf(agreed)).toEqual({ at: 'playing', amount });
    expect(agreed.effects).toEqual([{ do: 'hold' }, { do: 'open', stake: amount }]);
  }
  const refusal = { code: 'not-a-choice', choices: [2, 3] };
  expect(demanded().refusalOf({ type: 'chooseRounding', by: 'two', proposal: 1, amount: 4 })).toEqual(
    refusal,
  );
});

test('a demanded sixth is not rounded by who demanded it, nor where none stands', () => {
  const choosing = { type: 'chooseRounding', by: 'one', proposal: 1, amount: 2 } as const;
  expect(demanded().refusalOf(choosing)).toEqual({ code: 'not-yours-to-answer' });
  const ended = { code: 'demand-ended' };
  expect(signedContract().refusalOf(choosing)).toEqual(ended);
  expect(proposed().refusalOf({ ...choosing, by: 'two' })).toEqual(ended);
});

test('a demanded sixth is withdrawn by who made it alone', () => {
  expect(gameOf(demanded().after({ type: 'withdrawGame', by: 'one', proposal: 1 }))).toEqual({ at: 'none' });
  expect(demanded().refusalOf({ type: 'withdrawGame', by: 'two', proposal: 1 })).toEqual({
    code: 'not-yours-to-withdraw',
  });
});

test('a demanded sixth is rounded, refused and withdrawn by its number, which no other demand has', () => {
  const agreed = demanded().after(
    { type: 'withdrawGame', by: 'one', proposal: 1 },
    { type: 'demandSixth', by: 'one' },
  );
  const stale = { code: 'stale-proposal' };
  for (const command of [
    { type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 },
    { type: 'refuseGame', by: 'two', proposal: 1 },
    { type: 'withdrawGame', by: 'one', proposal: 1 },
  ] as const) {
    expect(agreed.refusalOf(command), command.type).toEqual(stale);
    expect(agreed.refusalOf({ ...command, proposal: 2 }), command.type).toBeNull();
    expect(agreed.refusalOf({ ...command, proposal: null }), command.type).toBeNull();
  }
});

test('a demand ends where the smaller purse is below the least prestige by then, and the chooser learns it (R12)', () => {
  const agreed = demanded().where({ purses: { one: 0, two: 9 } });
  agreed.after({ type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 });
  expect(agreed.ended).toBe('demand');
  // Only the number for the next proposal differs.
  expect(agreed.state).toEqual({ ...signedContract().state, proposals: 1 });
  expect(agreed.effects).toEqual([{ do: 'hold' }]);
});

test('a demand does not end because the stake of another match is missing in a purse: that one is busy (rule 1.5)', () => {
  const agreed = demanded().where({ purses: { one: 0, two: 9 }, busy: { one: true, two: false } });
  const choosing = { type: 'chooseRounding', by: 'two', proposal: 1, amount: 2 } as const;
  expect(agreed.refusalOf(choosing)).toEqual({ code: 'busy', party: 'one' });
});
