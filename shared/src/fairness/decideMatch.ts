// decideMatch: decides the commands of a sealed match at the trade table: the rules' decisions, sealed.

import type { Catalogue } from '../cards/index.ts';
import { type DeckAnswer, decide } from '../rules/index.ts';
import { NO_WINDOW_CARDS, type WindowCards } from '../windows/index.ts';
import { type DecideSealed, decideSealed, type SealedDecision } from './decideSealed.ts';
import { tradePlay } from './tradePlay.ts';
import { TRADE, type Trade } from './trade.ts';

/** What follows from a command: the events in order, and the state they lead to. */
export type MatchDecision = SealedDecision<Trade>;

/** Decides the commands of a sealed match that is played with one catalogue. */
export type DecideMatch = DecideSealed<Trade>;

/**
 * Makes the decider of a sealed match. It takes a state, a command and the system's entropy, and returns the events
 * that follow, with what the table does by itself; or a `MatchError`, and then nothing has happened. `deckAnswer` is
 * given only if the decks in the state are incomplete (F10), `windowCards` only if promises or intrigue cards are
 * played.
 */
export const decideMatch = (
  catalogue: Catalogue,
  deckAnswer?: DeckAnswer,
  windowCards: WindowCards = NO_WINDOW_CARDS,
): DecideMatch => decideSealed(TRADE, tradePlay(decide(catalogue, deckAnswer, windowCards), windowCards));
