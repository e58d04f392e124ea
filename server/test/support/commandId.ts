// commandId: a UUIDv7 out of seeded chance.

import type { CommandId } from '@dunmer/shared/protocol';
import type { Random } from './random.ts';

/** A new id at `now` (milliseconds). */
export function newCommandId(random: Random, now: number): CommandId {
  const time = now.toString(16).padStart(12, '0').slice(-12);
  const rest = random.hex32();
  const variant = '89ab'.charAt(random.below(4));
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}
