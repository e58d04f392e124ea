// interested: whether somebody is a trader to a match: they play in it, or have dealings with one of its players (EVENT, "Who").

import { type BySeat, SEATS } from '@dunmer/shared/rules';
import type { PersonKey, StoredSeat } from '../store/index.ts';

/** `interests`: with whom they have an unfinished contract or match. */
export const isInterested = (
  person: PersonKey,
  interests: ReadonlySet<PersonKey>,
  seats: BySeat<StoredSeat>,
): boolean => {
  const players = SEATS.flatMap((seat) => seats[seat].person?.key ?? []);
  return players.some((player) => player === person || interests.has(player));
};
