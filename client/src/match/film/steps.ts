// Steps: turns a match's log into the steps of its film, and says how much may be told at each.

import type { Catalogue } from '@dunmer/shared/cards';
import { evolveMatchView, matchViewOf, NEW_SEALED_MATCH, type VisibleEvent } from '@dunmer/shared/fairness';
import type { Viewer } from '@dunmer/shared/rules';
import type { FilmStep } from './filmStep.ts';
import type { Duel, Happening } from './happening.ts';
import { happeningOf, isQuiet, joined } from './tell.ts';
import { NO_TWINS, NOTHING_SEEN, seenOn, twinsIn } from './twins.ts';

/**
 * Takes the log that a viewer may see and returns its moments, in order. An event that completes a moment joins it.
 */
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
    // An event can't join the moment before when something that leads up to the next moment lies between them.
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

/** Returns where the film begins: at the reveal, or, when nothing was revealed (R15), at the end. */
export function filmStart(steps: readonly FilmStep[]): number {
  const reveal = steps.findIndex(({ what }) => what.kind === 'revealed');
  return reveal === -1 ? Math.max(0, steps.length - 1) : reveal;
}

/**
 * How much may be said. `scarce`: a moment says only who acts on whom, and those that came to nothing stand only in
 * the log; `least`: signs also replace the words of the commonest results of a round.
 */
export type Room = 'ample' | 'scarce' | 'least';

const SCARCE_MS = 9000;
const LEAST_MS = 17_000;

/** Returns how much may be said once the film has run for `ms` since the last decision. */
export function roomAfter(ms: number): Room {
  if (ms < SCARCE_MS) return 'ample';
  return ms < LEAST_MS ? 'scarce' : 'least';
}
