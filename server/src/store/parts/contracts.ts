// Contracts: what two traders agree on, and the games proposed in it.

import { type ByParty, type ContractState, type Party, tableOf } from '@dunmer/shared/contract';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, json, list, of, oneOf, type Read, yes } from '../columns.ts';
import type { PersonKey, TextKey } from './effect.ts';
import { type Standing, standingIn, STANDING, type StandingRow, STANDINGS } from './persons.ts';
import { type NamesTable, tableIn } from './tableNames.ts';
import type { ContractWaits } from './waits.ts';

/** `table`: where the game named by the offer is played (PT1). */
export interface StoredContract extends ContractWaits, NamesTable {
  readonly key: number;
  readonly id: string;
  readonly one: PersonKey;
  readonly two: PersonKey;
  readonly payer: Party;
  readonly sum: number;
  /** The prestige from each that the offer named; null if the offer was of the deal alone. */
  readonly game: number | null;
  /** PR4: the key of the promise that each party gives; null if none is named. */
  readonly pledgeOne: number | null;
  readonly pledgeTwo: number | null;
  /**
   * Whether it answers an offer of the other trader that named a game; its writer is then told how many cards the other
   * has, if they are short.
   */
  readonly told: boolean;
  readonly textKey: TextKey;
  /** '' if it was erased. */
  readonly text: string;
  readonly state: ContractState;
  readonly open: boolean;
  /** The key of the newest match over it. */
  readonly match: number | null;
  readonly written: number;
}

export type NewContract = Omit<StoredContract, 'key' | 'text' | 'match' | 'told'> & {
  readonly counters: number | null;
};

/** What changes in a contract. */
export type ContractChange = Pick<StoredContract, 'state' | 'open' | 'match'> & ContractWaits;

/** A contract with both parties' present standing. */
export interface Parties {
  readonly contract: StoredContract;
  readonly parties: ByParty<Standing>;
}

/** In an earlier release demands had no number: a demand from then gets the newest number there is. */
function numbered(state: ContractState): ContractState {
  if (state.at !== 'signed' || state.game.at !== 'demanded') return state;
  const { game, proposals } = state;
  return Number.isInteger(game.proposal) ? state : { ...state, game: { ...game, proposal: proposals } };
}

const kept = json<ContractState>('contracts.state');
const STATE: Read<ContractState> = { sql: kept.sql, as: (raw) => numbered(kept.as(raw)) };

export const CONTRACT: Columns<StoredContract> = {
  ...of('contracts', 'key', 'id', 'one', 'two', 'payer', 'sum', 'game', 'match', 'written', 'waits'),
  ...of('contracts', 'answerFrom', 'annulFrom', 'handoverFrom', 'pledgeOne', 'pledgeTwo'),
  told: yes('(select before.game is not null from contracts before where before.key = contracts.counters)'),
  textKey: 'contracts.text',
  text: `coalesce((select text from texts where texts.key = contracts.text), '')`,
  table: tableIn('contracts'),
  state: STATE,
  open: yes('contracts.open'),
};

const side = (party: Party, which: string): string =>
  `select ${list(CONTRACT)} from contracts where ${party} = :person and ${which}`;
/** A person's contracts on either side. */
const ofBoth = (which: string): string =>
  `select * from (${side('one', which)} union all ${side('two', which)}) both_sides`;
/** The newest contracts of one side, in the order of its index, so that no more is read than is shown. */
const newest = (party: Party, which: string): string =>
  `select * from (${side(party, which)} order by contracts.key desc limit :limit) of_${party}`;

export function contractReads(ask: Asking) {
  const parties = ask.all<StandingRow & { readonly contract: StoredContract | null }>({
    ...STANDING,
    contract: oneOf(ask.words, CONTRACT, 'from contracts where id = :id'),
  })(
    `${STANDINGS} where people.key in
      (select one from contracts where id = :id union all select two from contracts where id = :id)`,
    (id: string) => ({ id }),
  );
  const before = 'contracts.key < :before';
  const all = ask.all(CONTRACT)(
    `from contracts where ${before} order by contracts.key desc limit :limit`,
    (before: number, limit: number) => ({ before, limit }),
  );
  const ofPerson = ask.all(CONTRACT)(
    `select * from (${newest('one', before)} union all ${newest('two', before)}) both_sides
      order by key desc limit :limit`,
    (before: number, limit: number, person: PersonKey) => ({ before, limit, person }),
  );
  return {
    contract: ask.get(CONTRACT)('from contracts where contracts.id = :id', (id: string) => ({ id })),
    contractByKey: ask.get(CONTRACT)('from contracts where contracts.key = :key', (key: number) => ({ key })),
    /** A contract with both parties' present standing. */
    contractWithParties: async (id: string): Promise<Parties | null> => {
      const rows = await parties(id);
      const contract = rows[0]?.contract ?? null;
      if (contract === null) return null;
      const { one, two } = contract;
      return { contract, parties: { one: standingIn(rows, one), two: standingIn(rows, two) } };
    },
    /** A person's open contracts, newest first. */
    openContractsOf: ask.all(CONTRACT)(`${ofBoth('open = 1')} order by key desc`, (person: PersonKey) => ({
      person,
    })),
    /** The newest contracts before `before` (exclusive), newest first; of everybody if `person` is null. */
    contractsBefore: (before: number, limit: number, person: PersonKey | null) =>
      person === null ? all(before, limit) : ofPerson(before, limit, person),
  };
}

const WAITS = ['waits', 'answer_from', 'annul_from', 'handover_from'] as const;
const WRITTEN = [
  'one',
  'two',
  'payer',
  'sum',
  'game',
  'text',
  'state',
  'open',
  'counters',
  'table_name',
  'written',
  'pledge_one',
  'pledge_two',
] as const;

export const contractWrites = (ask: Asking) => ({
  /** Resolves to null if the id is taken. */
  addContract: ask.value<number>()(
    `${inserting('contracts', 'id', ...WRITTEN, ...WAITS)} on conflict (id) do nothing returning key`,
    ({ textKey, table, ...contract }: NewContract) => ({
      ...contract,
      text: textKey,
      tableName: tableOf({ table }),
    }),
  ),
  changeContract: ask.tell(
    `update contracts set state = :state, open = :open, match = :match, waits = :waits, answer_from = :answerFrom,
      annul_from = :annulFrom, handover_from = :handoverFrom where key = :key`,
    (key: number, change: ContractChange) => ({ key, ...change }),
  ),
});
