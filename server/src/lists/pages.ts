// Pages of long lists, newest first: statements, contracts, matches.

import { present } from '@dunmer/shared/lib';
import type { ContractView, MatchId, Paged, StaffMatch, StatementInfo } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { debtsOf } from '../contracts/index.ts';
import {
  briefOf,
  type Briefs,
  cardsTold,
  contractView,
  namedIn,
  statementLine,
  timeOf,
} from '../home/index.ts';
import type { Interests } from '../interest/index.ts';
import type { PersonKey, Reader } from '../store/index.ts';
import type { World } from '../world/index.ts';

const PAGE = 50;
/** What nothing is settled of yet. */
const RUNNING = { winner: null, owed: 0 };

/** One more than a page is read: whether there is a next one is known without another question. */
function paged<Row extends { readonly key: number }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): Paged<Item> {
  const page = rows.slice(0, PAGE);
  return { items: page.map(itemOf), next: rows.length > PAGE ? (page.at(-1)?.key ?? null) : null };
}

/** The entries of a person's purse. */
export async function statementPage(
  reader: Reader,
  person: PersonKey,
  before: number,
): Promise<StatementInfo> {
  const purse = await reader.money.account({ kind: 'purse', owner: person });
  if (purse === null) return { items: [], next: null };
  const rows = await reader.money.statement(purse.key, before, PAGE + 1);
  const people = await reader.people.peopleByKey(namedIn(rows, purse.key));
  const briefs: Briefs = new Map(people.map((each) => [each.key, briefOf(each)]));
  return paged(rows, (row) => statementLine(row, purse.key, briefs));
}

/** All contracts, as who is no party sees them. */
export async function contractsPage(
  { settings, clock }: Pick<World, 'settings' | 'clock'>,
  reader: Reader,
  interests: Interests,
  before: number,
): Promise<Paged<ContractView>> {
  const rows = await reader.deals.contractsBefore(before, PAGE + 1, null);
  const keys = [...new Set(rows.flatMap(({ one, two }) => [one, two]))];
  const people = new Map((await reader.people.standings(keys)).map((each) => [each.key, each]));
  const cards = await reader.cards.playable(keys);
  const matches = await reader.home.matchIds(rows.flatMap(({ match }) => match ?? []));
  const { settings: set } = await settings.of(reader);
  const party = (key: PersonKey) => present(people.get(key), 'a party is a person');
  return paged(rows, (contract) => {
    const { one, two, match } = contract;
    return contractView(contract, {
      reader: null,
      parties: { one: party(one), two: party(two) },
      cards: { one: cardsTold(cards, one, interests), two: cardsTold(cards, two, interests) },
      settings: set,
      match: match === null ? null : (matches.get(match) ?? null),
      now: clock.now(),
    });
  });
}

/** The matches of the event before `before`, or the one that is asked for by its id. */
export async function matchesPage(
  reader: Reader,
  only: MatchId | null,
  before: number,
): Promise<Paged<StaffMatch>> {
  const one = only === null ? null : await reader.match(only);
  const found = one === null || one.kind === 'practice' ? [] : [one];
  const rows = only === null ? await reader.matchesBefore(before, PAGE + 1, null) : found;
  const settled = await reader.lists.settled(rows.map(({ key }) => key));
  const results = new Map(settled.map((each) => [each.match, each]));
  const ruled = rows.map(({ key, stake }) => ({ key, stake, ...(results.get(key) ?? RUNNING) }));
  const debts = await debtsOf(reader, ruled);
  return paged(rows, (match): StaffMatch => {
    const { id, key, seats, kind, stake, phase, contractId, opened } = match;
    const result = results.get(key);
    return {
      match: id,
      seat: null,
      seats: bySeat((seat) => ({ name: seats[seat].name })),
      kind,
      stake,
      phase,
      result: result === undefined ? null : { kind: result.kind, winner: result.winner },
      contract: contractId,
      opened: timeOf(opened),
      owed: debts.get(key) ?? [],
    };
  });
}
