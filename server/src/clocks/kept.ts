// Kept: what the clocks keep of one live match.

import type { EventInfo, MatchId } from '@dunmer/shared/protocol';
import { type ClockDue, clocksDue, type Facts } from './due.ts';
import { difference } from './keeping.ts';
import type { MatchClocks } from './matchClocks.ts';

export interface Kept {
  readonly key: number;
  readonly id: MatchId;
  readonly clocks: MatchClocks;
  /** Null until its match was read: then nothing of it runs. */
  facts: Facts | null;
  /** What was told last, but for what is left. */
  told: string;
}

/** The clocks that a match has as it stands and as the event is set; none before both are known. */
export const wantedOf = ({ facts }: Kept, event: EventInfo | null): readonly ClockDue[] =>
  facts === null || event === null ? [] : clocksDue(facts, event.settings);

/** Whether other clocks are due than run. */
export function isBehind(kept: Kept, event: EventInfo | null): boolean {
  const { begun, ended } = difference(kept.clocks.dues, wantedOf(kept, event));
  return kept.facts !== null && begun.length + ended.length > 0;
}
