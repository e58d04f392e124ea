// TellMatches: what has changed before everybody's eyes of what somebody holds who is in a match is told to that match
// in the same step, so that the two never disagree (PR17, PR25, PR26).

import { assert, ok, sameValue } from '@dunmer/shared/lib';
import { type Holds, holdsOf, NO_HOLDS } from '@dunmer/shared/pledges';
import { isBeforeCount, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Context, decideOn, type LiveMatch } from '../match/index.ts';
import type { PersonKey, Standing, StoredMatch, Tx } from '../store/index.ts';
import { type Around, pledgesAround } from './around.ts';

const hasWindows = ({ times, stop, phase }: StoredMatch): boolean =>
  times.windowTime !== undefined && stop === null && phase !== 'finished';

/** Whether a seat is known in its match to hold this. */
function isKnown({ state: { rules } }: LiveMatch, seat: Seat, { hand, holding }: Holds): boolean {
  const { common, secret } = rules;
  // After the count nobody plays any more.
  if (common.windows === undefined || !isBeforeCount(common.phase)) return true;
  return sameValue(common.windows.holdings[seat], holding) && sameValue(secret[seat].windows?.hand, hand);
}

async function tellSeat(
  context: Context,
  tx: Tx,
  match: StoredMatch,
  seat: Seat,
  held: Holds,
): Promise<void> {
  const live = await context.lives.get(tx, match.id);
  if (live === null || isKnown(live, seat, held)) return;
  const told = await decideOn(context, tx, { match: match.id, who: null }, () =>
    ok({ type: 'hold', seat, ...held }),
  );
  assert(told.ok, 'a match is told what its seats hold');
}

/** Somebody in a match. */
type Sitting = Pick<Standing, 'key' | 'id'> & { readonly match: number };

const sittingIn = (standings: Iterable<Standing>): readonly Sitting[] =>
  [...standings].flatMap(({ key, id, match }) => (match === null ? [] : { key, id, match }));

const seatOf = ({ seats }: StoredMatch, person: PersonKey): Seat | undefined =>
  SEATS.find((seat) => seats[seat].person?.key === person);

async function tell(
  context: Context,
  tx: Tx,
  sitting: readonly Sitting[],
  except: number | null,
): Promise<void> {
  const others = sitting.filter(({ match }) => match !== except);
  if (others.length === 0) return;
  const { state, facts } = await pledgesAround(context, tx, { people: others.map(({ key }) => key) });
  for (const { key, id, match: where } of others) {
    const match = await tx.matchByKey(where);
    const seat = match === null ? undefined : seatOf(match, key);
    if (match === null || seat === undefined || !hasWindows(match)) continue;
    await tellSeat(context, tx, match, seat, facts.isOn ? holdsOf(state, id) : NO_HOLDS);
  }
}

/**
 * Tells the matches of these people what they hold now, where they are known there to hold something else. `except`: the
 * match in which it has happened, which knows.
 */
export const tellMatches = (
  context: Context,
  tx: Tx,
  people: Around['people'],
  except: number | null,
): Promise<void> => tell(context, tx, sittingIn(people.values()), except);

/** The same of everybody in a match: promises were switched on or off. */
export async function tellAllMatches(context: Context, tx: Tx): Promise<void> {
  for (const match of await tx.liveMatches()) {
    if (!hasWindows(match)) continue;
    const sitting = SEATS.flatMap((seat) => {
      const { person } = match.seats[seat];
      return person === null ? [] : { key: person.key, id: person.id, match: match.key };
    });
    await tell(context, tx, sitting, null);
  }
}
