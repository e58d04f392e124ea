// ContractCardCommand: what promises and intrigue cards add to what may be asked of a contract.

import type { Held } from '../../windows/index.ts';
import type { Party } from '../party.ts';

interface Answering {
  readonly by: Party;
  /** Its number, by which an answer names it. */
  readonly asking: number;
}

export type ContractCardCommand =
  /** The sixth is demanded with a card of the window `demand`; `rounding`: where the card lets choose it. */
  | {
      readonly type: 'demandWith';
      readonly by: Party;
      readonly card: Held;
      readonly rounding: 'floor' | 'ceil' | null;
    }
  /** A card of the window `answer`, to this proposal or demand. */
  | { readonly type: 'answerWith'; readonly by: Party; readonly proposal: number; readonly card: Held }
  | ({ readonly type: 'cancelPlay'; readonly card: Held } & Answering)
  | ({ readonly type: 'passPlay' } & Answering)
  /** A truce has begun between the two: what stands proposed or demanded ends. */
  | { readonly type: 'beginTruce' };
