// Steps: the film of a match, one step after another, and how much room each has.

import type { Catalogue } from '@dunmer/shared/cards';
import { evolveMatchView, matchViewOf, NEW_SEALED_MATCH, type VisibleEvent } from '@dunmer/shared/fairness';
import type { Viewer } from '@dunmer/shared/rules';
import type { FilmStep } from './filmStep.ts';
import type { Duel, Happening } from './happening.ts';
import { happeningOf, isQuiet, joined } from './tell.ts';
import { NO_TWINS, NOTHING_SEEN, seenOn, twinsIn } from './twins.ts';

/** Takes the log that a viewer may see; returns its moments, in order. Events that follow from one before join it. */
export function filmSteps(
  catalogue: Catalogue,
  viewer: Viewer,
  events: readonly VisibleEvent[],
): readonly FilmStep[] {
  const steps: FilmStep[] = [];
  let view = matchViewOf(NEW_SEALED_MATCH, viewer);
  let seen = NOTHING_SEEN;
  let twins = NO_TWINS;
  let led: readonly Happening[] = [];
  let lastDuels: readonly Duel[] = [];
  events.forEach((event, index) => {
    const before = view.common;
    view = evolveMatchView(view, event);
    const after = view.common;
    const through = index + 1;
    const known = seenOn(seen, after);
    if (known !== seen) twins = twinsIn(known);
    seen = known;
    const last = steps.at(-1);
    if (last !== undefined && event.type === 'DeskNoted') {
      steps[steps.length - 1] = { ...last, through, view, notes: [...last.notes, event.note] };
      return;
    }
    if (last !== undefined && event.type === 'SeatAsked')
      steps[steps.length - 1] = { ...last, asked: [...last.asked, event.seat] };
    // Between it and the moment before stands what leads up to the next.
    const more = last === undefined || led.length > 0 ? null : joined(catalogue, last, event, after);
    if (last !== undefined && more !== null) {
      steps[steps.length - 1] = { ...last, through, after, view, twins, what: more };
      return;
    }
    for (const what of happeningOf(catalogue, event, { before, after, last, lastDuels })) {
      if (isQuiet(what)) {
        led = led.concat(what);
        continue;
      }
      if (what.kind === 'judged') lastDuels = what.duels;
      steps.push({ through, before, after, view, led, what, twins, asked: [], notes: [] });
      led = [];
    }
  });
  return steps;
}

/** Where the film begins: at the reveal, or, where nothing was revealed (R15), at the end. */
export function filmStart(steps: readonly FilmStep[]): number {
  const reveal = steps.findIndex(({ what }) => what.kind === 'revealed');
  return reveal === -1 ? Math.max(0, steps.length - 1) : reveal;
}

/**
 * Where it is scarce, a moment says who does something to whom, and no more, and what came to nothing stands in the log
 * only; where it is least, what most rounds are is said by signs.
 */
export type Room = 'ample' | 'scarce' | 'least';

const SCARCE_MS = 9000;
const LEAST_MS = 17_000;

/** How much may be said once the film has run for `ms` since the last decision. */
export function roomAfter(ms: number): Room {
  if (ms < SCARCE_MS) return 'ample';
  return ms < LEAST_MS ? 'scarce' : 'least';
}
