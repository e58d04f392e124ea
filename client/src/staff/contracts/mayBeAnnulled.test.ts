// What of a contract the desk offers to annul.

import { NEW_CONTRACT, type ContractState } from '@dunmer/shared/contract';
import { expect, it } from 'vitest';
import { mayBeAnnulled } from './mayBeAnnulled.ts';

const nobody = { one: false, two: false };
const signed: ContractState = {
  at: 'signed',
  handed: nobody,
  annulling: nobody,
  game: { at: 'none' },
  proposals: 0,
};

it('an offer is not annulled, nor what is being played for: only what is signed', () => {
  const playing: ContractState = { ...signed, game: { at: 'playing', amount: 10 } };
  const states: readonly ContractState[] = [NEW_CONTRACT, signed, playing, { at: 'declined' }];
  expect(states.map((state) => mayBeAnnulled({ state }))).toEqual([false, true, false, false]);
});
