// Follower: a phone's part in following one match: it syncs by version, fills gaps, and says what it has seen.

import type { EventEmitter } from 'node:events';
import type { Presence, SyncRequest, SyncResult, SyncState, TableInfo } from '@dunmer/shared/protocol';
import { Mirror } from './mirror.ts';
import type { Wire } from './wire.ts';

export type Follow = SyncRequest['follow'];

/** A phone owes what it has seen within seconds: it says so once for all that comes within a while. */
const SEEN_MS = 1000;
const SYNC_MS = 5000;

export class Follower {
  mirror: Mirror | null = null;
  table: TableInfo | null = null;
  presence: Presence | null = null;
  readonly #wire: Wire;
  /** Hears `change` after every change, and `error` where the server is wrong. */
  readonly #changed: EventEmitter;
  #following: Follow | null = null;
  #isSyncing = false;
  #seeing: NodeJS.Timeout | null = null;

  constructor(wire: Wire, changed: EventEmitter) {
    this.#wire = wire;
    this.#changed = changed;
    wire.on('connect', () => this.#sync());
    wire.on('batch', (batch) => {
      if (batch.match !== this.table?.match) return;
      const fit = this.mirror?.take(batch);
      if (fit === 'gap') this.#sync();
      if (fit === 'next') this.#tell();
    });
    wire.on('table', (table) => {
      this.table = table;
      this.#changed.emit('change');
    });
    wire.on('presence', (presence) => {
      this.presence = presence;
      this.#changed.emit('change');
    });
  }

  /** Follows a match from the beginning, and from then on through every loss of the connection. */
  start(follow: Follow): void {
    // What is owed for the match before would never be said after it.
    if (this.#seeing !== null) this.#see();
    this.#following = follow;
    this.mirror = null;
    this.#sync();
  }

  /** One request for what came since, answered or lost with the connection. */
  async request(request: SyncRequest): Promise<SyncResult> {
    return new Promise((resolve, reject) => {
      this.#wire.timeout(SYNC_MS).emit('sync', request, (error: Error | null, result: SyncResult) => {
        if (error === null) resolve(result);
        else reject(error);
      });
    });
  }

  stop(): void {
    this.#following = null;
    clearTimeout(this.#seeing ?? undefined);
  }

  /** Asks for what came since; the answer is taken in at once, before the batches that may follow in one chunk. */
  #sync(): void {
    const follow = this.#following;
    if (this.#isSyncing || follow === null || !this.#wire.connected) return;
    this.#isSyncing = true;
    const since = this.mirror?.version ?? 0;
    this.#wire.timeout(SYNC_MS).emit('sync', { follow, since }, (lost: Error | null, result: SyncResult) => {
      this.#isSyncing = false;
      // A lost connection syncs again when it is back; another match may have been chosen meanwhile.
      if (this.#following !== follow || lost !== null) return this.#sync();
      if (!result.ok)
        return void this.#changed.emit('error', new Error(`a sync was refused: ${result.error.code}`));
      this.#take(result.value, since);
      if (result.value.more) this.#sync();
    });
  }

  #take(state: SyncState, since: number): void {
    this.table = state.table;
    this.presence = state.presence;
    this.mirror ??= new Mirror(state.viewer);
    this.mirror.takeSync(state, since);
    this.#tell();
  }

  #tell(): void {
    this.#seeing ??= setTimeout(() => this.#see(), SEEN_MS);
    this.#changed.emit('change');
  }

  #see(): void {
    clearTimeout(this.#seeing ?? undefined);
    this.#seeing = null;
    const { mirror, table } = this;
    if (mirror !== null && table !== null && this.#wire.connected)
      this.#wire.emit('seen', { match: table.match, version: mirror.version });
  }
}
