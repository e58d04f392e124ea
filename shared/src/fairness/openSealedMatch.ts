// Opening a sealed match (F1): commits to the seed and both decks before anybody does anything.

import {
  type BySeat,
  bySeat,
  decide,
  type DeckCard,
  evolveAll,
  openMatch,
  type Seat,
  SEATS,
  type WindowTerms,
} from '../rules/index.ts';
import type { Entropy } from './command.ts';
import { deckCommitment, seedCommitment } from './commitments.ts';
import type { MatchDecision } from './decideMatch.ts';
import { goOn } from './decideSealed.ts';
import { followRules } from './followRules.ts';
import { tradePlay } from './tradePlay.ts';
import { giveBotNonce } from './promises.ts';
import { Sealing } from './sealing.ts';
import type { DeckSeal } from './state.ts';
import { TRADE } from './trade.ts';

export interface MatchSetup {
  /** The match's id, which is part of every commitment. */
  readonly match: string;
  /** Both decks in their owners' order. */
  readonly decks: BySeat<readonly DeckCard[]>;
  /** The seats played by the server. */
  readonly bots: readonly Seat[];
  /** R21: a friendly match has no price of victory. */
  readonly friendly: boolean;
  /** Present if promises or intrigue cards are played (PR15). */
  readonly windows?: WindowTerms;
}

/**
 * Opens a match: returns its first events and the state they lead to. It draws the seed, then the salt of deck a and
 * of deck b, then an n for each bot.
 */
export function openSealedMatch(
  { match, decks, bots, friendly, windows }: MatchSetup,
  entropy: Entropy,
): MatchDecision {
  const run = new Sealing(TRADE, TRADE.fresh, entropy);
  const seed = entropy.draw();
  const deckSeals: BySeat<DeckSeal> = bySeat((seat) => ({
    salt: entropy.draw(),
    copies: decks[seat].map((card) => card.copy).toSorted(),
  }));
  run.emit({ type: 'SeedDrawn', to: 'server', seed });
  run.emit({
    type: 'MatchSealed',
    to: 'everyone',
    match,
    commitment: seedCommitment(match, seed),
    decks: bySeat((seat) => deckCommitment(match, seat, deckSeals[seat].salt, deckSeals[seat].copies)),
    bots: SEATS.filter((seat) => bots.includes(seat)),
  });
  const events = openMatch(decks, windows === undefined ? { friendly } : { friendly, windows });
  followRules(run, { events, state: evolveAll(run.state.rules, events) });
  for (const seat of SEATS) run.emit({ type: 'DeckSalted', to: seat, ...deckSeals[seat] });
  for (const seat of SEATS) if (bots.includes(seat)) giveBotNonce(run, seat);
  // No card is face up yet, so the rules need no catalogue: all that can be due is the toss of rule 2.2, if the
  // server plays both seats.
  goOn(tradePlay(decide(new Map())), run);
  return { events: run.events, state: run.state };
}
