// MatchCommands: the commands of the table itself, for practice and play.

import { err, ok, type Result } from '@dunmer/shared/lib';
import type { Seat } from '@dunmer/shared/rules';
import { type Asking, command, type CommandMap, type SomeCommands, nothing } from '../command/index.ts';
import {
  play,
  playGame,
  practise,
  practiseGame,
  seatOf,
  type Undecided,
  withoutSeat,
} from '../match/index.ts';
import { faultOfPlay } from '../pledges/index.ts';
import { STOPPED } from '../once/index.ts';
import { everybody, owners } from '../roles/index.ts';
import type { StoredMatch } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

/** Finds the sender's seat in a running match. */
async function ownSeat({
  context,
  tx,
  actor,
  command: { match },
}: Asking<Actor, CommandMap['play' | 'playGame']>): Promise<
  Result<{ readonly table: StoredMatch; readonly seat: Seat }, Undecided>
> {
  const live = await context.lives.get(tx, match);
  if (live === null) return err({ code: 'unknown-match' });
  if (live.table.stop !== null) return STOPPED;
  const seat = seatOf(live, actor);
  return seat === null ? err(withoutSeat(actor)) : ok({ table: live.table, seat });
}

export const matchCommands = {
  practise: command({
    who: everybody,
    despite: ['pause', 'freeze', 'leaving'],
    find: nothing,
    relate: () => 'other',
    do: ({ context, tx, actor, command: asked }) => practise(context, tx, actor, asked),
  }),
  practiseGame: command({
    who: everybody,
    despite: ['pause', 'freeze', 'leaving'],
    find: nothing,
    relate: () => 'other',
    do: ({ context, tx, actor, command: asked }) => practiseGame(context, tx, actor, asked),
  }),
  play: command({
    // In a match of practice a seat belongs to a browser, which need not belong to a person.
    who: { nobody: ['own'], ...owners },
    despite: ['pause', 'freeze', 'leaving'],
    find: (asking) => ownSeat(asking),
    relate: () => 'own',
    async do({ context, tx, actor, command: asked }, { table, seat }) {
      const fault = await faultOfPlay(context, tx, { table, seat }, asked.command);
      return fault === null ? play(context, tx, { actor, seat }, asked) : err(fault);
    },
  }),
  playGame: command({
    who: { nobody: ['own'], ...owners },
    despite: ['pause', 'freeze', 'leaving'],
    find: (asking) => ownSeat(asking),
    relate: () => 'own',
    do: ({ context, tx, actor, command: asked }, { seat }) => playGame(context, tx, { actor, seat }, asked),
  }),
} satisfies SomeCommands;
