// Views: what one viewer may know of a match. A projection by audience, never a filtered copy.

import { isPublic, type RuleEvent } from './event.ts';
import { evolveCommon, evolveSecret } from './evolve.ts';
import type { Seat } from './seat.ts';
import type { CommonState, MatchState, SecretState } from './state.ts';

export type Viewer = Seat | 'watcher';

/** What a viewer may know: everyone's part, and a seat's own. */
export type RuleView =
  | { readonly viewer: 'watcher'; readonly common: CommonState }
  | { readonly viewer: Seat; readonly common: CommonState; readonly own: SecretState };

/** The view of one viewer: a pick of the parts that are theirs. */
export const viewOf = (state: MatchState, viewer: Viewer): RuleView =>
  viewer === 'watcher'
    ? { viewer, common: state.common }
    : { viewer, common: state.common, own: state.secret[viewer] };

/** Whether an event is for this viewer. */
export const isVisibleTo = (event: { readonly to: string }, viewer: Viewer): boolean =>
  event.to === 'everyone' || event.to === viewer;

/** The events that this viewer may see, in order. */
export const visibleTo = (events: readonly RuleEvent[], viewer: Viewer): readonly RuleEvent[] =>
  events.filter((event) => isVisibleTo(event, viewer));

/** A view after an event that its viewer sees; `evolveView(viewOf(s), e)` is `viewOf(evolve(s, e))`. */
export function evolveView(view: RuleView, event: RuleEvent): RuleView {
  const common = isPublic(event) ? evolveCommon(view.common, event) : view.common;
  if (view.viewer === 'watcher') return { viewer: view.viewer, common };
  return { viewer: view.viewer, common, own: evolveSecret(view.own, view.viewer, event) };
}
