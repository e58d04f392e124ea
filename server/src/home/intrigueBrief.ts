// IntrigueBrief: what a home screen says about the intrigue deck.

import { deckViewOf, handSize, limitOf, playableActions } from '@dunmer/shared/intrigue';
import type { IntrigueBrief } from '@dunmer/shared/protocol';
import type { TraderId } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { type DeckAround, deckAround } from '../intrigue/index.ts';
import type { Reader, Standing } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { intrigueDue } from './intrigueDue.ts';

/** IN9: for how many drakes somebody may buy a draw of the audience now; null where they may not. */
export function priceFor({ live, facts }: DeckAround, who: TraderId): number | null {
  const { audience, order, surplus, pile, seed } = live.state.common;
  if (!facts.isOn || facts.isPaused || seed !== null || audience === null || pile === 0) return null;
  const hasDrawn = audience.who === who || audience.bought.includes(who);
  const isTrading = facts.traders.includes(who) && order.includes(who);
  if (hasDrawn || !isTrading || facts.frozen.has(who) || surplus.includes(who)) return null;
  const price = facts.audiencePrice;
  return (facts.purseOf(who) ?? Infinity) < price ? null : price;
}

/**
 * Reads the brief. Resolves to null while no deck was ever made, and for somebody who doesn't trade. Nothing is read
 * where the module was never set.
 */
export async function intrigueBrief(
  world: Pick<World, 'settings' | 'deck'>,
  reader: Reader,
  { key, id, trades }: Pick<Standing, 'key' | 'id' | 'trades'>,
): Promise<IntrigueBrief | null> {
  if (!trades) return null;
  const around = await deckAround(world, reader);
  if (around === null) return null;
  const { state } = around.live;
  const { common } = state;
  const news = await reader.intrigue.homeNews(key);
  const due = await intrigueDue(world, reader, await world.settings.of(reader), around);
  return {
    on: around.facts.isOn && common.seed === null,
    ...(common.seed !== null && { closed: true as const }),
    ring: common.ring,
    hand: handSize(common, id),
    limit: limitOf(PRINTED.intrigue, common, id),
    playable: playableActions(PRINTED.intrigue, deckViewOf(state, id), around.facts).length,
    due: due.filter(({ who }) => who === id),
    buy: priceFor(around, id),
    shown: news?.seen ?? 0,
    taken: news?.lost ?? 0,
  };
}
