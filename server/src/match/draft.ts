// draft: a seat's arrangement before it is committed: one value, overwritten in place, which only its owner reads.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { Draft, MatchId } from '@dunmer/shared/protocol';
import type { Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { notNow } from './live.ts';
import type { LiveMatches } from './liveMatches.ts';
import { STOPPED } from '../once/index.ts';
import { seatOf, type Undecided } from './play.ts';
import { withoutSeat } from './seatHeldBy.ts';

/**
 * Keeps a draft. Refuses unknown matches, other people's seats, phones that their person has left, and matches that
 * are not in placement.
 */
export async function keepDraft(
  lives: LiveMatches,
  tx: Tx,
  actor: Actor,
  id: MatchId,
  cells: Draft,
): Promise<Result<null, Undecided>> {
  const match = await lives.get(tx, id);
  if (match === null) return err({ code: 'unknown-match' });
  if (match.table.stop !== null) return STOPPED;
  const seat = seatOf(match, actor);
  if (seat === null) return err(withoutSeat(actor));
  if (match.at !== 'trade' || match.state.rules.common.phase.at !== 'placing') return err(notNow(match));
  await tx.putDraft(match.table.key, seat, cells);
  return ok(null);
}
