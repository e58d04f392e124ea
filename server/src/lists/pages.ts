// Pages of long lists, newest first: statements, contracts, matches.

import { present } from '@dunmer/shared/lib';
import type {
  CardDebt,
  ContractView,
  MatchId,
  Paged,
  StaffMatch,
  StatementInfo,
  TradeView,
} from '@dunmer/shared/protocol';
import { owingOf } from '../contracts/index.ts';
import {
  type Briefs,
  cardsTold,
  contractView,
  copiesIn,
  matchBrief,
  paged,
  partnersIn,
  settledByMatch,
  staffSettledView,
  statementInfo,
  tradeView,
} from '../home/index.ts';
import { aboutCopyOf, aboutPeople, type Interests, relationIn } from '../interest/index.ts';
import {
  type PersonKey,
  type Reader,
  STORE_OWNER,
  type StoredContract,
  type StoredMatch,
} from '../store/index.ts';
import type { World } from '../world/index.ts';
import { beforeIn, keyOf, type List } from './list.ts';
import { PAGE, pageOf, READ } from './paged.ts';

/** Staff read a trade from neither side. */
const NOBODY: PersonKey = 0;

/** Reads a page of a person's purse. */
const statementPage = (reader: Reader, person: PersonKey, before: number): Promise<StatementInfo> =>
  statementInfo(reader, person, { before, most: PAGE, opens: 'all' });

/** Reads with whom the entries of that page are. */
const partnersOn = (reader: Reader, person: PersonKey, before: number): Promise<readonly PersonKey[]> =>
  partnersIn(reader, person, { before, most: PAGE });

/**
 * Reads a page of all contracts that are not kept from the reader, as somebody sees them who is no party. They are kept
 * because a payment tells of purses.
 */
async function contractsPage(
  { settings, time }: Pick<World, 'settings' | 'time'>,
  reader: Reader,
  interests: Interests,
  before: number,
): Promise<Paged<ContractView>> {
  const rows = await reader.contracts.contractsBefore(before, READ, null);
  const shown = rows.filter(({ one, two }) => !interests.hides(one, two));
  const keys = [...new Set(shown.flatMap(({ one, two }) => [one, two]))];
  const people = new Map((await reader.people.standings(keys)).map((each) => [each.key, each]));
  const cards = await reader.cards.playable(keys);
  const matches = await reader.home.matchIds(shown.flatMap(({ match }) => match ?? []));
  const { settings: set } = await settings.of(reader);
  const party = (key: PersonKey) => present(people.get(key), 'a party is a person');
  const viewOf = (contract: StoredContract): ContractView => {
    const { one, two, match } = contract;
    return contractView(contract, {
      reader: null,
      parties: { one: party(one), two: party(two) },
      cards: { one: cardsTold(cards, one, interests), two: cardsTold(cards, two, interests) },
      settings: set,
      match: match === null ? null : (matches.get(match) ?? null),
      now: time.now(),
      // A list names no played cards; the page of a contract does.
      played: null,
    });
  };
  return pageOf(rows, shown, viewOf);
}

/** Reads a page of all trades that are not kept from the reader: a trade tells what its two people have or want. */
async function tradesPage(reader: Reader, interests: Interests, before: number): Promise<Paged<TradeView>> {
  const rows = await reader.trades.tradesBefore(before, READ);
  const shown = rows.filter(({ from, to }) => !interests.hides(from, to));
  const copies = await reader.cards.copiesById(copiesIn(shown));
  const byId = new Map(copies.map((copy) => [copy.id, copy]));
  const briefs = await reader.floor.briefs(shown.flatMap(({ from, to }) => [from, to]));
  return pageOf(rows, shown, (trade) => tradeView(trade, NOBODY, briefs, byId));
}

/** What is owed for matches, as far as the reader may know, and the names of the people who have the cards now. */
async function owedOf(reader: Reader, rows: readonly StoredMatch[], interests: Interests) {
  const { players: hidden } = interests;
  const owing = await owingOf(reader, { matches: rows.map(({ key }) => key) });
  const told = owing.filter(({ players }) => !hidden.has(players.a) && !hidden.has(players.b));
  const owners = told.flatMap(({ cards }) => cards.map(({ copy }) => copy.owner));
  const briefs: Briefs = owners.length === 0 ? new Map() : await reader.floor.briefs(owners);
  const whereIs = (owner: PersonKey): Pick<CardDebt, 'at' | 'owner'> => {
    if (owner === STORE_OWNER) return { at: 'store', owner: null };
    const isTold = ['own', 'other'].includes(relationIn(interests, aboutCopyOf(owner)));
    return isTold ? { at: 'person', owner: briefs.get(owner) ?? null } : { at: 'hidden', owner: null };
  };
  return new Map(
    told.map(({ match, drakes, cards }) => [
      match,
      {
        owed: drakes,
        owedCards: cards.map(({ from, to, copy }): CardDebt => ({
          from,
          to,
          copy: copy.id,
          card: copy.card,
          ...whereIs(copy.owner),
        })),
      },
    ]),
  );
}

const NOTHING_OWED = { owed: [], owedCards: [] };

/** Which matches are asked for, and with which interests. */
interface MatchesAsked {
  /** One match; null for all. */
  readonly only: MatchId | null;
  readonly before: number;
  /** The reader is told nothing of what the players of these matches have or lack. */
  readonly interests: Interests;
}

/** Reads a page of the event's matches before `before`, or the one match that is asked for. */
export async function matchesPage(
  reader: Reader,
  { only, before, interests }: MatchesAsked,
): Promise<Paged<StaffMatch>> {
  const one = only === null ? null : await reader.match(only);
  const found = one === null || one.kind === 'practice' ? [] : [one];
  const rows = only === null ? await reader.matchesBefore(before, READ, null) : found;
  const settled = await settledByMatch(
    reader,
    rows.map(({ key }) => key),
  );
  const rulers = [...settled.values()].flat().flatMap(({ who }) => who ?? []);
  const briefs = await reader.floor.briefs(rulers);
  const owed = await owedOf(reader, rows, interests);
  return paged(rows, PAGE, (match): StaffMatch => {
    const told = settled.get(match.key) ?? [];
    return {
      ...matchBrief(match, told, null),
      settled: told.map((each) => staffSettledView(each, briefs)),
      ...(owed.get(match.key) ?? NOTHING_OWED),
    };
  });
}

/** The long lists, page by page: a statement, contracts, trades and matches. */
export const pagedLists = (list: List, read: Reader, world: Pick<World, 'settings' | 'time'>) => ({
  staffStatement: list<'staffStatement'>({
    view: 'see:statement',
    about: async (facts, interests) => {
      const owner = keyOf(await read.people.person(facts.id));
      // Somebody who has paid a player, or was paid by one, has the entry on their own statement: it tells of the
      // player's purse.
      const isOfOthers = interests.players.size > 0 && owner.some((key) => interests.to(key) !== 'own');
      const partners = isOfOthers ? owner.map((key) => partnersOn(read, key, beforeIn(facts))) : [];
      return aboutPeople(...owner, ...(await Promise.all(partners)).flat());
    },
    async find({ facts }) {
      const person = await read.people.person(facts.id);
      return person === null ? null : statementPage(read, person.key, beforeIn(facts));
    },
  }),
  staffContracts: list<'staffContracts'>({
    view: 'see:staff-contracts',
    find: ({ interests, facts }) => contractsPage(world, read, interests, beforeIn(facts)),
  }),
  staffTrades: list<'staffTrades'>({
    view: 'see:staff-trades',
    find: ({ interests, facts }) => tradesPage(read, interests, beforeIn(facts)),
  }),
  staffMatches: list<'staffMatches'>({
    view: 'see:staff-matches',
    find: ({ interests, facts }) =>
      matchesPage(read, { only: facts.match ?? null, before: beforeIn(facts), interests }),
  }),
});
