// ContractCardCommand: the commands of a contract that promises and intrigue cards add.

import type { Held } from '../../windows/index.ts';
import type { Party } from '../party.ts';

interface Answering {
  readonly by: Party;
  /** The number of the asking that this answers. */
  readonly asking: number;
}

export type ContractCardCommand =
  /**
   * Demands the sixth with a card that has the window `demand`. `rounding`: only if the card lets its player choose
   * it.
   */
  | {
      readonly type: 'demandWith';
      readonly by: Party;
      readonly card: Held;
      readonly rounding: 'floor' | 'ceil' | null;
    }
  /** Plays a card that has the window `answer`, against this proposal or demand. */
  | { readonly type: 'answerWith'; readonly by: Party; readonly proposal: number; readonly card: Held }
  | ({ readonly type: 'cancelPlay'; readonly card: Held } & Answering)
  | ({ readonly type: 'passPlay' } & Answering)
  /** A truce has begun between the two parties: what stands proposed or demanded ends. */
  | { readonly type: 'beginTruce' };
