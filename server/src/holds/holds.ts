// Holds: what somebody holds of promises and of intrigue cards, as their match knows it (PR17, IN12).

import { type DeckState, withDeck } from '@dunmer/shared/intrigue';
import { holdsOf, NO_HOLDS, type PledgeState } from '@dunmer/shared/pledges';
import type { Holds } from '@dunmer/shared/rules';
import type { TraderId } from '@dunmer/shared/windows';
import type { PersonKey, Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { arePledgesKnown, pledgesAround } from './pledges.ts';

type Reading = Pick<World, 'settings' | 'deck'>;

/** Whether either module was ever switched on: before that there is nothing to read. */
export async function areHoldsKnown(world: Reading, reader: Reader): Promise<boolean> {
  return (await arePledgesKnown(world, reader)) || (await world.deck.of(reader)) !== null;
}

/**
 * The deck while it is played with; null while it is switched off, because hands then rest, and once it is closed.
 */
export async function deckInPlay(world: Reading, reader: Reader): Promise<DeckState | null> {
  const { settings } = await world.settings.of(reader);
  const live = await world.deck.of(reader);
  return settings.intrigue === 'on' && live?.state.common.seed === null ? live.state : null;
}

/**
 * Reads what these people hold now, by their public ids; nothing of a module that is switched off. `after` holds all
 * promises as the step under way leaves them; null where it moves none. Takes two statements where promises were ever
 * switched on.
 */
export async function holdsFor(
  world: Reading,
  reader: Reader,
  people: readonly PersonKey[],
  after: PledgeState | null = null,
): Promise<(trader: TraderId) => Holds> {
  const { settings } = await world.settings.of(reader);
  const read = async (): Promise<PledgeState> => (await pledgesAround(world, reader, people)).state;
  const pledges = settings.promises === 'on' ? (after ?? (await read())) : null;
  const deck = await deckInPlay(world, reader);
  return (trader) => withDeck(pledges === null ? NO_HOLDS : holdsOf(pledges, trader), deck, trader);
}
