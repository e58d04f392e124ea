// Session: one socket of a device: what it follows, what it owes, how much it may still say.

import type { MatchId, SyncRequest } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import type { DeviceHash } from '../store/index.ts';
import { Bucket } from './bucket.ts';
import { LIMITS, type RateName, RATES } from './limits.ts';

export interface Following {
  readonly viewer: Viewer;
  /** From the seat, by the watch code or from the floor. */
  readonly way: SyncRequest['follow']['by'];
  /** The seats that the server plays: always here. */
  readonly bots: readonly Seat[];
  /** The newest version that the phone says it has taken in. */
  readonly seen: number;
  /** Since when it owes a newer one; null where it owes nothing. */
  readonly owedSince: number | null;
}

export class Session {
  readonly device: DeviceHash;
  readonly follows = new Map<MatchId, Following>();
  /** Since when too many packets wait for it; null where they don't. */
  laggingSince: number | null = null;
  readonly #buckets = new Map<RateName, Bucket>();
  readonly #isLimited: boolean;
  #strikes = 0;

  constructor(device: DeviceHash, { limited }: { readonly limited: boolean }) {
    this.device = device;
    this.#isLimited = limited;
  }

  /** Whether a message of this kind may be heard at `now`; `cut` at the third that may not. */
  hear(kind: RateName, now: number): 'heard' | 'too-fast' | 'cut' {
    if (!this.#isLimited) return 'heard';
    const bucket = this.#buckets.get(kind) ?? new Bucket(RATES[kind], now);
    this.#buckets.set(kind, bucket);
    if (bucket.take(now)) return 'heard';
    this.#strikes += 1;
    return this.#strikes >= LIMITS.strikes ? 'cut' : 'too-fast';
  }
}
