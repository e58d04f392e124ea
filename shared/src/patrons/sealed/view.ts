// Views of a sealed game: what one viewer may know, put together from parts and never a filtered copy.

import { assert } from '../../lib/index.ts';
import { evolveDesk, evolveFairSeals, isFairSealEvent } from '../../fairness/index.ts';
import type { Viewer } from '../../rules/index.ts';
import { evolveGameView } from '../view.ts';
import { gameDeskAfter } from './deskAfter.ts';
import type { SealedGameEvent } from './event.ts';
import { evolveExchange, evolveGameSeals } from './evolve.ts';
import type { SealedGame, SealedGameView } from './state.ts';

/** The events that may leave the server. */
export type VisibleSealedGameEvent = Exclude<SealedGameEvent, { readonly to: 'server' }>;

/** Returns the view of one viewer: the public parts, and a seat's own. Never the vault. */
export function sealedGameViewOf(state: SealedGame, viewer: Viewer): SealedGameView {
  const { rules, seals, desk, exchanged } = state;
  const { common } = rules;
  if (viewer === 'watcher') return { viewer, common, seals, desk };
  return { viewer, common, seals, desk, own: rules.secret[viewer], exchanged: exchanged[viewer] };
}

type InGame = Exclude<VisibleSealedGameEvent, { readonly type: 'DeskNoted' }>;

/** Returns the view with what the game now shows. */
function evolveGameParts(view: SealedGameView, event: InGame): SealedGameView {
  if (isFairSealEvent(event)) return { ...view, seals: evolveFairSeals(view.seals, event) };
  const seals = evolveGameSeals(view.seals, event);
  if (event.type === 'GameSealed' || event.type === 'ExchangesPublished') return { ...view, seals };
  const game = evolveGameView(view, event);
  if (view.viewer === 'watcher') return { ...view, seals, common: game.common };
  assert(game.viewer === view.viewer, 'a view stays with its viewer');
  const { common, own } = game;
  return { ...view, seals, common, own, exchanged: evolveExchange(view.exchanged, view.viewer, event) };
}

/** Returns a view after an event that its viewer sees: equals `sealedGameViewOf` of what `evolveSealedGame` returns. */
export function evolveSealedGameView(view: SealedGameView, event: VisibleSealedGameEvent): SealedGameView {
  if (event.type === 'DeskNoted') return { ...view, desk: evolveDesk(view.desk, event.note) };
  const after = evolveGameParts(view, event);
  const desk = gameDeskAfter(view.desk, event, view, after);
  return desk === after.desk ? after : { ...after, desk };
}
