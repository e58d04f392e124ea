// Looking ahead: plays a match on to its count in the rules' core, with a quick mind in both seats.

import type { Catalogue } from '@dunmer/shared/cards';
import { assert } from '@dunmer/shared/lib';
import {
  type Decide,
  decide,
  type MatchState,
  type RuleCommand,
  type Seat,
  viewOf,
} from '@dunmer/shared/rules';
import { type Chance, tossesOf } from './chance.ts';
import { type HalfWorth, halfWorthOf } from './halfWorth.ts';
import { type Lore, loreOf } from './lore.ts';
import { byPromise } from './quick.ts';

/** What a mind sees with. It remembers: one for all matches of a catalogue. */
export interface Sight {
  readonly lore: Lore;
  readonly halfWorth: HalfWorth;
  readonly decide: Decide;
}

/** Learns a catalogue. */
export function sightOf(catalogue: Catalogue): Sight {
  const lore = loreOf(catalogue);
  return { lore, halfWorth: halfWorthOf(lore), decide: decide(catalogue) };
}

/** A card more or less on the field counts for something, but never as much as a drawn match won. */
const CARD = 0.02;

/** What an ending is worth to a seat: 1 for a win, 0.5 for a draw. */
function outcome({ common: { phase } }: MatchState, seat: Seat): number {
  assert(phase.at === 'claiming' || phase.at === 'finished', 'it was played on to its count');
  const { ending } = phase;
  if (ending.kind === 'drawn') return 0.5;
  assert(ending.kind === 'counted', 'nobody gives up here');
  const sign = ending.winner === seat ? 1 : -1;
  return 0.5 + sign * (0.5 + CARD * Math.abs(ending.survivors.a - ending.survivors.b));
}

function quickAnswer({ lore }: Sight, state: MatchState): RuleCommand {
  const { phase } = state.common;
  assert(phase.at === 'choosing', 'a choice is open');
  const view = viewOf(state, phase.choice.seat);
  const [best] = view.viewer === 'watcher' ? [] : byPromise(lore, view);
  assert(best !== undefined, 'a choice has an option');
  return best;
}

/** What it comes to for a seat if `command` is given now. */
export function worthAfter(
  sight: Sight,
  state: MatchState,
  command: RuleCommand,
  seat: Seat,
  chance: Chance,
): number {
  const random = tossesOf(chance);
  let [at, next] = [state, command];
  for (;;) {
    const decided = sight.decide(at, next, random);
    assert(decided.ok, 'what is imagined keeps to the rules');
    at = decided.value.state;
    if (at.common.phase.at !== 'choosing') return outcome(at, seat);
    next = quickAnswer(sight, at);
  }
}
