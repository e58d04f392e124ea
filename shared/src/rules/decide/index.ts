// decide: makes every choice. It turns a command into events, or refuses it; it never changes a state itself.

import { BrokenInvariant, never, ok, type Result } from '../../lib/index.ts';
import type { Catalogue } from '../../cards/index.ts';
import { NO_WINDOW_CARDS, type WindowCards } from '../../windows/index.ts';
import type { RuleCommand } from '../command.ts';
import { asTheDeckSays, type DeckAnswer } from '../deckAnswer.ts';
import type { RuleEvent } from '../event.ts';
import { prepareCards } from '../prepared.ts';
import type { Random } from '../random.ts';
import type { RuleError } from '../ruleError.ts';
import type { Seat } from '../seat.ts';
import { type MatchState, NEW_MATCH } from '../state.ts';
import type { RuleView } from '../view.ts';
import { chooseTarget, declineSummon, summon } from './choose.ts';
import { applyDefault, award, claim, closeClaim, concede, voidMatch, waive } from './ending.ts';
import { place, reveal, tossForPlacement } from './place.ts';
import { ahead, hold, pass, play } from './play.ts';
import { type Playable, playable } from './playable.ts';
import { resolve } from './resolve.ts';
import { Run } from './run.ts';

export { type MatchTerms, openMatch, type WindowTerms } from './open.ts';
export { type Playable } from './playable.ts';

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
    case 'play':
      return play(run, command);
    case 'pass':
      return pass(run, command);
    case 'ahead':
      return ahead(run, command);
    case 'hold':
      return hold(run, command);
    case 'applyDefault':
      return applyDefault(run, command.seat, command.by, command.draft);
    default:
      return never(command);
  }
}

/** What follows from a command: the events, and the state they lead to, so that nobody has to evolve it again. */
export interface Decision {
  readonly events: readonly RuleEvent[];
  readonly state: MatchState;
}

/** Decides the commands of a match that is played with one catalogue. */
export type Decide = (state: MatchState, command: RuleCommand, random: Random) => Result<Decision, RuleError>;

/**
 * Makes the decider for a catalogue. It takes a state, a command and the chance to use, and returns the events that
 * follow, up to the next choice or the end; or a `RuleError`, and then nothing has happened. `deckAnswer` is given
 * only if the decks in the state are incomplete (EVENT, F10), `windowCards` only if promises or intrigue cards are
 * played.
 */
export function decide(
  catalogue: Catalogue,
  deckAnswer: DeckAnswer = asTheDeckSays,
  windowCards: WindowCards = NO_WINDOW_CARDS,
): Decide {
  const cards = prepareCards(catalogue);
  return (state, command, random) => {
    const run = new Run(cards, random, deckAnswer, windowCards, state);
    const applied = apply(run, command);
    if (!applied.ok) return applied;
    if (run.state.common.phase.at === 'resolving') resolve(run);
    return ok({ events: run.events, state: run.state });
  };
}

type SeatRuleView = Extract<RuleView, { readonly viewer: Seat }>;

const NO_CHANCE: Random = {
  toss: () => {
    throw new BrokenInvariant('what can be played is looked at without a toss');
  },
};

/**
 * Makes a function that tells a seat which cards it can play now and what it can choose with each, from its own view
 * alone. A `play` with the right number of different places of `from` is then not refused, unless it needs a K that
 * is not stored (F2).
 */
export function playsOf(
  catalogue: Catalogue,
  windowCards: WindowCards,
): (view: SeatRuleView) => readonly Playable[] {
  const cards = prepareCards(catalogue);
  return ({ viewer, common, own }) => {
    const secret = { ...NEW_MATCH.secret, [viewer]: own };
    return playable(new Run(cards, NO_CHANCE, asTheDeckSays, windowCards, { common, secret }), viewer);
  };
}
