// Reference: a planned match played by the core alone; every contender has to arrive at the same result.

import { assert, present } from '@dunmer/shared/lib';
import {
  type BySeat,
  type Decide,
  type DeckCard,
  evolveAll,
  type MatchState,
  type MatchTerms,
  mayLay,
  NEW_MATCH,
  nextLaying,
  openMatch,
  type Random,
  type RuleCommand,
  SEATS,
} from '@dunmer/shared/rules';
import { answerTo, claimOf, layingOf, type Plan } from './plan.ts';

/** The next command that is due in a planned match; null where it has ended. */
function dueIn(
  plan: Plan,
  decks: BySeat<readonly DeckCard[]>,
  { common, secret }: MatchState,
): RuleCommand | null {
  const { phase } = common;
  switch (phase.at) {
    case 'placing': {
      if (phase.order === 'toss') return { type: 'tossForPlacement' };
      const seat = SEATS.find((each) => nextLaying(common, each) !== null && mayLay(common, each));
      if (seat === undefined) return { type: 'reveal' };
      const row = present(nextLaying(common, seat), 'a row is left');
      return { type: 'place', seat, laying: layingOf(plan, seat, row, decks[seat]) };
    }
    case 'choosing':
      return answerTo(plan, phase.choice, secret[phase.choice.seat].offered);
    case 'claiming':
      return claimOf(plan, phase.claimant, phase.claimable);
    case 'resolving':
    case 'stop':
    case 'finished':
      return null;
  }
}

/** Plays a planned match to its end and returns its last state. */
export function playPlan(
  decide: Decide,
  plan: Plan,
  decks: BySeat<readonly DeckCard[]>,
  random: Random,
  terms?: MatchTerms,
): MatchState {
  let state = evolveAll(NEW_MATCH, openMatch(decks, terms));
  for (let due = dueIn(plan, decks, state); due !== null; due = dueIn(plan, decks, state)) {
    const decided = decide(state, due, random);
    assert(decided.ok, `the rules allow what is planned: ${due.type}`);
    state = decided.value.state;
  }
  return state;
}
