// foresee: what a command would lead to, by the core itself, as far as whoever asks can know.

import { type CopyId, otherSeat } from '../rules/index.ts';
import { STILL } from './chance.ts';
import type { GameSeatCommand } from './command.ts';
import type { GameTerms } from './court.ts';
import type { DecideGame } from './decide/index.ts';
import { isPublic, type PublicGameEvent } from './event.ts';
import { imagine } from './imagine.ts';
import type { GameCommon } from './state.ts';
import type { SeatGameView } from './view.ts';

export interface Foreseen {
  /** What everybody would see; no card that this seat can't know is in it. */
  readonly events: readonly PublicGameEvent[];
  /** What everybody would see of the table then. */
  readonly after: GameCommon;
  /** Who could be put in the way by the other seat (PT20); what is foreseen is that nobody is. */
  readonly defenders: readonly CopyId[];
}

/**
 * What would follow from a command of this seat in the main stage, up to where somebody has to choose; null where it is
 * refused. Where the other seat is asked for a defender, nobody defends.
 */
export function foresee(
  terms: GameTerms,
  decide: DecideGame,
  view: SeatGameView,
  command: GameSeatCommand,
): Foreseen | null {
  const decided = decide(
    imagine(terms, view, (cards) => cards),
    command,
    STILL,
  );
  if (!decided.ok) return null;
  const { state, events } = decided.value;
  const { stage } = state.common;
  const asked = stage.at === 'turn' ? stage.asked : null;
  const seat = otherSeat(view.viewer);
  const isDefended = asked?.what === 'defend' && asked.seat === seat;
  const further = isDefended
    ? decide(state, { type: 'defend', seat, asking: asked.id, copy: null }, STILL)
    : null;
  const undefended = further?.ok === true ? further.value : null;
  const all = undefended === null ? events : [...events, ...undefended.events];
  return {
    after: (undefended?.state ?? state).common,
    // The other's hand is imagined: what would be discarded of it is not known.
    events: all.filter(isPublic).filter((event) => event.type !== 'Discarded' || event.seat !== seat),
    defenders: isDefended ? asked.from : [],
  };
}
