// Leak: a way in which a server could give away what lies face down; planted on purpose, to show that it is found.

import type { SealedMatch } from '@dunmer/shared/fairness';
import type { Batch, CommandResult, Draft } from '@dunmer/shared/protocol';
import type { Seat, Viewer } from '@dunmer/shared/rules';
import type { EntropySource } from '../../src/ports/index.ts';

/** Everything that a leak can know. */
export interface Truth {
  readonly hider: Seat;
  readonly state: SealedMatch;
  /** What the hider has drafted. */
  readonly draft: Draft | null;
}

export interface Leak {
  readonly entropy: (entropy: EntropySource, hidersDeck: string) => EntropySource;
  readonly batch: (batch: Batch, viewer: Viewer, truth: Truth) => Batch;
  readonly answer: (result: CommandResult, truth: Truth) => CommandResult;
  /** Changes the answer to a page's request. */
  readonly page: (path: string, body: string, truth: Truth) => string;
  /** Changes what the journal holds. */
  readonly journal: (rows: string, truth: Truth) => string;
}

/** Gives nothing away. */
export const TIGHT: Leak = {
  entropy: (entropy) => entropy,
  batch: (batch) => batch,
  answer: (result) => result,
  page: (_, body) => body,
  journal: (rows) => rows,
};
