// DeckCommand: what may be asked of the deck; each names what it answers, so none needs a version.

import type { TraderId } from '../windows/index.ts';

/** `asking`: its number, by which an answer names it. */
interface Answering {
  readonly who: TraderId;
  readonly asking: number;
}

/** What a trader may ask. */
export type DeckTraderCommand =
  /**
   * IN9, the secondary: one card, for the price. `offer`: whose audience it was and at what price, as it was shown; who
   * leaves it out takes what there is.
   */
  | {
      readonly type: 'buyDraw';
      readonly who: TraderId;
      readonly offer?: { readonly audience: TraderId; readonly price: number } | undefined;
    }
  /** IN10: which cards stay in hand; the rest are spent. */
  | { readonly type: 'keep'; readonly who: TraderId; readonly copies: readonly string[] }
  /** IN11; `shownTo` null: to everybody. */
  | {
      readonly type: 'show';
      readonly who: TraderId;
      readonly copies: readonly string[];
      readonly shownTo: TraderId | null;
    }
  /** IN13, IN14; `id`: that of the command, which lots are drawn by. `chosen`: traders or copies, as the card says. */
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

/** What organisers, referees and clocks say. */
export type DeckStaffCommand =
  | { readonly type: 'sayWord'; readonly word: string }
  /** `ring`: which one it is, so that two who ring at once ring once. */
  | { readonly type: 'ring'; readonly ring: number }
  | { readonly type: 'openAudience'; readonly who: TraderId }
  | { readonly type: 'closeAudience' }
  | { readonly type: 'letDraw'; readonly who: TraderId; readonly n: number; readonly reason: string }
  | { readonly type: 'openHand'; readonly who: TraderId; readonly reason: string }
  | { readonly type: 'ruin'; readonly who: TraderId; readonly reason: string }
  /** What is done for somebody who is silent: a pass, the newest dropped, or the newest of a surplus spent. */
  | {
      readonly type: 'answerFor';
      readonly who: TraderId;
      /** null: their surplus. */
      readonly asking: number | null;
      readonly by: 'clock' | 'referee';
    }
  | { readonly type: 'closeDeck' };

/** What happens around the deck. */
export type DeckAroundCommand =
  /** Somebody trades from now on. */
  | { readonly type: 'join'; readonly who: TraderId }
  /** A card is played in a contract or a match, which has taken it. */
  | { readonly type: 'playedAt'; readonly who: TraderId; readonly copy: string; readonly where: string }
  /** That play is over. */
  | { readonly type: 'playIsOver'; readonly copy: string };

export type DeckCommand = DeckTraderCommand | DeckStaffCommand | DeckAroundCommand;
