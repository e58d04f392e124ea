// Kept: what is kept in memory for the clocks of one live match.

import type { ClockTimes, MatchId } from '@dunmer/shared/protocol';
import type { LiveMatch } from '../match/index.ts';
import { type ClockDue, clocksDue, type Facts, factsOf } from './due.ts';
import { areSame } from './keeping.ts';
import type { MatchClocks } from './matchClocks.ts';

/** What a match in its present state means for its clocks. */
export interface Standing {
  readonly version: number;
  readonly facts: Facts;
  /** The clocks that it should have, by the times it was opened with. */
  readonly wanted: readonly ClockDue[];
}

export interface Kept {
  readonly key: number;
  readonly id: MatchId;
  /** The times it was opened with. */
  readonly times: ClockTimes;
  readonly clocks: MatchClocks;
  /** The last known state of the match; null until it is read, and until then none of its clocks runs. */
  standing: Standing | null;
  /** The clocks as they were last told, without the time left. */
  told: string;
  /** The names of the clocks that have a row in the database; the others have begun since the last saving. */
  readonly stored: Set<string>;
}

/** The name of a clock within its match. */
export const nameOf = ({ kind, seat }: Pick<ClockDue, 'kind' | 'seat'>): string => `${kind} ${seat}`;

/** What a match means for its clocks; returns `known` if that is of the same version. */
export function standingOf(match: LiveMatch, known: Standing | null | undefined): Standing {
  const { version, table } = match;
  if (known?.version === version) return known;
  const facts = factsOf(match);
  return { version, facts, wanted: clocksDue(facts, table.times) };
}

/** The clocks that a match should have; none before it was read. */
export const wantedOf = ({ standing }: Pick<Kept, 'standing'>): readonly ClockDue[] => standing?.wanted ?? [];

/** Whether the running clocks differ from those that the match should have. */
export const isBehind = ({ standing, clocks }: Kept): boolean =>
  standing !== null && !areSame(clocks.dues, standing.wanted);
