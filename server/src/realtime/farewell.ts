// Farewell: tells a phone why its socket is let go on purpose, so that the phone does not take it for a fault.

import type { Farewell } from '@dunmer/shared/protocol';
import type { Phone } from './wire.ts';

/** The first protocol version whose phones listen for a farewell. */
const HEARD_SINCE = 5;

/**
 * Disconnects a phone, which may come back when its owner needs it. A phone of an older release takes a disconnect by
 * the server as a sign that its tab must rest; unless `why` is `elsewhere`, its line is only closed.
 */
export function letGo(phone: Phone, why: Farewell): void {
  if (phone.data.session.protocol < HEARD_SINCE && why !== 'elsewhere') return phone.conn.close();
  phone.emit('farewell', { why });
  phone.disconnect(true);
}
