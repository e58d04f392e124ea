// Windows: what a seat is asked where promises and intrigue cards are played, and how it may answer.

import type { Place, Playable, playsOf, WindowCommand } from '@dunmer/shared/rules';
import { rulesOf, type WindowCards, type WindowEffect } from '@dunmer/shared/windows';
import type { SeatView } from './mind.ts';

/** Finds what a seat can play now, by its own view alone. */
type Plays = ReturnType<typeof playsOf>;

/** What plays are judged with: the cards, and what can be played. */
export interface Hands {
  readonly windowCards: WindowCards;
  readonly plays: Plays;
}

/** The number of what this seat is asked at a stop, or by a play that it may answer; null if it is asked nothing. */
export function askedAt({ viewer, common }: SeatView): number | null {
  const { phase, windows } = common;
  if (windows === undefined) return null;
  const asked = windows.open?.asked ?? (phase.at === 'stop' ? phase.asked : null);
  return asked === viewer ? windows.asking : null;
}

/** IN21: while a play waits for an answer, everything else of the match waits too. */
export const isHeldUp = ({ common }: SeatView): boolean => (common.windows?.open ?? null) !== null;

/** PR18: a pass. */
export const passAt = ({ viewer }: SeatView, asking: number): WindowCommand => ({
  type: 'pass',
  seat: viewer,
  asking,
});

/** A play of one card on these places. */
export const playOn = (
  { viewer }: SeatView,
  { held, asking }: Playable,
  on: readonly Place[],
): WindowCommand => ({ type: 'play', seat: viewer, card: held.key, on, asking });

/** The effects of a playable card. */
export const effectsOf = ({ windowCards }: Hands, { held }: Playable): readonly WindowEffect[] =>
  rulesOf(windowCards, held).effects;
