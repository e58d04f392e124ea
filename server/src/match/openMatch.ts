// Opening a match: both seats are taken, their decks become copies, and the seals are set (F1).

import { assert, present } from '@dunmer/shared/lib';
import { NEW_SEALED_MATCH, openSealedMatch } from '@dunmer/shared/fairness';
import { type BySeat, type DeckCard, type Seat, SEATS } from '@dunmer/shared/rules';
import type { Edition } from '../catalogue/index.ts';
import type { StoredMatch, StoredSeat, Tx } from '../store/index.ts';
import { append } from './append.ts';
import type { Context } from './context.ts';
import type { Draws } from './draws.ts';

function dealt({ decks }: Edition, draws: Draws, holders: BySeat<StoredSeat>): BySeat<readonly DeckCard[]> {
  const cards = (seat: Seat) =>
    present(
      decks.find((deck) => deck.id === holders[seat].deck),
      'a seat is taken with a ready deck',
    ).cards;
  const [a, b] = [cards('a'), cards('b')];
  const ids = draws.copyIds(a.length + b.length);
  const copies = [...a, ...b].map((card, i) => ({
    copy: present(ids[i], 'there is an id for each copy'),
    card,
  }));
  return { a: copies.slice(0, a.length), b: copies.slice(a.length) };
}

/** Opens the match of a table whose seats are both taken. */
export async function openMatch(context: Context, tx: Tx, table: StoredMatch): Promise<void> {
  const { a, b } = table.seats;
  assert(a !== null && b !== null, 'a match opens when both seats are taken');
  const { draws, listener } = context;
  const edition = present(await context.editions.of(tx, table.catalogue), 'a table has its catalogue');
  const bots = SEATS.filter((seat) => (table.seats[seat]?.bot ?? null) !== null);
  const opened = openSealedMatch({ match: table.id, decks: dealt(edition, draws, { a, b }), bots }, draws);
  const waiting = { table, edition, version: 0, state: NEW_SEALED_MATCH, recent: [] };
  tx.afterCommit(() => listener.seated(waiting));
  assert((await append(context, tx, waiting, opened)) !== null, 'a match opens once');
}
