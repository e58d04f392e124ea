// play: a seat asks something of its match.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { MatchSeatCommand } from '@dunmer/shared/fairness';
import type {
  Answer,
  ClientCommand,
  CommandResult,
  MatchId,
  PlayCommand,
  Refusal,
} from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { DeviceHash, Tx } from '../store/index.ts';
import { append } from './append.ts';
import type { Context } from './context.ts';
import type { LiveMatch } from './liveMatches.ts';
import { seatHeldBy } from './seatHeldBy.ts';

/** The seat that a device holds; null where it holds none. */
export const seatOf = ({ table }: LiveMatch, device: DeviceHash): Seat | null =>
  seatHeldBy(table.seats, device);

/** The command of a match, with the seat that sends it. */
const ofSeat = (command: PlayCommand, seat: Seat): MatchSeatCommand => ({ ...command, seat });

/** What is asked of a match as it stands, or why it can't be; asked again where the match has moved on. */
export type Ask = (match: LiveMatch) => Result<MatchSeatCommand, Refusal>;

/**
 * Decides what is asked on the match as it stands and appends what follows; where somebody else has appended meanwhile
 * it is decided again, on the newer version. Refuses what the rules and the seals refuse.
 */
export async function decideOn(
  context: Context,
  tx: Tx,
  id: MatchId,
  ask: Ask,
): Promise<Result<Answer, Refusal>> {
  for (;;) {
    const match = await context.lives.get(tx, id);
    if (match === null) return err({ code: 'unknown-match' });
    const asked = ask(match);
    if (!asked.ok) return asked;
    if (match.version === 0) return err({ code: 'not-open' });
    const decided = match.edition.decide(match.state, asked.value, context.draws);
    if (!decided.ok) return decided;
    const after = await append(context, tx, match, decided.value);
    if (after !== null) return ok({ type: 'done', version: after.version });
  }
}

/** Plays for the seat that the device holds. Refuses unknown matches, foreign seats and matches that are not open. */
export function play(
  context: Context,
  tx: Tx,
  device: DeviceHash,
  { match: id, command }: Extract<ClientCommand, { type: 'play' }>,
): Promise<CommandResult> {
  return decideOn(context, tx, id, (match) => {
    const seat = seatOf(match, device);
    return seat === null ? err({ code: 'no-seat' }) : ok(ofSeat(command, seat));
  });
}
