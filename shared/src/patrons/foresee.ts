// foresee: what a command would lead to, worked out by the core, as far as the seat that asks can know.

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
  /** The events that everybody would see, without cards that this seat can't know. */
  readonly events: readonly PublicGameEvent[];
  /** The table as everybody would see it afterwards. */
  readonly after: GameCommon;
  /** The creatures that the other seat could defend with (PT20). The rest is foreseen as if it doesn't. */
  readonly defenders: readonly CopyId[];
}

/**
 * Returns what would follow from a command of this seat in the main stage, up to where a seat has to choose; null if
 * it is refused. If the other seat may defend, it is assumed not to.
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
    // The other's hand is only imagined, so what would be discarded from it is unknown.
    events: all.filter(isPublic).filter((event) => event.type !== 'Discarded' || event.seat !== seat),
    defenders: isDefended ? asked.from : [],
  };
}
