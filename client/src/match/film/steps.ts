// Film steps: the log as a list of moments to show, each with the table before and after it. Pure: same log, same film.

import type { Catalogue } from '@dunmer/shared/cards';
import { evolveMatchView, matchViewOf, NEW_SEALED_MATCH, type VisibleEvent } from '@dunmer/shared/fairness';
import type { Viewer } from '@dunmer/shared/rules';
import type { FilmStep } from './filmStep.ts';
import { happeningOf, joined } from './tell.ts';

/** Takes the log that a viewer may see; returns its moments, in order. Events that follow from one before join it. */
export function filmSteps(
  catalogue: Catalogue,
  viewer: Viewer,
  events: readonly VisibleEvent[],
): readonly FilmStep[] {
  const steps: FilmStep[] = [];
  let view = matchViewOf(NEW_SEALED_MATCH, viewer);
  events.forEach((event, index) => {
    const before = view.common;
    view = evolveMatchView(view, event);
    const after = view.common;
    const through = index + 1;
    const last = steps.at(-1);
    if (last !== undefined && event.type === 'DeskNoted') {
      steps[steps.length - 1] = { ...last, through, view, notes: [...last.notes, event.note] };
      return;
    }
    const more = last === undefined ? null : joined(catalogue, last, event, after);
    if (last !== undefined && more !== null) {
      steps[steps.length - 1] = { ...last, through, after, view, what: more };
      return;
    }
    for (const what of happeningOf(catalogue, event, { before, after, last }))
      steps.push({ through, before, after, view, what, notes: [] });
  });
  return steps;
}

/** Where the film begins: at the reveal, or, where nothing was revealed (R15), at the end. */
export function filmStart(steps: readonly FilmStep[]): number {
  const reveal = steps.findIndex(({ what }) => what.kind === 'revealed');
  return reveal === -1 ? Math.max(0, steps.length - 1) : reveal;
}
