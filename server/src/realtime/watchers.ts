// Watchers: who looks on hears of a match as long as the event's setting admits them; who is admitted no more is cut from it at
// once, and told.

import type { MatchId, Refusal } from '@dunmer/shared/protocol';
import { type Context, watchingRefused } from '../match/index.ts';
import type { Reader } from '../store/index.ts';
import { type Hall, leave } from './follow.ts';
import type { Phone } from './wire.ts';

export interface WatchersPorts {
  readonly context: Context;
  readonly reader: Reader;
  readonly hall: Hall;
  /** All that are connected. */
  readonly phones: () => Iterable<Phone>;
}

export class Watchers {
  readonly #ports: WatchersPorts;
  #era = 0;

  constructor(ports: WatchersPorts) {
    this.#ports = ports;
    ports.context.settings.listen(() => {
      this.#era += 1;
      this.#look().catch(() => undefined);
    });
  }

  /** Which setting holds: who was let in under another one has to be asked about again. */
  get era(): number {
    return this.#era;
  }

  /** Cuts a phone from a match that it may not look at any more; why, or null where it may. Seats are never cut. */
  async cut(phone: Phone, match: MatchId): Promise<Refusal | null> {
    const { context, reader, hall } = this.#ports;
    const { session } = phone.data;
    const way = session.follows.get(match)?.way;
    const live = await context.lives.get(reader, match);
    if (way === undefined || way === 'seat' || live === null) return null;
    const actor = await context.actors.of(reader, session.device);
    const refused = await watchingRefused(reader, actor, live.table, way);
    if (refused === null || session.follows.get(match)?.way !== way) return null;
    leave(hall, phone, match);
    return refused;
  }

  async #look(): Promise<void> {
    for (const phone of [...this.#ports.phones()])
      for (const match of [...phone.data.session.follows.keys()]) {
        if ((await this.cut(phone, match)) === null) continue;
        this.#ports.hall.rooms.send([phone], 'closed', { match, why: { code: 'not-watched' } });
      }
  }
}
