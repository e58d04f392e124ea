// Session: one socket of a device: what it follows, what it owes, how much it may still say.

import type { MatchId, SyncRequest, TableInfo } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import type { Caller, Pace, RateName } from '../callers/index.ts';
import type { DeviceHash } from '../store/index.ts';
import { LIMITS } from './limits.ts';

export interface Following {
  readonly viewer: Viewer;
  /** From the seat, by the watch code or from the floor. */
  readonly way: SyncRequest['follow']['by'];
  /** What this phone was told of the table that not every viewer may know. */
  readonly told: Pick<TableInfo, 'stake' | 'watch'>;
  /** The seats that the server plays: always here. */
  readonly bots: readonly Seat[];
  /** The newest version that the phone says it has taken in. */
  readonly seen: number;
  /** Since when it owes a newer one; null where it owes nothing. */
  readonly owedSince: number | null;
}

export interface SessionPorts {
  readonly device: DeviceHash;
  /** The version that its phone speaks. */
  readonly protocol: number;
  readonly caller: Caller;
  readonly pace: Pace;
}

export class Session {
  readonly device: DeviceHash;
  readonly protocol: number;
  readonly caller: Caller;
  readonly follows = new Map<MatchId, Following>();
  /** Since when too many packets wait for it; null where they don't. */
  laggingSince: number | null = null;
  readonly #pace: Pace;
  #strikes = 0;

  constructor({ device, protocol, caller, pace }: SessionPorts) {
    this.device = device;
    this.protocol = protocol;
    this.caller = caller;
    this.#pace = pace;
  }

  /**
   * Whether a message of this kind may be heard now; `cut` at the third of this socket that may not. That strangers
   * crowd its address is not its own fault.
   */
  hear(kind: RateName): 'heard' | 'too-fast' | 'cut' {
    const heard = this.#pace.hear(this.caller, kind);
    if (heard === 'heard') return 'heard';
    if (heard === 'too-fast') this.#strikes += 1;
    return this.#strikes >= LIMITS.strikes ? 'cut' : 'too-fast';
  }
}
