// resultOf: the result of a match as the conformance tool prints it, derived from the events.

import { assert, present } from '../lib/index.ts';
import type { CardId, Row } from '../cards/index.ts';
import {
  cellsOf,
  bySeat,
  cardsOn,
  type CommonState,
  type Conflict,
  evolveCommon,
  type DeckCard,
  NEW_MATCH,
  type RuleEvent,
  type Seat,
  SEATS,
} from '../rules/index.ts';
import { byCodeUnits } from '../windows/index.ts';
import type { ScriptHalf, ScriptResult, ScriptRound, WindowToss } from './script.ts';

/** Returns the cards of a half, row by row. */
export const halfOf = (half: readonly (DeckCard | null)[]): ScriptHalf => {
  const idsOf = (row: Row) => cellsOf(row).map((cell) => half[cell]?.card ?? null);
  return { front: idsOf('front'), back: idsOf('back') };
};

const defeatedOf = (
  before: CommonState,
  conflicts: readonly Conflict[],
  side: Seat,
): ScriptRound['defeated'] =>
  conflicts.flatMap(({ column, [side]: verdict }) => {
    if (verdict.fate !== 'defeated') return [];
    const card: CardId = present(before.field[side][column], 'a card in a conflict is on the field').card;
    return [{ side, row: 'front' as const, column, card }];
  });

/** How a match went up to its end: its tosses, its rounds, and its last state. */
interface Course {
  readonly tosses: readonly WindowToss[];
  readonly rounds: readonly ScriptRound[];
  readonly common: CommonState;
}

/** Derives the course of a match from its public events. */
export function courseOf(events: readonly RuleEvent[]): Course {
  const tosses: WindowToss[] = [];
  const rounds: ScriptRound[] = [];
  let common = NEW_MATCH.common;
  for (const event of events) {
    if (event.to !== 'everyone') continue;
    const before = common;
    common = evolveCommon(common, event);
    if (event.type === 'TossHeld' && event.occasion.step !== 'placement')
      tosses.push({ ...event.occasion, winner: event.winner });
    if (event.type === 'RoundFought')
      rounds.push({
        defeated: SEATS.flatMap((seat) => defeatedOf(before, event.conflicts, seat)),
        field: bySeat((seat) => halfOf(common.field[seat])),
      });
  }
  return { tosses, rounds, common };
}

/**
 * Returns the result of a match from its public events; the match must have been counted. `choicesTaken`: how many
 * choices it used.
 */
export function resultOf(id: string, events: readonly RuleEvent[], choicesTaken: number): ScriptResult {
  const { tosses, rounds, common } = courseOf(events);
  const counted = events.findLast((event) => event.type === 'MatchCounted');
  assert(counted?.type === 'MatchCounted', 'a script is played to the count');
  const { winner, survivors } = counted;
  const claimable = winner === null ? [] : cardsOn(common.field[winner]).map((card) => card.card);
  return {
    id,
    winner,
    survivors,
    tosses: tosses.filter((toss) => 'initiative' in toss),
    choicesTaken,
    rounds,
    claimable: claimable.toSorted(byCodeUnits),
  };
}
