// Seated: what one trader of a planned match does, seeing only their own view.

import {
  type CommonState,
  type DeckCard,
  mayLay,
  nextLaying,
  type Seat,
  type SeatCommand,
  type SecretState,
  type WindowCommand,
} from '@dunmer/shared/rules';
import { AHEAD } from '@dunmer/shared/windows';
import { answerTo, claimOf, layingOf, type Plan } from './plan.ts';

/** What a seat sees. */
export interface SeatView {
  readonly common: CommonState;
  readonly own: SecretState;
}

export interface Due {
  /** The same for the same question, so that nothing is answered twice. */
  readonly question: string;
  readonly command: SeatCommand | WindowCommand;
}

/**
 * Returns what a seat has to do now by its plan; `deck` is its deck at the opening. Null where nothing is due from it.
 */
export function dueFrom(
  plan: Plan,
  seat: Seat,
  deck: readonly DeckCard[],
  { common, own }: SeatView,
): Due | null {
  const { phase } = common;
  switch (phase.at) {
    case 'placing': {
      const row = nextLaying(common, seat);
      if (row === null || !mayLay(common, seat)) return null;
      return { question: row, command: { type: 'place', seat, laying: layingOf(plan, seat, row, deck) } };
    }
    case 'choosing': {
      const { choice } = phase;
      if (choice.seat !== seat) return null;
      return { question: `choice ${choice.id}`, command: answerTo(plan, choice, own.offered) };
    }
    case 'claiming':
      if (phase.claimant !== seat) return null;
      return { question: 'claim', command: claimOf(plan, seat, phase.claimable) };
    case 'stop':
      // Once for the whole match, in which nobody plays anything: a single tap.
      if (phase.asked !== seat) return null;
      return { question: 'stops', command: { type: 'ahead', seat, windows: AHEAD } };
    case 'resolving':
    case 'finished':
      return null;
  }
}
