// playMatch: plays a whole match between two minds by the rules' own core, without seals or a server.

import { assert } from '@dunmer/shared/lib';
import {
  type BySeat,
  type Decide,
  type DeckCard,
  evolveAll,
  type MatchState,
  NEW_MATCH,
  openMatch,
  type RuleCommand,
  type RuleEvent,
  type Seat,
  SEATS,
  tableDue,
  viewOf,
  type WindowTerms,
} from '@dunmer/shared/rules';
import { type Chance, tossesOf } from './chance.ts';
import type { Mind } from './mind.ts';

export interface Pairing {
  /** Decides by the rules with the match's catalogue. */
  readonly decide: Decide;
  readonly minds: BySeat<Mind>;
  readonly decks: BySeat<readonly DeckCard[]>;
  readonly chance: Chance;
  /** Set if promises or intrigue cards are played; `decide` must know their rules. */
  readonly windows?: WindowTerms;
  /** Which seat to ask first whether something is awaited of it, which decides who lays first; by default a. */
  readonly first?: (state: MatchState) => Seat;
}

export interface PlayedMatch {
  /** All events from the opening on. */
  readonly events: readonly RuleEvent[];
  /** The finished match. */
  readonly state: MatchState;
}

function seatCommand(state: MatchState, { minds, chance, first }: Pairing): RuleCommand | null {
  const seats = first?.(state) === 'b' ? SEATS.toReversed() : SEATS;
  for (const seat of seats) {
    const view = viewOf(state, seat);
    const command = view.viewer === 'watcher' ? null : minds[seat](view, chance);
    if (command !== null) return command;
  }
  return null;
}

/** Plays a match to its end, the claim included. Throws if the rules refuse a mind's command. */
export function playMatch(pairing: Pairing): PlayedMatch {
  const random = tossesOf(pairing.chance);
  const { windows } = pairing;
  const terms = { friendly: false, ...(windows === undefined ? {} : { windows }) };
  const events: RuleEvent[] = [...openMatch(pairing.decks, terms)];
  let state = evolveAll(NEW_MATCH, events);
  while (state.common.phase.at !== 'finished') {
    const command = tableDue(state.common) ?? seatCommand(state, pairing);
    assert(command !== null, 'somebody can go on until the match has ended');
    const decided = pairing.decide(state, command, random);
    assert(decided.ok, `a mind was refused: ${JSON.stringify(decided)}`);
    events.push(...decided.value.events);
    ({ state } = decided.value);
  }
  return { events, state };
}
