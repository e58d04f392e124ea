// practise: a match against a bot with ready decks, for every browser; it is no part of the event.

import { err, ok, present } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import type { DeckCard } from '@dunmer/shared/rules';
import type { Deck } from '@dunmer/shared/cards';
import type { StoredSeat, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import type { Context } from './context.ts';
import { makeRoom } from './forgetting.ts';
import { openMatch } from './openMatch.ts';

/** Both decks become copies with fresh ids. */
function dealt(
  { draws }: Context,
  a: Deck,
  b: Deck,
): { readonly a: readonly DeckCard[]; readonly b: readonly DeckCard[] } {
  const cards = [...a.cards, ...b.cards];
  const ids = draws.copyIds(cards.length);
  const copies = cards.map((card, i) => ({ copy: present(ids[i], 'there is an id for each copy'), card }));
  return { a: copies.slice(0, a.cards.length), b: copies.slice(a.cards.length) };
}

/**
 * Opens a match against a bot, in place of an old one where there are many. Refuses a deck that is not among the ready
 * ones, and where the disk has no room for a match.
 */
export async function practise(
  context: Context,
  tx: Tx,
  { device }: Actor,
  { name, deck, against }: Extract<ClientCommand, { type: 'practise' }>,
): Promise<CommandResult> {
  if (context.disk.room === 'short') return err({ code: 'no-room' });
  const { decks } = context.editions.newest;
  const own = decks.find((ready) => ready.id === deck);
  if (own === undefined) return err({ code: 'unknown-deck', deck });
  await makeRoom(context, tx, device);
  const drawn = present(decks[context.draws.below(decks.length)], 'there are ready decks');
  const a: StoredSeat = { name, device, deck, bot: null, person: null };
  const b: StoredSeat = { name: '', device: '', deck: drawn.id, bot: against, person: null };
  const table = await openMatch(context, tx, {
    kind: 'practice',
    tableName: 'trade',
    stake: 0,
    contract: null,
    seats: { a, b },
    decks: dealt(context, own, drawn),
    windows: null,
    who: null,
  });
  return ok({ type: 'opened', match: table.id, seat: 'a', watch: table.watch });
}
