// Views: what one viewer may know of a game at the patrons' table. A view is put together from the parts for its
// audience, never a filtered copy.

import type { Seat } from '../rules/index.ts';
import { type GameEvent, isPublic, type VisibleGameEvent } from './event.ts';
import { evolveCommon, evolveSecret } from './evolve.ts';
import type { GameCommon, GameSecret, GameState } from './state.ts';

/** What a viewer may know: the public part, and a seat's own. Nobody sees the vault. */
export type GameView =
  | { readonly viewer: 'watcher'; readonly common: GameCommon }
  | { readonly viewer: Seat; readonly common: GameCommon; readonly own: GameSecret };

/** The view of a player. */
export type SeatGameView = Extract<GameView, { readonly viewer: Seat }>;

/** Returns the view of one viewer, which picks the parts that this viewer may know. */
export const gameViewOf = (state: GameState, viewer: GameView['viewer']): GameView =>
  viewer === 'watcher'
    ? { viewer, common: state.common }
    : { viewer, common: state.common, own: state.secret[viewer] };

/** Returns the events that this viewer may see, in order. */
export const visibleGameEvents = (
  events: readonly GameEvent[],
  viewer: GameView['viewer'],
): readonly VisibleGameEvent[] =>
  events.filter(
    (event): event is VisibleGameEvent =>
      event.to !== 'server' && (event.to === 'everyone' || event.to === viewer),
  );

/** Returns a view after an event that its viewer sees. */
export function evolveGameView(view: GameView, event: VisibleGameEvent): GameView {
  const common = isPublic(event) ? evolveCommon(view.common, event) : view.common;
  if (view.viewer === 'watcher') return { viewer: view.viewer, common };
  return { viewer: view.viewer, common, own: evolveSecret(view.own, view.viewer, event) };
}
