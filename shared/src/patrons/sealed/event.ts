// Events of a sealed game beside those of its core: its seed's commitment, and the exchanges when it is over.

import type { DeskEvent, FairEvent, Hex32 } from '../../fairness/index.ts';
import type { BySeat, CopyId, Seat } from '../../rules/index.ts';
import type { GameEvent } from '../event.ts';

/** What each seat has put under its pile, in code-unit order; null: it has not come to that. */
export type Exchanges = BySeat<readonly CopyId[] | null>;

type GameSealEvent =
  /** F1: the seed's commitment C, and which seats are the server's bots (F4). Courts are nobody's secret. */
  | {
      readonly type: 'GameSealed';
      readonly to: 'everyone';
      readonly match: string;
      readonly commitment: Hex32;
      readonly bots: readonly Seat[];
    }
  /** "Seed and exchanges, published however the match ends, open piles and hands." */
  | { readonly type: 'ExchangesPublished'; readonly to: 'everyone'; readonly exchanges: Exchanges };

/** What happens in a game and in what is sealed of it. */
export type GameTableEvent = GameEvent | GameSealEvent;

/** Everything that happens in a sealed game, in one stream. */
export type SealedGameEvent = GameTableEvent | FairEvent | DeskEvent;

/** What everybody may see, in the file too (F10). */
export type PublicSealedGameEvent = Extract<SealedGameEvent, { readonly to: 'everyone' }>;
