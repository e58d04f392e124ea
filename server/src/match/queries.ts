// Queries: the matches in which a browser practises.

import { atTable } from '@dunmer/shared/contract';
import type { MineInfo } from '@dunmer/shared/protocol';
import type { Reader } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { seatHeldBy } from './seatHeldBy.ts';
import { seatsOf } from './sync.ts';

const MOST_TABLES = 20;

/** The matches in which a browser practises, newest first. */
export async function mine(reader: Reader, actor: Actor): Promise<MineInfo> {
  const tables = (await reader.matchesOf(actor.device, MOST_TABLES)).flatMap((table) => {
    const seat = seatHeldBy(table.seats, actor);
    if (seat === null) return [];
    const opened = new Date(table.opened).toISOString();
    const { id: match, tableName, phase } = table;
    return [{ match, seat, seats: seatsOf(table), ...atTable(tableName), phase, opened }];
  });
  return { tables };
}
