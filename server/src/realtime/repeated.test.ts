import { expect, test } from 'vitest';
import type { ClientCommand } from '@dunmer/shared/protocol';
import { repeatedIn } from './repeated.ts';

const id = '018bcfe5-6800-7fee-8041-1d7ab52e13a2';
const inMatch = { id, match: 'qxshmp95oqdyblta' };
const inContract = { id, type: 'actOnContract', contract: 'vjm53slgvw5v' } as const;
const promise = 'd1dc5af87ce5e5ef'.repeat(4);

test.each<[string | null, ClientCommand]>([
  [inMatch.match, { ...inMatch, type: 'play', command: { type: 'ahead', windows: ['count'] } }],
  [inMatch.match, { ...inMatch, type: 'play', command: { type: 'promise', promise } }],
  [inMatch.match, { ...inMatch, type: 'playGame', command: { type: 'promise', promise } }],
  [inContract.contract, { ...inContract, wish: { type: 'takeBackHandover' } }],
  [inContract.contract, { ...inContract, wish: { type: 'takeBackAnnul' } }],
  [inContract.contract, { ...inContract, wish: { type: 'withdrawGame', proposal: 1 } }],
  [inContract.contract, { ...inContract, wish: { type: 'counterGame', proposal: 1, amount: 2 } }],
  [null, { ...inMatch, type: 'play', command: { type: 'pass', asking: 1 } }],
  [null, { ...inMatch, type: 'playGame', command: { type: 'endTurn', turn: 1 } }],
  [null, { ...inContract, wish: { type: 'confirmHandover' } }],
  [null, { ...inMatch, type: 'nudge' }],
])('in %s this can be said without end: %o', (where, command) => {
  expect(repeatedIn(command)).toBe(where);
});
