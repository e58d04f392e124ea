// What becomes of a trade when another takes its place.

import { expect, it } from 'vitest';
import { closingOf } from './closing.ts';

it('withdraws one’s own trade, declines another’s, and closes nothing where none is replaced', () => {
  expect(closingOf({ trade: 't1', mine: true })).toEqual({ type: 'withdrawTrade', trade: 't1' });
  expect(closingOf({ trade: 't1', mine: false })).toEqual({ type: 'declineTrade', trade: 't1' });
  expect(closingOf(null)).toBeNull();
});
