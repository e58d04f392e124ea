import { expect, test } from 'vitest';
import type { ClientCommand } from '@dunmer/shared/protocol';
import { isRepeated } from './repeated.ts';

const id = '018bcfe5-6800-7fee-8041-1d7ab52e13a2';
const inMatch = { id, match: 'qxshmp95oqdyblta' };
const inContract = { id, type: 'actOnContract', contract: 'vjm53slgvw5v' } as const;
const promise = 'd1dc5af87ce5e5ef'.repeat(4);

test.each<[boolean, ClientCommand]>([
  [true, { ...inMatch, type: 'play', command: { type: 'ahead', windows: ['count'] } }],
  [true, { ...inMatch, type: 'play', command: { type: 'promise', promise } }],
  [true, { ...inMatch, type: 'playGame', command: { type: 'promise', promise } }],
  [true, { ...inContract, wish: { type: 'takeBackHandover' } }],
  [true, { ...inContract, wish: { type: 'takeBackAnnul' } }],
  [true, { ...inContract, wish: { type: 'withdrawGame', proposal: 1 } }],
  [false, { ...inMatch, type: 'play', command: { type: 'pass', asking: 1 } }],
  [false, { ...inMatch, type: 'playGame', command: { type: 'endTurn', turn: 1 } }],
  [false, { ...inContract, wish: { type: 'confirmHandover' } }],
  [false, { ...inMatch, type: 'nudge' }],
])('it is %s that this can be said without end: %o', (is, command) => {
  expect(isRepeated(command)).toBe(is);
});
