// Session: one socket of a device: what it follows, what it owes, and how much it may still say.

import type { MatchId, SyncRequest, TableInfo } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import type { Caller, Pace, RateName } from '../callers/index.ts';
import type { DeviceHash } from '../store/index.ts';
import { LIMITS } from './limits.ts';

export interface Following {
  readonly viewer: Viewer;
  /** How it follows: from the seat, by the watch code, or from the floor. */
  readonly way: SyncRequest['follow']['by'];
  /** The facts of the table that this phone was told and that not every viewer may know. */
  readonly told: Pick<TableInfo, 'stake' | 'watch'>;
  /** The seats that the server plays; they always count as here. */
  readonly bots: readonly Seat[];
  /** The newest version that the phone says it has taken in. */
  readonly seen: number;
  /** Since when it owes a newer version; null where it owes nothing. */
  readonly owedSince: number | null;
}

export interface SessionPorts {
  readonly device: DeviceHash;
  /** The protocol version that its phone speaks. */
  readonly protocol: number;
  readonly caller: Caller;
  readonly pace: Pace;
}

export class Session {
  readonly device: DeviceHash;
  readonly protocol: number;
  readonly caller: Caller;
  readonly follows = new Map<MatchId, Following>();
  /** Since when too many packets wait for it; null when they don't. */
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
   * Whether a message of this kind may be heard now; `cut` at this socket's third that may not. Messages refused
   * because strangers crowd the address don't count: that is not the socket's own fault.
   */
  hear(kind: RateName): 'heard' | 'too-fast' | 'cut' {
    const heard = this.#pace.hear(this.caller, kind);
    if (heard === 'heard') return 'heard';
    if (heard === 'too-fast') this.#strikes += 1;
    return this.#strikes >= LIMITS.strikes ? 'cut' : 'too-fast';
  }
}
