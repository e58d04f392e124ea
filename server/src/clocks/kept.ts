// Kept: what the clocks keep of one live match.

import type { ClockTimes, MatchId } from '@dunmer/shared/protocol';
import type { Facts } from './due.ts';
import type { MatchClocks } from './matchClocks.ts';

export interface Kept {
  readonly key: number;
  readonly id: MatchId;
  /** What it was opened with. */
  readonly times: ClockTimes;
  readonly clocks: MatchClocks;
  /** Null until its match was read: then nothing of it runs. */
  facts: Facts | null;
  /** What was told last, but for what is left. */
  told: string;
}
