// collectDebts: staff collect what is owed for a match after a ruling (EVENT, "Taking acts back").

import { present } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { collectDebts } from '../contracts/index.ts';
import { act, type CommandMap, type SomeCommands } from '../command/index.ts';
import { referees } from '../roles/index.ts';
import { onMatch } from './onMatch.ts';
import type { Acts } from './saying.ts';

/** Collects what can be paid now. Refuses where nothing is owed, and where none of it is there. */
async function collect(asking: Acts<CommandMap['collectDebts']>): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const { key: who } = present(actor.person, 'the table of roles lets nobody else in');
  return collectDebts(context, tx, command.match, { who, reason: command.reason });
}

export const collectCommand = {
  collectDebts: act({
    who: referees,
    ...onMatch,
    do: collect,
    undo: 'by-new-act',
    noted: null,
  }),
} satisfies SomeCommands;
