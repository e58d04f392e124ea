// openTable: somebody sits down at a new table; against a bot the match opens at once.

import { assert, err, ok, present } from '@dunmer/shared/lib';
import { NEW_SEALED_MATCH } from '@dunmer/shared/fairness';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import type { DeviceHash, NewMatch, StoredMatch, StoredSeat, Tx } from '../store/index.ts';
import type { Context } from './context.ts';
import { openMatch } from './openMatch.ts';

// Ids and codes are drawn until they are free; more than this is no chance.
const TRIES = 8;

async function addMatch({ draws, editions, clock }: Context, tx: Tx): Promise<StoredMatch> {
  for (let i = 0; i < TRIES; i++) {
    const match: NewMatch = {
      id: draws.matchId(),
      play: draws.code(),
      watch: draws.code(),
      catalogue: editions.newest.version,
      opened: clock.now(),
    };
    const key = await tx.addMatch(match);
    if (key !== null) return { ...match, key, phase: 'waiting', seats: { a: null, b: null } };
  }
  throw new Error('no free id or code was drawn');
}

/** Opens a table and takes its seat `a`. Refuses a deck that is not among the ready ones. */
export async function openTable(
  context: Context,
  tx: Tx,
  device: DeviceHash,
  { name, deck, against }: Extract<ClientCommand, { type: 'openTable' }>,
): Promise<CommandResult> {
  const edition = context.editions.newest;
  const { decks } = edition;
  if (!decks.some((ready) => ready.id === deck)) return err({ code: 'unknown-deck', deck });
  const table = await addMatch(context, tx);
  const a: StoredSeat = { name, device, deck, bot: null };
  assert(await tx.addSeat(table.key, 'a', a), 'a new table is empty');
  if (against !== 'person') {
    const drawn = present(decks[context.draws.below(decks.length)], 'there are ready decks');
    const b: StoredSeat = { name: '', device: '', deck: drawn.id, bot: against };
    assert(await tx.addSeat(table.key, 'b', b), 'a new table is empty');
    await openMatch(context, tx, { ...table, seats: { a, b } });
  } else {
    const seated = { ...table, seats: { a, b: null } };
    // The one who has opened it follows it next.
    context.lives.put({ table: seated, edition, version: 0, state: NEW_SEALED_MATCH, recent: [] });
  }
  return ok({ type: 'opened', match: table.id, seat: 'a', play: table.play, watch: table.watch });
}
