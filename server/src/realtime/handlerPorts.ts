// HandlerPorts: what the handlers of a phone's messages work with.

import type { Pace } from '../callers/index.ts';
import type { Clocks } from '../clocks/index.ts';
import type { Commands } from '../commands/index.ts';
import type { Guesses } from '../device/index.ts';
import type { Floor } from '../floor/index.ts';
import type { Backups } from '../folder/index.ts';
import type { Matches } from '../match/index.ts';
import type { Store } from '../store/index.ts';
import type { Admission } from './admission.ts';
import type { FloorScreens } from './floorScreens.ts';
import type { Followers } from './followers.ts';
import type { Homes } from './homes.ts';
import type { Rooms } from './rooms.ts';

export interface HandlerPorts {
  readonly store: Store;
  readonly matches: Matches;
  readonly commands: Commands;
  readonly clocks: Clocks;
  readonly floor: Floor;
  readonly floorScreens: FloorScreens;
  readonly followers: Followers;
  readonly rooms: Rooms;
  readonly homes: Homes;
  readonly guesses: Guesses;
  readonly pace: Pace;
  readonly admission: Admission;
  readonly epoch: string;
  /** Null where nothing is kept on a disk. */
  readonly backups: Pick<Backups, 'begin'> | null;
}
