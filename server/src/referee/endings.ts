// Endings: a referee awards or voids a match, before its end or after it (EVENT, "How a match ends").

import { err, ok } from '@dunmer/shared/lib';
import type { CommandResult } from '@dunmer/shared/protocol';
import { type Ruling, settleAgain, voidStopped } from '../contracts/index.ts';
import { act, type CommandMap, type SomeCommands } from '../command/index.ts';
import { endingOf, type LiveMatch } from '../match/index.ts';
import type { StoredMatch } from '../store/index.ts';
import { referees } from '../roles/index.ts';
import { onMatch } from './onMatch.ts';
import { type Acts, sayAsStaff, staffOf } from './saying.ts';

type ActsOn<T extends 'award' | 'voidMatch'> = Acts<CommandMap[T]>;

const isOver = (match: LiveMatch): boolean => endingOf(match) !== null;

/** After the end of a match this makes a second settlement, linked to the first. */
async function ruleAgain(
  { context, tx, actor, command }: ActsOn<'award' | 'voidMatch'>,
  live: LiveMatch,
  verdict: Pick<Ruling, 'kind' | 'winner' | 'claim'>,
): Promise<CommandResult> {
  const by = staffOf(actor);
  if (!by.ok) return by;
  const { reason, shortfall } = command;
  const who = actor.person?.key ?? null;
  return settleAgain(context, tx, live, { ...verdict, shortfall, who, by: by.value, reason });
}

async function award(asking: ActsOn<'award'>): Promise<CommandResult> {
  const { context, tx, command } = asking;
  const { match, winner, claim, reason } = command;
  const live = await context.lives.get(tx, match);
  if (live === null) return err({ code: 'unknown-match' });
  if (isOver(live)) return ruleAgain(asking, live, { kind: 'awarded', winner, claim });
  return sayAsStaff(asking, () => ok({ type: 'award', winner, claim, reason }));
}

/** Voids a stopped match by what is stored of it, because its log can't be played. */
async function voidWhatStopped(asking: ActsOn<'voidMatch'>, table: StoredMatch): Promise<CommandResult> {
  const { context, tx, actor, command } = asking;
  const by = staffOf(actor);
  if (!by.ok) return by;
  const { reason, shortfall } = command;
  return voidStopped(context, tx, table, { who: actor.person?.key ?? null, by: by.value, reason, shortfall });
}

async function voidMatch(asking: ActsOn<'voidMatch'>): Promise<CommandResult> {
  const { context, tx, command } = asking;
  const table = await context.lives.table(tx, command.match);
  if (table !== null && table.stop !== null) return voidWhatStopped(asking, table);
  const live = await context.lives.get(tx, command.match);
  if (live === null) return err({ code: 'unknown-match' });
  if (isOver(live)) return ruleAgain(asking, live, { kind: 'voided', winner: null, claim: false });
  return sayAsStaff(asking, () => ok({ type: 'void', reason: command.reason }));
}

export const endingCommands = {
  award: act({
    who: referees,
    ...onMatch,
    do: award,
    undo: 'by-new-act',
    noted: 'awarded',
  }),
  voidMatch: act({
    who: referees,
    ...onMatch,
    do: voidMatch,
    undo: 'by-new-act',
    noted: 'voided',
  }),
} satisfies SomeCommands;
