// People: the visitors of a room, each a seeded trader with a browser; only the stranger has a browser and no link.

import type { Code, PersonId } from '@dunmer/shared/protocol';
import { type Seeding, trader } from '../support/seed.ts';
import { cardsIn } from './pairDecks.ts';

// The hider comes last: the serial numbers of the others' copies say nothing of the hider's.
const NUMBERS = {
  opponent: 0,
  thirdTrader: 1,
  organiser: 2,
  watcher: 3,
  referee: 4,
  display: 5,
  hider: 6,
} as const;
export type Guest = keyof typeof NUMBERS;

/** How many traders are seeded, and which of them are staff. */
const GUESTS = { count: 7, staff: { 2: 'organiser', 4: 'referee', 5: 'display' } } as const;

export const personOf = (guest: Guest): PersonId => trader(NUMBERS[guest]).person;
export const cookieOf = (guest: Guest): string => trader(NUMBERS[guest]).cookie;
export const badgeOf = (guest: Guest): Code => trader(NUMBERS[guest]).code;

/** Decks, by their ids. */
export interface Decks {
  readonly hider: string;
  readonly opponent: string;
}

/** Returns the seeding of all of them, with these decks. */
export const guestsWith = ({ hider, opponent }: Decks): Seeding => ({
  ...GUESTS,
  cards: Array.from({ length: GUESTS.count }, (_, number) =>
    cardsIn(number === NUMBERS.hider ? hider : opponent),
  ),
});
