// Relation: how somebody is related to a match that they act on (EVENT, "Who").

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { MatchId, Refusal } from '@dunmer/shared/protocol';
import type { Asking } from '../door/index.ts';
import { isInterested, seatHeldBy } from '../match/index.ts';
import type { Relation } from '../roles/index.ts';
import type { StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type OnMatch = Asking<Actor, { readonly match: MatchId }>;

/** The match of the event that a command names; practice is nobody's business. */
async function matchIn({ context, tx, command }: OnMatch): Promise<Result<StoredMatch, Refusal>> {
  const match = await context.lives.table(tx, command.match);
  const isOfTheEvent = match !== null && match.kind !== 'practice';
  return isOfTheEvent ? ok(match) : err({ code: 'unknown-match' });
}

/** A trader's own match, or somebody else's. */
export async function asPlayer(asking: OnMatch): Promise<Result<Relation, Refusal>> {
  const match = await matchIn(asking);
  if (!match.ok) return match;
  return ok(seatHeldBy(match.value.seats, asking.actor) === null ? 'other' : 'own');
}

/** Staff are traders to a match in which they have a seat, or dealings with one of its players. */
export async function asStaff(asking: OnMatch): Promise<Result<Relation, Refusal>> {
  const match = await matchIn(asking);
  if (!match.ok) return match;
  const { person } = asking.actor;
  if (person === null) return ok('other');
  const interests = new Set(await asking.tx.floor.interestsOf(person.key));
  return ok(isInterested(person.key, interests, match.value.seats) ? 'party' : 'other');
}
