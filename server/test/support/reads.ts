// Reads: everything that can be asked by HTTP about the event of a room, by everybody in it.

import { Guesses } from '../../src/device/index.ts';
import { readsOf } from '../../src/http/reads.ts';
import type { StaffPorts } from '../../src/http/staff.ts';
import type { EventRoom } from './eventRoom.ts';
import { openReception } from './reception.ts';
import { Routes } from './routes.ts';

/** `backups`: null when nothing is kept on a disk. */
export const readsIn = (
  { store, services: { world } }: EventRoom,
  backups: StaffPorts['backups'] = null,
): Promise<Routes> =>
  Routes.of(
    readsOf({
      store,
      world,
      guesses: new Guesses(world.clock),
      reception: openReception(world.clock),
      backups,
    }),
  );
