// Views: what one viewer may know of a match. A view is put together from the parts for its audience, never a copy
// with parts removed.

import { isPublic, type RuleEvent } from './event.ts';
import { evolveCommon, evolveSecret } from './evolve.ts';
import type { Seat } from './seat.ts';
import type { CommonState, MatchState, SecretState } from './state.ts';

export type Viewer = Seat | 'watcher';

/** What a viewer may know: the public part, and a seat's own part. */
export type RuleView =
  | { readonly viewer: 'watcher'; readonly common: CommonState }
  | { readonly viewer: Seat; readonly common: CommonState; readonly own: SecretState };

/** Returns the view of one viewer, which picks the parts that this viewer may know. */
export const viewOf = (state: MatchState, viewer: Viewer): RuleView =>
  viewer === 'watcher'
    ? { viewer, common: state.common }
    : { viewer, common: state.common, own: state.secret[viewer] };

/** Whether an event is for this viewer. */
export const isVisibleTo = (event: { readonly to: string }, viewer: Viewer): boolean =>
  event.to === 'everyone' || event.to === viewer;

/** Returns the events that this viewer may see, in order. */
export const visibleTo = (events: readonly RuleEvent[], viewer: Viewer): readonly RuleEvent[] =>
  events.filter((event) => isVisibleTo(event, viewer));

/** Returns a view after an event that its viewer sees; `evolveView(viewOf(s), e)` equals `viewOf(evolve(s, e))`. */
export function evolveView(view: RuleView, event: RuleEvent): RuleView {
  const common = isPublic(event) ? evolveCommon(view.common, event) : view.common;
  if (view.viewer === 'watcher') return { viewer: view.viewer, common };
  return { viewer: view.viewer, common, own: evolveSecret(view.own, view.viewer, event) };
}
