// Ended: matches of a room that have ended, and what is left to do about them.

import type { ContractState } from '@dunmer/shared/contract';
import { ok, present } from '@dunmer/shared/lib';
import type { ContractId } from '@dunmer/shared/protocol';
import type { Phase } from '@dunmer/shared/rules';
import { writeJournal } from '../../src/journal/index.ts';
import { decideOn } from '../../src/match/index.ts';
import type { StoredSettlement } from '../../src/store/index.ts';
import { done, ONE, ORGANISER, playing, signed, stateOf, TWO } from './dealing.ts';
import type { EventRoom } from './eventRoom.ts';
import type { Table } from './playOut.ts';

export type Claiming = Extract<Phase, { at: 'claiming' }>;

export interface Won {
  readonly contract: ContractId;
  readonly table: Table;
  readonly phase: Claiming;
}

/**
 * Plays until a match over 10, in a contract of 60, is counted with a winner; after a draw the contract is annulled and
 * another one is played.
 */
export async function won(room: EventRoom): Promise<Won> {
  for (let seed = 1; ; seed++) {
    const contract = await signed(room);
    const table = await playing(room, contract, 10, seed);
    const phase = await table.until('claiming').catch(() => null);
    if (phase?.at === 'claiming') return { contract, table, phase };
    await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'once more' });
  }
}

/** Returns the loser, who may claim, the winner, and a card that may be claimed. */
export const claimOf = ({ claimant, claimable }: Claiming) => ({
  loser: claimant === 'a' ? ONE : TWO,
  winner: claimant === 'a' ? TWO : ONE,
  copy: present(claimable[0], 'a winner has a card'),
});

export async function gameOf(room: EventRoom, contract: ContractId) {
  const state: ContractState = await stateOf(room, contract);
  return 'game' in state ? state.game : null;
}

export async function settlementsOf(room: EventRoom, { match }: Table): Promise<readonly StoredSettlement[]> {
  const { key } = present(await room.store.read.match(match), 'a match');
  return room.store.read.settlements.settlements(key);
}

/** R14: ends a match's claim time, as the clock does. */
export async function unbind({ store, services }: EventRoom, { match }: Table): Promise<void> {
  const said = await store.transact(async (tx) => {
    const noted = await decideOn(services.matches.context, tx, { match, who: null }, () =>
      ok({ type: 'note', note: { act: 'unbound', by: 'clock' } }),
    );
    await writeJournal(tx, { who: null, act: 'clock', at: 0 });
    return ok(noted);
  });
  if (!said.ok || !said.value.ok) throw new Error('the match still binds');
}
