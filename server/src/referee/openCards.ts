// Opening cards: a member of staff sees what lies face down; both players read that, and why (EVENT, "Secrets").
//
// The answer is kept with the command, as every answer is: whoever asks again with the same id from the same browser gets the
// same. The database holds both rows in the match's log anyhow, so that nothing is less secret by it; the journal, the log and
// every export hold only that it was opened.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { MatchCommand } from '@dunmer/shared/fairness';
import type { CommandResult, OpenedCards, Refusal } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import type { RulesFor } from '../door/index.ts';
import type { LiveMatch } from '../match/index.ts';
import { asStaff } from './relation.ts';
import { type Acts, noted, sayAsStaff, type Staff } from './saying.ts';

const laidIn = ({ state: { rules } }: LiveMatch): OpenedCards =>
  bySeat((seat) => rules.secret[seat].laid.map((laid) => laid?.card ?? null));

/** After the reveal nothing lies face down. */
function opening({ state: { rules } }: LiveMatch, by: Staff, reason: string): Result<MatchCommand, Refusal> {
  const { phase, revealed } = rules.common;
  return revealed ? err({ code: 'wrong-phase', phase: phase.at }) : noted({ act: 'opened', by, reason });
}

async function openCards(asking: Acts<{ readonly reason: string }>): Promise<CommandResult> {
  const { context, tx, command } = asking;
  const { match, reason } = command;
  const said = await sayAsStaff(asking, (live, by) => opening(live, by, reason));
  if (!said.ok) return said;
  const live = await context.lives.get(tx, match);
  if (live === null) return err({ code: 'unknown-match' });
  return ok({ type: 'openedCards', match, laid: laidIn(live) });
}

export const openRules: RulesFor<'openCards'> = {
  openCards: { relate: asStaff, handle: openCards },
};
