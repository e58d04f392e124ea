// Eve: a contract's match played up to the very last command before something is settled, and the database as it is then.

import { present } from '@dunmer/shared/lib';
import type { ClientCommand } from '@dunmer/shared/protocol';
import { otherSeat, type Phase, type Seat, SEATS } from '@dunmer/shared/rules';
import { ONE, openRoom, playing, signed, TWO } from '../support/dealing.ts';
import type { EventRoom } from '../support/eventRoom.ts';

export interface Eve {
  /** The bytes of the database. */
  readonly image: Buffer;
  /** Whose command settles it. */
  readonly trader: number;
  readonly command: ClientCommand;
}

/** The bytes of a room's database, which is in memory. */
const imageOf = ({ db }: EventRoom): Buffer => present(db, 'a room in memory').serialize();

const traderOf = (seat: Seat): number => (seat === 'a' ? ONE : TWO);

/** Plays until a command has brought the match to one of these phases; null where it ended otherwise. */
async function eveOf(room: EventRoom, seed: number, phases: readonly Phase['at'][]): Promise<Eve | null> {
  const table = await playing(room, await signed(room), 10, seed);
  for (let seat: Seat = SEATS[0]; ; seat = otherSeat(seat)) {
    const asked = await table.next(seat);
    if (asked === null) {
      if ((await table.phase()).at === 'finished') return null;
      continue;
    }
    const image = imageOf(room);
    const command = room.command({ type: 'play', match: table.match, command: asked });
    const played = await room.send(traderOf(seat), command);
    if (!played.ok) throw new Error(`not played: ${played.error.code}`);
    if (phases.includes((await table.phase()).at)) return { image, trader: traderOf(seat), command };
  }
}

/** The eve of a count with a winner, or of the claim that follows it. */
export async function eveOfSettling(what: 'count' | 'claim'): Promise<Eve> {
  for (let seed = 1; ; seed++) {
    const room = await openRoom();
    const before = await eveOf(room, seed, what === 'count' ? ['claiming'] : ['finished']);
    const { command } = before?.command.type === 'play' ? before.command : { command: null };
    await room.close();
    if (before !== null && (what === 'count' || command?.type === 'claim')) return before;
  }
}
