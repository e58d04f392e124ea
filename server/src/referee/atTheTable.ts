// At the table: what a seat may do when the other is slow: nudge, and call a referee (EVENT, "How a match ends").

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { otherSeat } from '@dunmer/shared/rules';
import { command, type SomeCommands } from '../command/index.ts';
import { seatOf } from '../match/index.ts';
import { traders } from '../roles/index.ts';
import { asPlayer } from './onMatch.ts';
import { type Acts, noted, say, setCalled } from './saying.ts';

/** Milliseconds during which one seat may nudge only once. */
const AGAIN = 20_000;

async function nudge(asking: Acts<unknown>): Promise<CommandResult> {
  const {
    context,
    tx,
    actor,
    command: { match },
  } = asking;
  const what = `nudge ${match} ${String(actor.person?.key)}`;
  if (context.lately.has(tx, what, AGAIN)) return err({ code: 'too-many', most: 1 });
  const said = await say(asking, (live) => {
    const by = seatOf(live, actor);
    return by === null ? err({ code: 'no-seat' }) : noted({ act: 'nudged', by, seat: otherSeat(by) });
  });
  if (said.ok) context.lately.keep(tx, what);
  return said;
}

async function call(asking: Acts<unknown>): Promise<CommandResult> {
  const { actor } = asking;
  const said = await say(asking, (live) => {
    const seat = seatOf(live, actor);
    return seat === null ? err({ code: 'no-seat' }) : noted({ act: 'called', seat });
  });
  if (!said.ok) return said;
  await setCalled(asking, { called: true });
  return ok(said.value);
}

export const seatCommands = {
  // Who was frozen meanwhile plays on; in a pause of the event nobody is slow.
  nudge: command({ who: traders('own'), despite: ['freeze'], ...asPlayer, do: nudge }),
  call: command({ who: traders('own'), despite: ['pause', 'freeze'], ...asPlayer, do: call }),
} satisfies SomeCommands;
