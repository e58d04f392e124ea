// play: a seat asks something of its match.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { Answer, ClientCommand, CommandResult, MatchId, Refusal } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { STOPPED, type Stopped } from '../once/index.ts';
import type { Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { append, type Decided } from './append.ts';
import { type AskedOfMatch, decideLive, type LiveMatch, waitsIn } from './live.ts';
import type { Context } from './context.ts';
import { seatHeldBy } from './seatHeldBy.ts';

/** The seat that an actor holds; null if they hold none. */
export const seatOf = ({ table }: LiveMatch, actor: Actor): Seat | null => seatHeldBy(table.seats, actor);

/** Why nothing was decided. */
export type Undecided = Refusal | Stopped;

/** Returns what to ask of the match in its present state, or why not. Called again if the match has moved on. */
export type Ask = (match: LiveMatch) => Result<AskedOfMatch, Refusal>;

/**
 * Decides what is asked of the match in its present state and appends the outcome; if somebody else has appended
 * meanwhile, decides again on the newer version. Refuses what the rules and seals refuse, and everything in a stopped
 * match. `who`: null for the server itself. `settling`: settles the end that this brings, if that is already planned.
 */
export async function decideOn(
  context: Context,
  tx: Tx,
  { match: id, ...by }: { readonly match: MatchId } & Pick<Decided, 'who' | 'settling'>,
  ask: Ask,
): Promise<Result<Answer, Undecided>> {
  for (;;) {
    const match = await context.lives.get(tx, id);
    if (match === null) return err({ code: 'unknown-match' });
    if (match.table.stop !== null) return STOPPED;
    const asked = ask(match);
    if (!asked.ok) return asked;
    const decided = decideLive(match, asked.value, context.draws);
    if (!decided.ok) return decided;
    const after = await append(context, tx, { ...by, decision: decided.value });
    if (after !== null) return ok({ type: 'done', version: after.version });
  }
}

interface Seated {
  readonly actor: Actor;
  readonly seat: Seat;
}

/**
 * Decides what a seat asks; the caller has checked whose seat it is. While the event is paused, refuses moves of its
 * matches.
 */
async function playFor(
  context: Context,
  tx: Tx,
  { actor, match }: { readonly actor: Actor; readonly match: MatchId },
  asked: AskedOfMatch,
): Promise<CommandResult> {
  const { paused } = await context.settings.of(tx);
  // What waits in a match's own pause waits in the event's too; conceding, and the phones' part in the tosses, go on.
  return decideOn(context, tx, { match, who: actor.person?.key ?? null }, (live) =>
    paused && live.table.kind !== 'practice' && waitsIn(live, asked)
      ? err({ code: 'event-paused' })
      : ok(asked),
  );
}

/**
 * Plays for a seat at the trade table. Refuses unknown matches, matches at another table, and what `playFor` refuses.
 */
export const play = (
  context: Context,
  tx: Tx,
  { actor, seat }: Seated,
  { match, command }: Extract<ClientCommand, { type: 'play' }>,
): Promise<CommandResult> => playFor(context, tx, { actor, match }, { ...command, seat });

/**
 * Plays for a seat at the patrons' table (PATRONS 11). Refuses unknown matches, matches at another table, and what
 * `playFor` refuses.
 */
export function playGame(
  context: Context,
  tx: Tx,
  { actor, seat }: Seated,
  { match, command }: Extract<ClientCommand, { type: 'playGame' }>,
): Promise<CommandResult> {
  return playFor(context, tx, { actor, match }, { type: 'move', command: { ...command, seat } });
}
