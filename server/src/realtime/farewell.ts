// Farewell: a socket that is let go on purpose is told why, so that its phone does not take it for a fault.

import type { Farewell } from '@dunmer/shared/protocol';
import type { Phone } from './wire.ts';

/** The first version in which phones listen for it. */
const HEARD_SINCE = 5;

/**
 * Lets a phone go that may come back when its owner needs it. One of the release before takes a server's good-bye for
 * its tab having to rest: only where that is so it is said.
 */
export function letGo(phone: Phone, why: Farewell): void {
  if (phone.data.session.protocol < HEARD_SINCE && why !== 'elsewhere') return phone.conn.close();
  phone.emit('farewell', { why });
  phone.disconnect(true);
}
