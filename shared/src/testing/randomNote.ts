// Random notes of the desk, some of which make no sense when they come.

import type { DeskNote, DeskState } from '../fairness/index.ts';
import type { Seat } from '../rules/index.ts';

/** Returns any note about a seat. It often ends what was begun, so that the match goes on. */
export function randomNote(
  seat: Seat,
  { paused, announced }: DeskState,
  pick: <T>(items: readonly T[]) => T,
): DeskNote {
  const by = pick(['referee', 'organiser'] as const);
  const reason = pick(['somebody fell ill', 'нужна пауза']);
  const notes: readonly DeskNote[] = [
    { act: 'paused', by, reason },
    { act: 'paused', by: 'restore', reason: '' },
    { act: 'resumed', by },
    { act: 'extended', by, seat, seconds: 60 },
    { act: 'nudged', by: pick(['a', 'b', by] as const), seat },
    { act: 'called', seat },
    { act: 'callClosed', by },
    { act: 'defaultAnnounced', by, seat, seconds: 15 },
    { act: 'defaultStopped', by, seat },
    { act: 'opened', by, reason },
    { act: 'decksOpened', by, reason },
    { act: 'decksOpened', by, reason, what: 'purses' },
    { act: 'linkMade', by, seat },
    { act: 'unbound', by: 'clock' },
    { act: 'unbound', by },
    { act: 'settledAgain', by, kind: 'awarded', winner: seat, reason },
    { act: 'settledAgain', by, kind: 'awarded', winner: seat, reason, card: seat },
    { act: 'settledAgain', by, kind: pick(['voided', 'drawn'] as const), winner: null, reason },
    { act: 'settledAgain', by, kind: 'voided', winner: null, reason, card: seat },
  ];
  if (paused && pick([0, 1]) === 0) return { act: 'resumed', by };
  if (announced !== null && pick([0, 1]) === 0) return { act: 'defaultStopped', by, seat: announced.seat };
  return pick(notes);
}
