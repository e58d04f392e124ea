// Asked: something that must happen once, and how it is told from anything else with the same id (P2).

import type { MatchId } from '@dunmer/shared/protocol';
import type { Tx } from '../store/index.ts';

export interface Asked {
  readonly id: string;
  /** The match that stops if an invariant breaks; null if the command is about none. */
  readonly match: MatchId | null;
  /**
   * Says who sent what, as known inside the transaction: nothing is read before it, so that whoever comes first is
   * first.
   */
  readonly saying: (tx: Tx) => Promise<Said>;
}

/** What tells a command from another with the same id. */
export interface Said {
  /** Who sent what, without secrets and words; its hash is kept. */
  readonly said: object;
  /** The words that people wrote in it; compared with the stored texts as long as those are not erased. */
  readonly words: readonly string[];
  /** Who sent what with all words, over which earlier releases kept the hash; rarely needed. */
  readonly saidBefore: () => object;
}
