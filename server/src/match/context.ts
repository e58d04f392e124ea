// Context: what the handlers of commands work with.

import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Editions } from '../catalogue/index.ts';
import type { Clock, Log } from '../ports/index.ts';
import type { StoredBatch, Texts } from '../store/index.ts';
import type { Draws } from './draws.ts';
import type { LiveMatch, LiveMatches } from './liveMatches.ts';

/** Who hears of what has been committed, in its order. */
export interface TableListener {
  /** Somebody has sat down. */
  seated(match: LiveMatch): void;
  /** A command was accepted; `match` is as it stands after it, `texts` the JSON of its events. */
  happened(match: LiveMatch, batch: StoredBatch, texts: Texts<MatchEvent>): void;
}

export interface Context {
  readonly lives: LiveMatches;
  readonly editions: Editions;
  readonly draws: Draws;
  readonly clock: Clock;
  readonly log: Log;
  readonly listener: TableListener;
}
