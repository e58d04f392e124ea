// Around: the deck, and what a decision about it needs to know of the event, read in its transaction.

import type { DeckFacts, DeckState } from '@dunmer/shared/intrigue';
import type { TraderId } from '@dunmer/shared/windows';
import type { DeckTrader, Reader } from '../store/index.ts';
import type { LiveDeck, World } from '../world/index.ts';

export interface DeckAround {
  readonly live: LiveDeck;
  readonly facts: DeckFacts;
  /** Everybody who trades, including the ruined, by public id. */
  readonly people: ReadonlyMap<TraderId, DeckTrader>;
}

type Reading = Pick<World, 'deck' | 'settings'>;

/** Reads what a decision needs of the event around its deck, in one statement. */
export async function deckFacts(
  { settings }: Reading,
  reader: Reader,
): Promise<Pick<DeckAround, 'facts' | 'people'>> {
  const event = await settings.of(reader);
  const traders = await reader.intrigue.deckTraders();
  const people = new Map(traders.map((trader) => [trader.id, trader]));
  const which = (is: (trader: DeckTrader) => boolean): readonly TraderId[] =>
    traders.filter(is).map(({ id }) => id);
  const facts: DeckFacts = {
    isOn: event.settings.intrigue === 'on',
    isPaused: event.paused,
    traders: which(({ isRuined }) => !isRuined),
    busy: new Set(which(({ match }) => match !== null)),
    frozen: new Set(which(({ isFrozen }) => isFrozen)),
    purseOf: (trader) => (event.settings.money === 'app' ? (people.get(trader)?.purse?.balance ?? 0) : null),
    audiencePrice: event.settings.audiencePrice ?? 0,
  };
  return { facts, people };
}

/**
 * Reads the deck and what is around it, in one statement where the deck is in memory; null where none was ever made.
 */
export async function deckAround(world: Reading, reader: Reader): Promise<DeckAround | null> {
  const live = await world.deck.of(reader);
  return live === null ? null : { live, ...(await deckFacts(world, reader)) };
}

/** Returns the deck as it stands for this reader; null where none was ever made. */
export const deckFor = async ({ deck }: Pick<World, 'deck'>, reader: Reader): Promise<DeckState | null> =>
  (await deck.of(reader))?.state ?? null;
