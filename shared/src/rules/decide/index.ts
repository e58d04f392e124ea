// decide: all choice. It turns a command into events, or refuses it; what has happened is never its concern.

import { never, ok, type Result } from '../../lib/index.ts';
import type { Catalogue } from '../../cards/index.ts';
import type { RuleCommand } from '../command.ts';
import { asTheDeckSays, type DeckAnswer } from '../deckAnswer.ts';
import type { RuleEvent } from '../event.ts';
import { prepareCards } from '../prepared.ts';
import type { Random } from '../random.ts';
import type { RuleError } from '../ruleError.ts';
import type { MatchState } from '../state.ts';
import { chooseTarget, declineSummon, summon } from './choose.ts';
import { applyDefault, award, claim, closeClaim, concede, voidMatch, waive } from './ending.ts';
import { place, reveal, tossForPlacement } from './place.ts';
import { resolve } from './resolve.ts';
import { Run } from './run.ts';

export { type MatchTerms, openMatch } from './open.ts';

function apply(run: Run, command: RuleCommand): Result<null, RuleError> {
  switch (command.type) {
    case 'place':
      return place(run, command.seat, command.laying);
    case 'tossForPlacement':
      return tossForPlacement(run);
    case 'reveal':
      return reveal(run);
    case 'chooseTarget':
      return chooseTarget(run, command.seat, command.choice, command.copy);
    case 'summon':
      return summon(run, command.seat, command.choice, command.copy, command.cell);
    case 'declineSummon':
      return declineSummon(run, command.seat, command.choice);
    case 'claim':
      return claim(run, command.seat, command.copy);
    case 'waive':
      return waive(run, command.seat);
    case 'concede':
      return concede(run, command.seat);
    case 'award':
      return award(run, command.winner, command.claim, command.reason);
    case 'void':
      return voidMatch(run, command.reason);
    case 'closeClaim':
      return closeClaim(run, command.reason);
    case 'applyDefault':
      return applyDefault(run, command.seat, command.by, command.draft);
    default:
      return never(command);
  }
}

/** What follows from a command: the events, and the state they lead to, so that nobody evolves twice. */
export interface Decision {
  readonly events: readonly RuleEvent[];
  readonly state: MatchState;
}

/** Decides commands of a match that is played with this catalogue. */
export type Decide = (state: MatchState, command: RuleCommand, random: Random) => Result<Decision, RuleError>;

/**
 * Makes the decider of a catalogue. It takes a state, a command and the chance to use, and returns the events that
 * follow, up to the next choice or the end; or a `RuleError`, and then nothing has happened. `deckAnswer` is given only
 * where the decks in the state are not whole (EVENT, F10).
 */
export function decide(catalogue: Catalogue, deckAnswer: DeckAnswer = asTheDeckSays): Decide {
  const cards = prepareCards(catalogue);
  return (state, command, random) => {
    const run = new Run(cards, random, deckAnswer, state);
    const applied = apply(run, command);
    if (!applied.ok) return applied;
    if (run.state.common.phase.at === 'resolving') resolve(run);
    return ok({ events: run.events, state: run.state });
  };
}
