// EveryGame: every command of the patrons' table, as often as whole games need it, and each way to leave a game.

import { GAME_TYPES } from '@dunmer/shared/protocol/schema';
import type { Counting } from './counting.ts';
import { ONE } from './dealing.ts';
import { seatedAtPatrons, untilTurn } from './patronsRoom.ts';

const missing = ({ costs }: Counting): readonly string[] =>
  GAME_TYPES.filter((type) => !costs.has(`playGame ${type}`));

/** Plays until each kind of command was accepted at least once; returns the highest cost of each kind. */
export async function everyGame(counting: Counting): Promise<Readonly<Record<string, number>>> {
  const conceded = await seatedAtPatrons(counting.room);
  await untilTurn(conceded);
  await conceded.table.play('a', { type: 'concede' });
  await counting.ask(ONE, { type: 'practiseGame', name: 'Anna', against: 'simple' });
  for (let seed = 1; seed === 1 || missing(counting).length > 0; seed += 1) {
    const { table } = await seatedAtPatrons(counting.room, { seed });
    await table.end();
  }
  return counting.dearest();
}
