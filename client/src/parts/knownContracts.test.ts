// The contracts whose end a phone has not announced yet.

import { expect, it } from 'vitest';
import { endedAmong, forgetContract, noteOpenContracts } from './knownContracts.ts';

it('tells the end of each contract that was seen open, the newest first, until it is read', () => {
  expect(endedAmong([])).toEqual([]);
  noteOpenContracts(['c1']);
  noteOpenContracts(['c2', 'c1']);
  expect(endedAmong(['c1', 'c2'])).toEqual([]);
  expect(endedAmong(['c2'])).toEqual(['c1']);
  expect(endedAmong([])).toEqual(['c2', 'c1']);
  forgetContract('c1');
  expect(endedAmong([])).toEqual(['c2']);
  forgetContract('c2');
  expect(endedAmong([])).toEqual([]);
});
