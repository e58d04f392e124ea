// TellMatches: when what somebody holds changes before everybody's eyes while they are in a match, that match is told
// in the same step, so that the two never disagree (PR17, PR25, PR26).

import { assert, ok, sameValue } from '@dunmer/shared/lib';
import { type Holds, isBeforeCount, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Context, decideOn, type LiveMatch } from '../match/index.ts';
import type { TraderId } from '@dunmer/shared/windows';
import { isDatabaseError, type PersonKey, type StoredMatch, type Tx } from '../store/index.ts';
import { holdsFor } from './holds.ts';

const hasWindows = ({ times, stop, phase }: StoredMatch): boolean =>
  times.windowTime !== undefined && stop === null && phase !== 'finished';

/** Whether the match already knows that this seat holds exactly this. */
function isKnown({ at, state }: LiveMatch, seat: Seat, { hand, holding }: Holds): boolean {
  // PT2: nothing of it is played at the patrons' table.
  if (at !== 'trade') return true;
  const { common, secret } = state.rules;
  // After the count nobody plays any more.
  if (common.windows === undefined || !isBeforeCount(common.phase)) return true;
  return sameValue(common.windows.holdings[seat], holding) && sameValue(secret[seat].windows?.hand, hand);
}

/** The match as it stands; null where its log can't be played: the next step that needs the match stops it. */
async function readable({ lives }: Context, tx: Tx, { id }: StoredMatch): Promise<LiveMatch | null> {
  try {
    return await lives.get(tx, id);
  } catch (error) {
    if (isDatabaseError(error)) throw error;
    return null;
  }
}

async function tellSeat(
  context: Context,
  tx: Tx,
  match: StoredMatch,
  seat: Seat,
  held: Holds,
): Promise<void> {
  const live = await readable(context, tx, match);
  if (live === null || isKnown(live, seat, held)) return;
  const told = await decideOn(context, tx, { match: match.id, who: null }, () =>
    ok({ type: 'hold', seat, ...held }),
  );
  assert(told.ok, 'a match is told what its seats hold');
}

/** A person, and the match that binds them now. */
export interface Bound {
  readonly key: PersonKey;
  readonly match: number | null;
}

/** A person in a match. */
interface Sitting {
  readonly key: PersonKey;
  readonly id: TraderId;
  readonly match: StoredMatch;
  readonly seat: Seat;
}

const sittingIn = (match: StoredMatch): readonly Sitting[] =>
  SEATS.flatMap((seat) => {
    const { person } = match.seats[seat];
    return person === null || !hasWindows(match) ? [] : { key: person.key, id: person.id, match, seat };
  });

async function tell(context: Context, tx: Tx, sitting: readonly Sitting[]): Promise<void> {
  if (sitting.length === 0) return;
  const holds = await holdsFor(
    context,
    tx,
    sitting.map(({ key }) => key),
  );
  for (const { id, match, seat } of sitting) await tellSeat(context, tx, match, seat, holds(id));
}

/**
 * Tells the matches of these people what they hold now, where a match knows something else. `except` is the match in
 * which the change has happened, which knows it already.
 */
export async function tellMatches(
  context: Context,
  tx: Tx,
  people: readonly Bound[],
  except: number | null,
): Promise<void> {
  const playing = people.filter(({ match }) => match !== null && match !== except);
  const sitting: Sitting[] = [];
  for (const key of new Set(playing.flatMap(({ match }) => match ?? []))) {
    const match = await tx.matchByKey(key);
    const seated = match === null ? [] : sittingIn(match);
    sitting.push(...seated.filter((one) => playing.some((each) => each.key === one.key)));
  }
  await tell(context, tx, sitting);
}

/** Tells the matches of everybody who is in one, because a module was switched on or off. */
export async function tellAllMatches(context: Context, tx: Tx): Promise<void> {
  await tell(context, tx, (await tx.liveMatches()).flatMap(sittingIn));
}
