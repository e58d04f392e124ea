// LookAhead: plays a match on to its count by the rules' core, with a quick mind in both seats.

import type { Catalogue } from '@dunmer/shared/cards';
import { assert } from '@dunmer/shared/lib';
import {
  type Decide,
  decide,
  type MatchState,
  playsOf,
  type RuleCommand,
  type Seat,
  viewOf,
} from '@dunmer/shared/rules';
import type { WindowCards } from '@dunmer/shared/windows';
import { type Chance, tossesOf } from './chance.ts';
import { type HalfWorth, halfWorthOf } from './halfWorth.ts';
import { type Lore, loreOf } from './lore.ts';
import { byPromise } from './quick.ts';
import type { Hands } from './windows.ts';

/** What a mind judges with. It remembers results, so there is one for all matches of a catalogue. */
export interface Sight extends Hands {
  readonly lore: Lore;
  readonly halfWorth: HalfWorth;
  readonly decide: Decide;
}

/** Makes the sight for a catalogue, and for the promises and intrigue cards that are played with it. */
export function sightOf(catalogue: Catalogue, windowCards: WindowCards): Sight {
  const lore = loreOf(catalogue);
  return {
    lore,
    halfWorth: halfWorthOf(lore),
    decide: decide(catalogue, undefined, windowCards),
    windowCards,
    plays: playsOf(catalogue, windowCards),
  };
}

/** The worth of one more card on the field; all cards together count less than winning a drawn match. */
const CARD = 0.02;

/** The worth of an ending to a seat: 1 for a win, 0.5 for a draw, and a little for each card. */
export function outcome({ common: { phase } }: MatchState, seat: Seat): number {
  assert(phase.at === 'claiming' || phase.at === 'finished', 'it was played on to its count');
  const { ending } = phase;
  if (ending.kind === 'drawn') return 0.5;
  assert(ending.kind === 'counted', 'nobody gives up here');
  const sign = ending.winner === seat ? 1 : -1;
  return 0.5 + sign * (0.5 + CARD * Math.abs(ending.survivors.a - ending.survivors.b));
}

/**
 * The quick answer to what is open. In imagined matches nobody plays held cards, because what the other holds is
 * unknown.
 */
function quickAnswer({ lore }: Sight, state: MatchState): RuleCommand {
  const { phase, windows } = state.common;
  const asked = windows?.open?.asked ?? (phase.at === 'stop' ? phase.asked : null);
  if (windows !== undefined && asked !== null) return { type: 'pass', seat: asked, asking: windows.asking };
  assert(phase.at === 'choosing', 'a choice is open');
  const view = viewOf(state, phase.choice.seat);
  const [best] = view.viewer === 'watcher' ? [] : byPromise(lore, view);
  assert(best !== undefined, 'a choice has an option');
  return best;
}

/** How the match ends if `command` is given now. */
export function endAfter(sight: Sight, state: MatchState, command: RuleCommand, chance: Chance): MatchState {
  const random = tossesOf(chance);
  let [at, next] = [state, command];
  for (;;) {
    const decided = sight.decide(at, next, random);
    assert(decided.ok, 'what is imagined keeps to the rules');
    at = decided.value.state;
    if (at.common.phase.at === 'claiming' || at.common.phase.at === 'finished') return at;
    next = quickAnswer(sight, at);
  }
}

/** The worth to a seat if `command` is given now. */
export const worthAfter = (
  sight: Sight,
  state: MatchState,
  command: RuleCommand,
  seat: Seat,
  chance: Chance,
): number => outcome(endAfter(sight, state, command, chance), seat);
