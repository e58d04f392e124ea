// The staff's list of people. Purses are the organisers' business (EVENT, "Who sees what").

import type { PersonId, StaffPerson } from '@dunmer/shared/protocol';
import { briefOf } from '../home/index.ts';
import type { Interests } from '../interest/index.ts';
import type { Reader } from '../store/index.ts';

export interface PeopleSeen {
  /** Whether the reader may see what is in purses, and there are any. */
  readonly withMoney: boolean;
  /** One person; null for everybody. */
  readonly only: PersonId | null;
  /** Of the players of these matches no purse is told, and no deck but the opponent's size. */
  readonly interests: Interests;
}

/** Everybody, or one person, as staff see them. */
export async function staffPeople(
  reader: Reader,
  { withMoney, only, interests }: PeopleSeen,
): Promise<readonly StaffPerson[]> {
  const people = await reader.lists.people(only);
  return people.map((person) => {
    const { key, staff, trades, frozen, link, pinRests, purse, held, deck, match } = person;
    const hidden = interests.players.has(key);
    const money = withMoney && !hidden ? { purse, held } : { purse: null, held: 0 };
    const cards = hidden && interests.to(key) !== 'opponent' ? null : deck;
    return {
      ...briefOf(person),
      staff,
      trades,
      frozen,
      link,
      pinRests,
      ...money,
      deck: cards,
      match,
      hidden,
    };
  });
}
