// Kept: what the clocks keep of one live match.

import type { ClockTimes, MatchId } from '@dunmer/shared/protocol';
import { type ClockDue, clocksDue, type Facts } from './due.ts';
import { difference } from './keeping.ts';
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
  /** The names of those that have a row in the database: the others have begun since it was last saved. */
  readonly stored: Set<string>;
}

/** What a clock is called among those of its match. */
export const nameOf = ({ kind, seat }: Pick<ClockDue, 'kind' | 'seat'>): string => `${kind} ${seat}`;

/** The clocks that a match has as it stands, by what it was opened with; none before it was read. */
export const wantedOf = ({ facts, times }: Kept): readonly ClockDue[] =>
  facts === null ? [] : clocksDue(facts, times);

/** Whether other clocks are due than run. */
export function isBehind(kept: Kept): boolean {
  const { begun, ended } = difference(kept.clocks.dues, wantedOf(kept));
  return kept.facts !== null && begun.length + ended.length > 0;
}
