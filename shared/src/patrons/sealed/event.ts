// Events of a sealed game besides those of its core: the commitment to its seed, and the exchanges when it is over.

import type { DeskEvent, FairEvent, Hex32 } from '../../fairness/index.ts';
import type { BySeat, CopyId, Seat } from '../../rules/index.ts';
import type { GameEvent } from '../event.ts';

/** The cards that each seat has put under its pile, in code-unit order; null before the exchange. */
export type Exchanges = BySeat<readonly CopyId[] | null>;

type GameSealEvent =
  /** F1: the commitment C to the seed, and the seats that the server's bots play (F4). Courts are nobody's secret. */
  | {
      readonly type: 'GameSealed';
      readonly to: 'everyone';
      readonly match: string;
      readonly commitment: Hex32;
      readonly bots: readonly Seat[];
    }
  /** "Seed and exchanges, published however the match ends, open piles and hands." */
  | { readonly type: 'ExchangesPublished'; readonly to: 'everyone'; readonly exchanges: Exchanges };

/** The events of a game and of what is sealed in it. */
export type GameTableEvent = GameEvent | GameSealEvent;

/** Everything that happens in a sealed game, in one stream. */
export type SealedGameEvent = GameTableEvent | FairEvent | DeskEvent;

/** The events that everybody may see, also in the file (F10). */
export type PublicSealedGameEvent = Extract<SealedGameEvent, { readonly to: 'everyone' }>;
