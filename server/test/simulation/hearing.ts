// Hearing: checks what each phone is told over its connection: every batch once and in order, from the moment it
// follows a match (P9).

import type { MatchId } from '@dunmer/shared/protocol';
import type { Frame } from './packet.ts';
import { promise } from './violation.ts';

interface Told {
  readonly match: MatchId;
  readonly version: number;
}

export class Hearing {
  readonly #told = new Map<number, Told>();

  /** Takes a frame as it leaves the server. */
  said(phone: number, frame: Frame): void {
    if (frame.kind === 'batch') return this.#hear(phone, frame.batch.match, frame.batch.version);
    if (frame.kind !== 'synced' || !frame.result.ok || frame.result.value.more) return;
    const { version, table } = frame.result.value;
    const told = this.#told.get(phone);
    if (told?.match === table.match)
      promise(
        version === told.version,
        `who follows is told no other version than all have heard: ${version}, and ${told.version} before`,
      );
    this.#told.set(phone, { match: table.match, version });
  }

  /** Notes that all connections are gone. */
  restarted(): void {
    this.#told.clear();
  }

  #hear(phone: number, match: MatchId, version: number): void {
    const told = this.#told.get(phone);
    promise(told?.match === match, `who hears of a match follows it: ${match}`);
    promise(
      version === told.version + 1,
      `no follower misses a batch or gets one twice: ${told.version}, then ${version}`,
    );
    this.#told.set(phone, { match, version });
  }
}
