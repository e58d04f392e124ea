// takeSeat: the second trader comes with the play code, and the match opens.

import { assert, err, ok } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult, Refusal } from '@dunmer/shared/protocol';
import type { DeviceHash, StoredMatch, StoredSeat, Tx } from '../store/index.ts';
import type { Context } from './context.ts';
import { openMatch } from './openMatch.ts';
import { seatHeldBy } from './seatHeldBy.ts';

/** Why this device can't sit down at this table; null where it can. */
function refuse({ id, watch, seats }: StoredMatch, device: DeviceHash): Refusal | null {
  if (seatHeldBy(seats, device) !== null) return { code: 'seat-yours', match: id };
  return seats.b === null ? null : { code: 'seat-taken', watch };
}

/** Takes seat `b`. Refuses unknown codes, a seat that is taken or one's own, and decks that are not ready ones. */
export async function takeSeat(
  context: Context,
  tx: Tx,
  device: DeviceHash,
  { code, name, deck }: Extract<ClientCommand, { type: 'takeSeat' }>,
): Promise<CommandResult> {
  const table = await tx.matchOfPlayCode(code);
  if (table === null) return err({ code: 'unknown-code' });
  const refusal = refuse(table, device);
  if (refusal !== null) return err(refusal);
  const edition = await context.editions.of(tx, table.catalogue);
  if (edition?.decks.some((ready) => ready.id === deck) !== true) return err({ code: 'unknown-deck', deck });
  const b: StoredSeat = { name, device, deck, bot: null };
  assert(await tx.addSeat(table.key, 'b', b), 'the seat is free');
  await openMatch(context, tx, { ...table, seats: { ...table.seats, b } });
  return ok({ type: 'seated', match: table.id, seat: 'b' });
}
