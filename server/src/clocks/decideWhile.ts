// DecideWhile: what a clock or a referee decides for a seat, one command after another in one transaction.

import type { MatchCommand } from '@dunmer/shared/fairness';
import { ok } from '@dunmer/shared/lib';
import type { CommandResult, MatchId } from '@dunmer/shared/protocol';
import { type Context, decideOn, type LiveMatch } from '../match/index.ts';
import type { Tx } from '../store/index.ts';

/** Who decides for a seat. */
export type By = 'referee' | 'clock';

/** Decides one command in nobody's name. */
export const decide = (
  context: Context,
  tx: Tx,
  match: MatchId,
  command: MatchCommand,
): Promise<CommandResult> => decideOn(context, tx, { match, who: null }, () => ok(command));

/** Decides what `next` returns until it returns null; null if it never returned a command. */
export async function decideWhile(
  context: Context,
  tx: Tx,
  match: MatchId,
  next: (live: LiveMatch) => MatchCommand | null,
): Promise<CommandResult | null> {
  let done: CommandResult | null = null;
  for (;;) {
    const live = await context.lives.get(tx, match);
    const command = live === null ? null : next(live);
    if (command === null) return done;
    done = await decide(context, tx, match, command);
    if (!done.ok) return done;
  }
}
