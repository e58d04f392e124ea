// Bring: an event as it is right before a command: the bytes of its database, and the command.

import { present } from '@dunmer/shared/lib';
import type { ClientCommand } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { ONE, openRoom, TWO } from '../support/dealing.ts';
import type { Asked, EventRoom } from '../support/eventRoom.ts';

export interface Eve {
  /** The bytes of the database. */
  readonly image: Buffer;
  /** The number of the trader whose command it is. */
  readonly trader: number;
  readonly command: ClientCommand;
}

/** Returns the bytes of a room's database, which is in memory. */
export const imageOf = ({ db }: EventRoom): Buffer => present(db, 'a room in memory').serialize();

export const traderOf = (seat: Seat): number => (seat === 'a' ? ONE : TWO);

/** Returns the eve of the command that `bring` returns, in the room that it has brought so far. */
export async function asking(
  trader: number,
  bring: (room: EventRoom) => Promise<Asked>,
  open: () => Promise<EventRoom> = openRoom,
): Promise<Eve> {
  const room = await open();
  const command = room.command(await bring(room));
  const image = imageOf(room);
  // A ruling is sent with the mark of its preview.
  const { mark } = 'reason' in command ? await room.looked(trader, command) : { mark: null };
  await room.close();
  return {
    image,
    trader,
    command: mark !== null && 'reason' in command ? { ...command, holds: mark } : command,
  };
}
