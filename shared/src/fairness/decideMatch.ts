// decideMatch: all choice of a sealed match: the rules' decisions, sealed, and what the table does by itself.

import { err, ok, type Result } from '../lib/index.ts';
import type { Catalogue } from '../cards/index.ts';
import { type DeckAnswer, type Decide, decide } from '../rules/index.ts';
import { NO_WINDOW_CARDS, rulesOf, type WindowCards } from '../windows/index.ts';
import type { Entropy, MatchCommand, MatchError } from './command.ts';
import type { MatchEvent } from './event.ts';
import { applyRule, goOn } from './goOn.ts';
import { mayCommit } from './mayCommit.ts';
import { noteOnDesk } from './noteOnDesk.ts';
import { givePromise, goOnWithout, openNonce } from './promises.ts';
import { waitsInPause } from './pause.ts';
import { Sealing } from './sealing.ts';
import type { SealedMatch } from './state.ts';

/** What follows from a command: the events in order, and the state they lead to. */
export interface MatchDecision {
  readonly events: readonly MatchEvent[];
  readonly state: SealedMatch;
}

/** Decides commands of a sealed match that is played with this catalogue. */
export type DecideMatch = (
  state: SealedMatch,
  command: MatchCommand,
  entropy: Entropy,
) => Result<MatchDecision, MatchError>;

type Play = Extract<MatchCommand, { type: 'play' }>;

/** The window `opened` is open for a seat once its K is stored, or was gone on without (PROMISES 4; F2, F4). */
function lacksPromise({ rules, seals }: SealedMatch, cards: WindowCards, { seat, card }: Play): boolean {
  const held = rules.secret[seat].windows?.hand.find(({ key }) => key === card);
  return held !== undefined && rulesOf(cards, held).window === 'opened' && !mayCommit(seals, seat);
}

function apply(
  rule: Decide,
  cards: WindowCards,
  run: Sealing,
  command: MatchCommand,
): Result<null, MatchError> {
  switch (command.type) {
    case 'play':
      if (lacksPromise(run.state, cards, command)) return err({ code: 'promise-first' });
      return applyRule(rule, run, command);
    case 'promise':
      return givePromise(run, command.seat, command.promise);
    case 'open':
      return openNonce(run, command.seat, command.nonce);
    case 'goOnWithout':
      return goOnWithout(run, command.seat, command.by);
    case 'note':
      return noteOnDesk(run, command.note);
    default:
      return applyRule(rule, run, command);
  }
}

/**
 * Makes the decider of a sealed match. It takes a state, a command and the system's entropy, and returns the events
 * that follow, what the table does by itself included; or a `MatchError`, and then nothing has happened. `deckAnswer`
 * is given only where the decks in the state are not whole (F10), `windowCards` where promises or intrigue cards are
 * played.
 */
export function decideMatch(
  catalogue: Catalogue,
  deckAnswer?: DeckAnswer,
  windowCards: WindowCards = NO_WINDOW_CARDS,
): DecideMatch {
  const rule = decide(catalogue, deckAnswer, windowCards);
  return (state, command, entropy) => {
    if (state.desk.paused && waitsInPause(command, state.rules.common)) return err({ code: 'match-paused' });
    const run = new Sealing(state, entropy);
    const applied = apply(rule, windowCards, run, command);
    if (!applied.ok) return applied;
    goOn(rule, run);
    return ok({ events: run.events, state: run.state });
  };
}
