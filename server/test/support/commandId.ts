// commandId: a UUIDv7 out of seeded chance.

import { uuidv7 } from '@dunmer/shared/phone';
import type { CommandId } from '@dunmer/shared/protocol';
import type { Random } from '@dunmer/shared/testing';

/** A new id at `now` (milliseconds). */
export const newCommandId = (random: Random, now: number): CommandId =>
  uuidv7({ timers: { now: () => now }, chance: { hex: (bytes) => random.hex32().slice(0, 2 * bytes) } });
