// DeckTable: what happened to the intrigue deck, openly, and how many cards each has at the end (IN5).

import { evolveDeckAll, NEW_DECK, type PublicDeckEvent } from '@dunmer/shared/intrigue';
import type { Reader, StoredDeckEvent } from '../store/index.ts';
import type { Row } from './csv.ts';
import type { Table } from './table.ts';

const HEAD = ['nth', 'what', 'who', 'of', 'cards', 'count', 'k', 'place', 'at'];

type Told = Readonly<{
  who?: string;
  of?: string;
  cards?: readonly string[];
  count?: number;
  k?: number;
  place?: number;
}>;

/** What a row tells of an event; null where the event moves no copies. */
function toldOf(event: PublicDeckEvent): Told | null {
  switch (event.type) {
    case 'PileShuffled':
      return { k: event.k, count: event.size };
    case 'RingBegun':
      return { count: event.ring };
    case 'CardDrawn':
      return { who: event.who, count: 1, k: event.k, place: event.place };
    case 'CardsSpent':
      return { who: event.who, cards: event.copies, count: event.copies.length };
    case 'CardsTaken':
      return { who: event.by, of: event.from, count: event.n };
    case 'ActionPlayed':
    case 'CancelPlayed':
    case 'CardPlayedAt':
    case 'SpentRetrieved':
      return { who: event.who, cards: [event.copy], count: 1 };
    case 'ActionEnded':
      return { cards: [event.copy], count: 1, ...(event.lies === null ? {} : { of: event.lies }) };
    case 'CancelsCounted':
      return { cards: event.copies, count: event.copies.length };
    case 'PlayedCardSpent':
      return { cards: [event.copy], count: 1 };
    case 'FrontSpent':
      return { cards: [event.copy], count: 1, of: event.before };
    default:
      return null;
  }
}

const publicIn = (log: readonly StoredDeckEvent[]) =>
  log.flatMap(({ nth, at, event }) => (event.to === 'everyone' ? [{ nth, at, event }] : []));

/** Makes the table of the deck; empty where there is none. */
export async function deckTable({ intrigue, people }: Reader): Promise<Table> {
  const log = await intrigue.deckLog();
  if (log.length === 0) return { head: HEAD, rows: [] };
  const names = new Map((await people.people()).map(({ id, name }) => [id, name]));
  const nameOf = (id = ''): string => names.get(id) ?? '';
  const moves = publicIn(log).flatMap(({ nth, at, event }): readonly Row[] => {
    const told = toldOf(event);
    if (told === null) return [];
    const { who, of, cards = [], count = null, k = null, place = null } = told;
    const when = new Date(at).toISOString();
    return [[nth, event.type, nameOf(who), nameOf(of), cards.join(' '), count, k, place, when]];
  });
  const { hands } = evolveDeckAll(
    NEW_DECK,
    log.map(({ event }) => event),
  ).common;
  const sizes = Object.entries(hands).map(([who, size]): Row => [
    null,
    'hand',
    nameOf(who),
    '',
    '',
    size,
    null,
    null,
    '',
  ]);
  return { head: HEAD, rows: [...moves, ...sizes] };
}
