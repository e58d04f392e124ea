// Asked: what is to happen once, and by what it is told from anything else under its id (P2).

import type { MatchId } from '@dunmer/shared/protocol';
import type { Tx } from '../store/index.ts';

export interface Asked {
  readonly id: string;
  /** The match that stands still where an invariant breaks; null where the command is about none. */
  readonly match: MatchId | null;
  /**
   * Who sent what, as it is known inside the transaction: nothing is read before it, so that whoever comes first is
   * first.
   */
  readonly saying: (tx: Tx) => Promise<Said>;
}

/** What tells a command from another one under the same id. */
export interface Said {
  /** Who sent what, without secrets and words: its hash is kept. */
  readonly said: object;
  /** What people have written in it: it is compared with the texts that are kept, as long as nobody has erased them. */
  readonly words: readonly string[];
  /** Who sent what with all words, as releases of before have kept its hash: seldom asked for. */
  readonly saidBefore: () => object;
}
