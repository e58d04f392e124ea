// Command ids as phones make them: UUIDv7.

import { randomBytes } from 'node:crypto';

let last = 0;

/** A new id; later ones sort after earlier ones. */
export function commandId(): string {
  last = Math.max(last + 1, Date.now());
  const time = last.toString(16).padStart(12, '0');
  const rest = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
}
