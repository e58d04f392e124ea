// PlayOpen: while an action is open, its player and the people it names open no match (IN21). While the deck rests, it
// holds up nothing of the main game.

import { actionAround } from '@dunmer/shared/intrigue';
import type { TraderId } from '@dunmer/shared/windows';
import type { Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** Whether an action is open around one of these. */
export async function isPlayOpen(
  { deck, settings }: Pick<World, 'deck' | 'settings'>,
  reader: Reader,
  traders: readonly TraderId[],
): Promise<boolean> {
  if ((await settings.of(reader)).settings.intrigue !== 'on') return false;
  const live = await deck.of(reader);
  return live !== null && traders.some((trader) => actionAround(live.state.common, trader) !== undefined);
}
