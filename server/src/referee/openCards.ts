// Opening cards: a member of staff sees what lies face down; both players read that, and why (EVENT, "Secrets", R15).
//
// The answer is kept with the command, as every answer is: whoever asks again with the same id from the same browser,
// and is the same person, gets the same. The database holds both rows in the match's log anyhow, so that nothing is
// less secret by it; the journal, the log and every export hold only that it was opened.

import { err, ok, present } from '@dunmer/shared/lib';
import { refuseOpening } from '@dunmer/shared/fairness';
import type { CommandResult, OpenedCards } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { act, type CommandMap, type CommandsOf } from '../command/index.ts';
import type { LiveMatch } from '../match/index.ts';
import { referees } from '../roles/index.ts';
import { onMatch } from './onMatch.ts';
import { type Acts, noted, sayAsStaff } from './saying.ts';

const laidIn = ({ state: { rules } }: LiveMatch): OpenedCards =>
  bySeat((seat) => rules.secret[seat].laid.map((laid) => laid?.card ?? null));

/** Refuses without an open call, after the reveal, when nothing lies face down any more, and after the end. */
async function openCards(asking: Acts<CommandMap['openCards']>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { match, reason } = command;
  const said = await sayAsStaff(asking, ({ state }, by) => {
    const refused = refuseOpening(state, 'rows');
    return refused === null ? noted({ act: 'opened', by, reason }) : err(refused);
  });
  if (!said.ok) return said;
  const live = present(await context.lives.get(tx, match), 'a match that was decided on');
  const { id: by } = present(actor.person, 'the table of roles lets nobody else in');
  return ok({ type: 'openedCards', match, laid: laidIn(live), by });
}

export const openCommand: CommandsOf<'openCards'> = {
  openCards: act({
    who: referees,
    ...onMatch,
    do: openCards,
    undo: 'never',
    noted: 'opened',
  }),
};
