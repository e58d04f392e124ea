// PlayOpen: around an open action its player and those named open no match (IN21).

import { actionAround } from '@dunmer/shared/intrigue';
import type { TraderId } from '@dunmer/shared/windows';
import type { Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** Whether an action is open around one of these. */
export async function isPlayOpen(
  { deck }: Pick<World, 'deck'>,
  reader: Reader,
  traders: readonly TraderId[],
): Promise<boolean> {
  const live = await deck.of(reader);
  return live !== null && traders.some((trader) => actionAround(live.state.common, trader) !== undefined);
}
