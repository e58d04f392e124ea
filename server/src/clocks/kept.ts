// Kept: what the clocks keep of one live match.

import type { ClockTimes, MatchId } from '@dunmer/shared/protocol';
import type { LiveMatch } from '../match/index.ts';
import { type ClockDue, clocksDue, type Facts, factsOf } from './due.ts';
import { areSame } from './keeping.ts';
import type { MatchClocks } from './matchClocks.ts';

/** What a match means for its clocks as it stands. */
export interface Standing {
  readonly version: number;
  readonly facts: Facts;
  /** The clocks that it has, by what it was opened with. */
  readonly wanted: readonly ClockDue[];
}

export interface Kept {
  readonly key: number;
  readonly id: MatchId;
  /** What it was opened with. */
  readonly times: ClockTimes;
  readonly clocks: MatchClocks;
  /** How its match stood last; null until that was read: then nothing of it runs. */
  standing: Standing | null;
  /** What was told last, but for what is left. */
  told: string;
  /** The names of those that have a row in the database: the others have begun since it was last saved. */
  readonly stored: Set<string>;
}

/** What a clock is called among those of its match. */
export const nameOf = ({ kind, seat }: Pick<ClockDue, 'kind' | 'seat'>): string => `${kind} ${seat}`;

/** What this match means for its clocks, which knew before how it stood. */
export function standingOf(match: LiveMatch, known: Standing | null | undefined): Standing {
  const { version, table } = match;
  if (known?.version === version) return known;
  const facts = factsOf(match);
  return { version, facts, wanted: clocksDue(facts, table.times) };
}

/** The clocks that a match has as it stands; none before it was read. */
export const wantedOf = ({ standing }: Pick<Kept, 'standing'>): readonly ClockDue[] => standing?.wanted ?? [];

/** Whether other clocks are due than run. */
export const isBehind = ({ standing, clocks }: Kept): boolean =>
  standing !== null && !areSame(clocks.dues, standing.wanted);
