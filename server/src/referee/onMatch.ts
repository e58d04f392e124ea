// OnMatch: what players and staff do is about a match of the event and its players (EVENT, "Who").

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { MatchId, Refusal } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import type { Asking } from '../command/index.ts';
import type { About } from '../interest/index.ts';
import { seatHeldBy } from '../match/index.ts';
import type { Relation } from '../roles/index.ts';
import type { StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type OnMatch = Asking<Actor, { readonly match: MatchId }>;

/** Finds the match of the event that a command names; a match of practice is never found. */
async function matchIn({ context, tx, command }: OnMatch): Promise<Result<StoredMatch, Refusal>> {
  const match = await context.lives.table(tx, command.match);
  const isOfTheEvent = match !== null && match.kind !== 'practice';
  return isOfTheEvent ? ok(match) : err({ code: 'unknown-match' });
}

/** For commands of players: their own match, or somebody else's. */
export const asPlayer = {
  find: matchIn,
  relate: ({ actor }: { readonly actor: Actor }, { seats }: StoredMatch): Relation =>
    seatHeldBy(seats, actor) === null ? 'other' : 'own',
};

/** About a match and its players: what is done to it is done to their purses and copies. */
export const aboutTable = ({ key, seats }: StoredMatch): About => ({
  people: SEATS.flatMap((seat) => seats[seat].person?.key ?? []),
  match: key,
  tells: 'nothing',
});

/** For acts of staff: about a match and its players. */
export const onMatch = {
  find: matchIn,
  about: (_asking: unknown, match: StoredMatch): About => aboutTable(match),
};
