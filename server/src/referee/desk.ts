// The desk: what staff do to a running match: nudge, pause, give time, announce a default, close a call or a claim.

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { ANNOUNCED_SECONDS, clocksDue, factsOf } from '../clocks/index.ts';
import { act, type CommandMap, type SomeCommands } from '../command/index.ts';
import { referees } from '../roles/index.ts';
import { onClaim } from './onClaim.ts';
import { onMatch } from './onMatch.ts';
import { type Acts, noted, sayAsStaff, setCalled } from './saying.ts';

type ActsOn<T extends keyof CommandMap> = Acts<Extract<CommandMap[T], { readonly match: string }>>;

async function extend(asking: ActsOn<'extend'>): Promise<CommandResult> {
  const { context, tx, command } = asking;
  const { match, seat, seconds } = command;
  const live = await context.lives.get(tx, match);
  const clocks = live === null ? [] : clocksDue(factsOf(live), live.table.times);
  // The time in which an announcement may be taken in is no clock of the seat's own.
  const hasClock = clocks.some((clock) => clock.seat === seat && clock.kind !== 'default');
  if (!hasClock) return err({ code: 'nothing-due' });
  return sayAsStaff(asking, (_live, by) => noted({ act: 'extended', by, seat, seconds }));
}

function stopDefault(asking: ActsOn<'stopDefault'>): Promise<CommandResult> {
  return sayAsStaff(asking, ({ state: { desk } }, by) =>
    desk.announced === null
      ? err({ code: 'nothing-announced' })
      : noted({ act: 'defaultStopped', by, seat: desk.announced.seat }),
  );
}

async function closeCall(asking: ActsOn<'closeCall'>): Promise<CommandResult> {
  const said = await sayAsStaff(asking, (_live, by) => noted({ act: 'callClosed', by }));
  if (!said.ok) return said;
  await setCalled(asking, { called: false });
  return ok(said.value);
}

export const deskCommands = {
  nudgeSeat: act({
    who: referees,
    ...onMatch,
    do: (asking: ActsOn<'nudgeSeat'>) =>
      sayAsStaff(asking, (_live, by) => noted({ act: 'nudged', by, seat: asking.command.seat })),
    undo: 'never',
    noted: 'nudged',
  }),
  pauseMatch: act({
    who: referees,
    ...onMatch,
    do: (asking: ActsOn<'pauseMatch'>) =>
      sayAsStaff(asking, (_live, by) => noted({ act: 'paused', by, reason: asking.command.reason })),
    undo: 'any-time',
    noted: 'paused',
  }),
  resumeMatch: act({
    who: referees,
    ...onMatch,
    do: (asking: ActsOn<'resumeMatch'>) => sayAsStaff(asking, (_live, by) => noted({ act: 'resumed', by })),
    undo: 'any-time',
    noted: 'resumed',
  }),
  extend: act({
    who: referees,
    ...onMatch,
    do: extend,
    undo: 'never',
    noted: 'extended',
  }),
  applyDefault: act({
    who: referees,
    ...onMatch,
    // This only announces the default; the announcement's clock applies it.
    do: (asking: ActsOn<'applyDefault'>) =>
      sayAsStaff(asking, (_live, by) =>
        noted({ act: 'defaultAnnounced', by, seat: asking.command.seat, seconds: ANNOUNCED_SECONDS }),
      ),
    undo: 'void-only',
    noted: 'defaultAnnounced',
  }),
  stopDefault: act({
    who: referees,
    ...onMatch,
    do: stopDefault,
    undo: 'any-time',
    noted: 'defaultStopped',
  }),
  unbindClaim: act({
    who: referees,
    ...onClaim,
    do: (asking: ActsOn<'unbindClaim'>) => sayAsStaff(asking, (_live, by) => noted({ act: 'unbound', by })),
    undo: 'never',
    noted: 'unbound',
  }),
  closeClaim: act({
    who: referees,
    ...onClaim,
    do: (asking: ActsOn<'closeClaim'>) =>
      sayAsStaff(asking, () => ok({ type: 'closeClaim', by: 'referee', reason: asking.command.reason })),
    undo: 'never',
    noted: 'ended',
  }),
  closeCall: act({
    who: referees,
    ...onMatch,
    do: closeCall,
    undo: 'any-time',
    noted: 'callClosed',
  }),
} satisfies SomeCommands;
