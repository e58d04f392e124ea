// DeckCommand: the commands of the deck. Each names what it answers, so none needs a version.

import type { TraderId } from '../windows/index.ts';

/** `asking`: the number of the asking that this answers. */
interface Answering {
  readonly who: TraderId;
  readonly asking: number;
}

/** The commands of a trader. */
export type DeckTraderCommand =
  /**
   * IN9, the secondary ability: one card, for the price. `offer`: the trader and the price of the audience as they
   * were shown; left out, any open audience will do.
   */
  | {
      readonly type: 'buyDraw';
      readonly who: TraderId;
      readonly offer?: { readonly audience: TraderId; readonly price: number } | undefined;
    }
  /** IN10: the cards that stay in hand; the rest are spent. */
  | { readonly type: 'keep'; readonly who: TraderId; readonly copies: readonly string[] }
  /** IN11. `shownTo` is null to show them to everybody. */
  | {
      readonly type: 'show';
      readonly who: TraderId;
      readonly copies: readonly string[];
      readonly shownTo: TraderId | null;
    }
  /** IN13, IN14. `id`: the command's own, from which lots are drawn. `chosen`: traders or copies, as the card says. */
  | {
      readonly type: 'playAction';
      readonly id: string;
      readonly who: TraderId;
      readonly copy: string;
      readonly chosen: readonly string[];
    }
  | ({ readonly type: 'cancel'; readonly copy: string } & Answering)
  | ({ readonly type: 'passAnswer' } & Answering)
  | ({ readonly type: 'chooseDrop'; readonly copies: readonly string[] } & Answering);

/** The commands of organisers, referees and clocks. */
export type DeckStaffCommand =
  | { readonly type: 'sayWord'; readonly word: string }
  /** `ring`: its number, so that two organisers who ring at once ring only once. */
  | { readonly type: 'ring'; readonly ring: number }
  | { readonly type: 'openAudience'; readonly who: TraderId }
  | { readonly type: 'closeAudience' }
  | { readonly type: 'letDraw'; readonly who: TraderId; readonly n: number; readonly reason: string }
  | { readonly type: 'openHand'; readonly who: TraderId; readonly reason: string }
  | { readonly type: 'ruin'; readonly who: TraderId; readonly reason: string }
  /** Answers for a silent trader: passes, drops their newest cards, or spends the newest of their surplus. */
  | {
      readonly type: 'answerFor';
      readonly who: TraderId;
      /** Null for their surplus. */
      readonly asking: number | null;
      readonly by: 'clock' | 'referee';
    }
  | { readonly type: 'closeDeck' };

/** What happens around the deck. */
export type DeckAroundCommand =
  /** This trader trades from now on. */
  | { readonly type: 'join'; readonly who: TraderId }
  /** A card is played in a contract or a match, which takes it. */
  | { readonly type: 'playedAt'; readonly who: TraderId; readonly copy: string; readonly where: string }
  /** The play of that card is over. */
  | { readonly type: 'playIsOver'; readonly copy: string };

export type DeckCommand = DeckTraderCommand | DeckStaffCommand | DeckAroundCommand;
