// The staff's list of people. Only organisers may read purses (EVENT, "Who sees what").

import type { DebtView, PersonId, StaffPerson } from '@dunmer/shared/protocol';
import { owingOf } from '../contracts/index.ts';
import { briefOf, type Briefs, debtViews, namedInDebts } from '../home/index.ts';
import type { Interests } from '../interest/index.ts';
import { may } from '../roles/index.ts';
import type { ListedPerson, PersonKey, Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';
import type { List, Looking } from './list.ts';

export interface PeopleSeen {
  /** Whether there are purses and the reader may see what is in them. */
  readonly withMoney: boolean;
  /** One person; null for everybody. */
  readonly only: PersonId | null;
  /**
   * The players of these matches are shown without purse and debts, and without their deck except its size while seated
   * together.
   */
  readonly interests: Interests;
}

/** Reads the debts that may be told: none that tells what a player of the reader's matches has. */
async function debtsFor(
  reader: Reader,
  people: readonly ListedPerson[],
  { only, interests: { players: hidden } }: PeopleSeen,
): Promise<(person: PersonKey) => readonly DebtView[]> {
  const [one] = people;
  const owing = await owingOf(reader, only === null || one === undefined ? 'all' : { person: one.key });
  const shown = owing.filter(({ players }) => !hidden.has(players.a) && !hidden.has(players.b));
  const briefs: Briefs = shown.length === 0 ? new Map() : await reader.floor.briefs(namedInDebts(shown));
  return (person) => debtViews(shown, briefs, person);
}

/** Reads everybody, or one person, as staff see them. */
export async function staffPeople(reader: Reader, seen: PeopleSeen): Promise<readonly StaffPerson[]> {
  const { withMoney, only, interests } = seen;
  const people = await reader.lists.people(only);
  const debtsOf = await debtsFor(reader, people, seen);
  return people.map((person) => {
    const { key, staff, trades, frozen, link, pinRests, purse, held, deck, match, matchKey } = person;
    const hidden = interests.players.has(key);
    const money = withMoney && !hidden ? { purse, held } : { purse: null, held: 0 };
    const isAcross = matchKey !== null && interests.inMatch(matchKey) === 'opponent';
    return {
      ...briefOf(person),
      staff,
      trades,
      frozen,
      link,
      pinRests,
      ...money,
      deck: hidden && !isAcross ? null : deck,
      match,
      debts: debtsOf(key),
      hidden,
    };
  });
}

/** The list of people, and the page of one of them. */
export function peopleLists(list: List, read: Reader, { settings }: Pick<World, 'settings'>) {
  const peopleFor = async (
    { actor, interests }: Looking<'staffPeople' | 'staffPerson'>,
    only: string | null,
  ) => {
    const { money } = (await settings.of(read)).settings;
    const withMoney = money === 'app' && may(actor, 'see:staff-money', 'other');
    return staffPeople(read, { withMoney, only, interests });
  };
  return {
    staffPeople: list<'staffPeople'>({
      view: 'see:staff-people',
      find: (looking) => peopleFor(looking, null),
    }),
    staffPerson: list<'staffPerson'>({
      view: 'see:staff-people',
      find: async (looking) => (await peopleFor(looking, looking.facts.id))[0] ?? null,
    }),
  };
}
