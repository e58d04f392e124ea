// Views: what one viewer may know of the deck. A view is put together from the parts for its audience, never a
// filtered copy.

import type { TraderId } from '../windows/index.ts';
import type { DeckEvent, VisibleDeckEvent } from './event.ts';
import { evolveCommon, evolveSecret } from './evolve.ts';
import { type DeckCommon, type DeckSecret, type DeckState, NO_SECRET } from './state.ts';

/** What a viewer may know: the public part, and a trader's own. `viewer` is null for somebody without a hand. */
export interface DeckView {
  readonly viewer: TraderId | null;
  readonly common: DeckCommon;
  readonly own: DeckSecret;
}

/** Returns the view of one viewer, which picks the parts that this viewer may know. */
export const deckViewOf = (state: DeckState, viewer: TraderId | null): DeckView => ({
  viewer,
  common: state.common,
  own: (viewer === null ? undefined : state.secret[viewer]) ?? NO_SECRET,
});

/** Returns the events that this viewer may see, in order. */
export const visibleDeckEvents = (
  events: readonly DeckEvent[],
  viewer: TraderId | null,
): readonly VisibleDeckEvent[] =>
  events.filter(
    (event): event is VisibleDeckEvent =>
      event.to === 'everyone' || (event.to === 'trader' && event.trader === viewer),
  );

/** Returns a view after an event that its viewer sees. */
export function evolveDeckView(view: DeckView, event: VisibleDeckEvent): DeckView {
  const common = event.to === 'everyone' ? evolveCommon(view.common, event) : view.common;
  const own = view.viewer === null ? view.own : evolveSecret(view.own, view.viewer, event);
  return { ...view, common, own };
}
