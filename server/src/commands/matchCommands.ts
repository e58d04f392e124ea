// Commands of the table itself: practising and playing.

import { err, ok } from '@dunmer/shared/lib';
import { command, type CommandsOf, nothing } from '../command/index.ts';
import { play, practise, seatOf, withoutSeat } from '../match/index.ts';
import { faultOfPlay } from '../pledges/index.ts';
import { STOPPED } from '../once/index.ts';
import { everybody, owners } from '../roles/index.ts';

export const matchCommands: CommandsOf<'practise' | 'play'> = {
  practise: command({
    who: everybody,
    despite: 'leaving',
    find: nothing,
    relate: () => 'other',
    do: ({ context, tx, actor, command: asked }) => practise(context, tx, actor, asked),
  }),
  play: command({
    // In a match of practice a seat is a browser's, which need be nobody's.
    who: { nobody: ['own'], ...owners },
    despite: 'leaving',
    async find({ context, tx, actor, command: { match } }) {
      const live = await context.lives.get(tx, match);
      if (live === null) return err({ code: 'unknown-match' });
      if (live.table.stop !== null) return STOPPED;
      const seat = seatOf(live, actor);
      return seat === null ? err(withoutSeat(actor)) : ok({ table: live.table, seat });
    },
    relate: () => 'own',
    async do({ context, tx, actor, command: asked }, { table, seat }) {
      const fault = await faultOfPlay(context, tx, { table, seat }, asked.command);
      return fault === null ? play(context, tx, { actor, seat }, asked) : err(fault);
    },
  }),
};
