// uuidv7: ids that sort by time.

import type { Chance, Timers } from './given.ts';

interface Drawing {
  readonly timers: Pick<Timers, 'now'>;
  readonly chance: Pick<Chance, 'hex'>;
}

/** Returns a new id, made of the time and of chance. */
export function uuidv7({ timers, chance }: Drawing): string {
  const time = timers.now().toString(16).padStart(12, '0');
  const rest = chance.hex(10);
  const variant = '89ab'.charAt(Number.parseInt(rest.charAt(0), 16) % 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(2, 5)}-${variant}${rest.slice(5, 8)}-${rest.slice(8)}`;
}
