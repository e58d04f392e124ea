// Opening purses: staff of a called match look at both purses; both players read that, and why (EVENT, "Who sees
// what").
//
// The answer holds no sum and no name: what is in the purses is read by its own question, as long as the call is open.

import { err, ok, present } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { act, type CommandMap, type CommandsOf } from '../command/index.ts';
import { refusedOpening } from '../match/index.ts';
import { referees } from '../roles/index.ts';
import { onMatch } from './onMatch.ts';
import { type Acts, noted, sayAsStaff } from './saying.ts';

/** Refuses without an open call, and where coins lie on the table: there are no purses. */
async function openPurses(asking: Acts<CommandMap['openPurses']>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { match, reason } = command;
  if ((await context.settings.of(tx)).settings.money === 'table') return err({ code: 'no-accounts' });
  const said = await sayAsStaff(asking, (live, by) => {
    const refused = refusedOpening(live, 'purses');
    return refused === null ? noted({ act: 'decksOpened', by, reason, what: 'purses' }) : err(refused);
  });
  if (!said.ok) return said;
  const { id: by } = present(actor.person, 'the table of roles lets nobody else in');
  return ok({ type: 'openedPurses', match, by });
}

export const openPursesCommand: CommandsOf<'openPurses'> = {
  openPurses: act({
    who: referees,
    ...onMatch,
    do: openPurses,
    undo: 'never',
    noted: 'pursesOpened',
  }),
};
