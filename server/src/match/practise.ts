// practise: a match against a bot with ready-made decks, for every browser. It is no part of the event.

import { err, ok, present } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import type { DeckCard } from '@dunmer/shared/rules';
import type { Deck } from '@dunmer/shared/cards';
import type { StoredSeat, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import type { Context } from './context.ts';
import { makeRoom } from './forgetting.ts';
import { openMatch } from './openMatch.ts';

/** Deals both decks as copies with fresh ids. */
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

/** What all matches of practice have in common. */
const PRACTICE = { kind: 'practice', stake: 0, contract: null, windows: null, who: null } as const;

const nobody = { person: null } as const;

/**
 * Opens a match against a bot; if the browser has too many, an old one is forgotten. Refuses an unknown deck, and a
 * disk without room for a match.
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
  const a: StoredSeat = { name, device, deck, bot: null, ...nobody };
  const b: StoredSeat = { name: '', device: '', deck: drawn.id, bot: against, ...nobody };
  const dealtOut = dealt(context, own, drawn);
  const table = await openMatch(context, tx, {
    ...PRACTICE,
    tableName: 'trade',
    seats: { a, b },
    decks: dealtOut,
  });
  return ok({ type: 'opened', match: table.id, seat: 'a', watch: table.watch });
}

/**
 * The same at the patrons' table, where courts come with their patrons. Refuses while that table is switched off, and
 * a disk without room for a match.
 */
export async function practiseGame(
  context: Context,
  tx: Tx,
  { device }: Actor,
  { name, against }: Extract<ClientCommand, { type: 'practiseGame' }>,
): Promise<CommandResult> {
  if ((await context.settings.of(tx)).settings.patrons !== 'on') return err({ code: 'patrons-off' });
  if (context.disk.room === 'short') return err({ code: 'no-room' });
  await makeRoom(context, tx, device);
  const a: StoredSeat = { name, device, deck: '', bot: null, ...nobody };
  const b: StoredSeat = { name: '', device: '', deck: '', bot: against, ...nobody };
  const table = await openMatch(context, tx, {
    ...PRACTICE,
    tableName: 'patrons',
    seats: { a, b },
    decks: null,
  });
  return ok({ type: 'opened', match: table.id, seat: 'a', watch: table.watch });
}
