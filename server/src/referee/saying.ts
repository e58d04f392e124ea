// Saying: an act on a match is decided on its newest version, and the journal gets who did it, why, and how far the log
// was.

import type { DeskNote, MatchCommand } from '@dunmer/shared/fairness';
import { err, ok, present, type Result } from '@dunmer/shared/lib';
import type { Answer, EventRefusal, MatchId, Refusal, StaffRole } from '@dunmer/shared/protocol';
import type { Asking } from '../command/index.ts';
import {
  type AskedOfMatch,
  decideOn,
  dueIn,
  logSoFar,
  type LiveMatch,
  numberOf,
  type Undecided,
} from '../match/index.ts';
import type { StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

/** The role of the one who acts, as both players read it. */
export type Staff = Exclude<StaffRole, 'display'>;

export type Acts<Command> = Asking<Actor, Command & { readonly match: MatchId }>;
type ActsWithReason<Command> = Acts<Command & { readonly reason: string }>;

type NotAllowed = Extract<EventRefusal, { code: 'not-allowed' }>;

/** Returns the role with which staff sign; the table of roles lets nobody else get here. */
export function staffOf({ person }: Actor): Result<Staff, NotAllowed> {
  const role = person?.staff ?? null;
  return role === null || role === 'display' ? err({ code: 'not-allowed', why: 'role' }) : ok(role);
}

/** Decides on the match as it stands. Refuses what the rules and the desk refuse. */
export const say = <Command>(
  { context, tx, actor, command: { match } }: Acts<Command>,
  ask: (live: LiveMatch) => Result<AskedOfMatch, Refusal>,
): Promise<Result<Answer, Undecided>> =>
  decideOn(context, tx, { match, who: actor.person?.key ?? null }, ask);

/**
 * The facts on the desk that a note answers: who has called, which pause is ended, whose default is stopped, what is
 * awaited of a seat. The note alone holds none of them.
 */
function answeredBy(match: LiveMatch, { act, ...about }: DeskNote): readonly unknown[] {
  const { calls, notes } = match.state.desk;
  const howMany = (kind: DeskNote['act']): number => notes.filter((note) => note.act === kind).length;
  switch (act) {
    case 'callClosed':
      return [calls];
    case 'resumed':
      return [howMany('paused')];
    case 'defaultStopped':
      return ['seat' in about ? about.seat : null, howMany('defaultAnnounced')];
    case 'defaultAnnounced':
    case 'extended':
    case 'nudged':
      return dueIn(match)
        .filter(({ seat }) => 'seat' in about && seat === about.seat)
        .map(({ what }) => [what, numberOf(match, what)]);
    case 'called':
    case 'decksOpened':
    case 'linkMade':
    case 'opened':
    case 'paused':
    case 'settledAgain':
    case 'unbound':
      return [];
  }
}

/**
 * Decides on a match for staff. The journal gets the hash of the log up to here; the reason is kept where all acts come
 * in.
 */
export async function sayAsStaff<Command>(
  asking: ActsWithReason<Command>,
  ask: (live: LiveMatch, by: Staff) => Result<AskedOfMatch, Refusal>,
): Promise<Result<Answer, Undecided>> {
  const by = staffOf(asking.actor);
  if (!by.ok) return by;
  const { context, tx, command } = asking;
  const said = await say(asking, (live) => {
    const found = ask(live, by.value);
    if (found.ok && found.value.type === 'note')
      tx.answerTo(JSON.stringify(answeredBy(live, found.value.note)));
    return found;
  });
  if (!said.ok) return said;
  const { table } = present(await context.lives.get(tx, command.match), 'a match that was decided on');
  // An act that ends or settles the match has noted it already.
  if (tx.effects.some((effect) => effect.is === 'match' && effect.match === table.id)) return said;
  tx.note({ is: 'match', match: table.id, what: 'noted', ...(await logSoFar(tx, table)) });
  return said;
}

/** The command that puts a note on the desk. */
export const noted = (note: Extract<MatchCommand, { type: 'note' }>['note']): Result<MatchCommand, Refusal> =>
  ok({ type: 'note', note });

/** Stores whether a call is open in a match that was just decided on. */
export async function setCalled<Command>(
  { context: { lives }, tx, command: { match } }: Acts<Command>,
  { called }: Pick<StoredMatch, 'called'>,
): Promise<void> {
  const live = present(await lives.get(tx, match), 'a match that was decided on');
  await tx.setCalled(live.table.key, called);
  lives.put(tx, { ...live, table: { ...live.table, called } });
}
