// SqliteHome: what a trader's screens ask, out of the database.

import type Database from 'better-sqlite3';
import type { ContractState } from '@dunmer/shared/contract';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';
import { decode, encode, type Json } from '../json.ts';
import { asking } from '../query.ts';
import type { ContractAct, Dealing, HomeReader, StoredClaim } from './port.ts';

type Keys = Json<readonly number[]>;

type Settled = Exclude<ContractAct['settled'], null>;
type ContractActRow = Omit<ContractAct, 'settled' | 'state'> & {
  readonly settled: Json<Settled> | null;
  readonly state: Json<ContractState> | null;
};
type Ids = Json<readonly string[]>;
type DealingRow = Omit<Dealing, 'played'> & { readonly played: number };

export function prepareHome(db: Database.Database) {
  return {
    openClaimsOf: asking<[person: number]>(db)<StoredClaim>(
      `select matches.id as match, mine.seat, theirs.person as other,
          (select winner from settlements where settlements.match = matches.key order by k desc limit 1) as winner
        from people join seats mine on mine.person = people.key
        join matches on matches.key = mine.match and matches.phase = 'claiming' and matches.key is not people.match
        join seats theirs on theirs.match = mine.match and theirs.seat <> mine.seat and theirs.person is not null
        where people.key = ? order by matches.key desc`,
    ),
    openClaimIn: asking<[match: number]>(db)<{ readonly claimant: Seat | null }>(
      `select (select case winner when 'a' then 'b' when 'b' then 'a' end from settlements
          where settlements.match = matches.key order by k desc limit 1) as claimant
        from matches where key = ? and phase = 'claiming'`,
    ),
    dealings: asking<[contracts: Ids, matches: Ids, trades: Ids]>(db)<DealingRow>(
      `select id, 'contract' as about, one, two, match is not null as played from contracts where id in (select value from json_each(?))
        union all select matches.id, 'match', a.person, b.person, 1 from matches
          join seats a on a.match = matches.key and a.seat = 'a' join seats b on b.match = matches.key and b.seat = 'b'
          where matches.id in (select value from json_each(?))
        union all select id, 'trade', from_person, to_person, 0 from trades where id in (select value from json_each(?))`,
    ),
    matchIds: asking<[keys: Keys]>(db)<{ readonly key: number; readonly id: MatchId }>(
      'select key, id from matches where key in (select value from json_each(?))',
    ),
    contractActs: asking<[contract: number]>(db)<ContractActRow>(
      `select journal.act, journal.who, coalesce(texts.text, '') as reason, journal.at,
          (select json_object('kind', value ->> 'kind', 'winner', value ->> 'winner') from json_each(journal.body)
            where value ->> 'is' = 'settled' limit 1) as settled,
          (select effects.value ->> 'state' from json_each(journal.body) effects
            where effects.value ->> 'is' = 'contract' and effects.value ->> 'contract' = contracts.id
            order by effects.key desc limit 1) as state
        from contract_acts join contracts on contracts.key = contract_acts.contract
        join journal on journal.seq = contract_acts.seq left join texts on texts.key = contract_acts.reason
        where contract_acts.contract = ? order by contract_acts.seq`,
    ),
  };
}

export class SqliteHome implements HomeReader {
  readonly #ask: ReturnType<typeof prepareHome>;

  constructor(statements: ReturnType<typeof prepareHome>) {
    this.#ask = statements;
  }

  async openClaimsOf(person: PersonKey): Promise<readonly StoredClaim[]> {
    return this.#ask.openClaimsOf.all(person);
  }

  async openClaimIn(match: number): Promise<Seat | null> {
    return this.#ask.openClaimIn.get(match)?.claimant ?? null;
  }

  async dealings(ids: readonly string[]): Promise<ReadonlyMap<string, Dealing>> {
    const asked = encode(ids);
    const rows = this.#ask.dealings.all(asked, asked, asked);
    return new Map(rows.map(({ played, ...row }) => [row.id, { ...row, played: played === 1 }]));
  }

  async matchIds(keys: readonly number[]): Promise<ReadonlyMap<number, MatchId>> {
    return new Map(this.#ask.matchIds.all(encode(keys)).map(({ key, id }) => [key, id]));
  }

  async contractActs(contract: number): Promise<readonly ContractAct[]> {
    return this.#ask.contractActs.all(contract).map(({ settled, state, ...act }) => ({
      ...act,
      settled: settled === null ? null : decode(settled),
      state: state === null ? null : decode(state),
    }));
  }
}
