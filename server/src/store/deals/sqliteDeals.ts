// SqliteDeals: contracts, proposals, trades, settlements and clocks in the database.

import type Database from 'better-sqlite3';
import type { ContractState, Party } from '@dunmer/shared/contract';
import { present } from '@dunmer/shared/lib';
import { bySeat, type Seat } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';
import { decode, encode, type Json } from '../json.ts';
import type { AccountKind, StoredAccount } from '../money/port.ts';
import { asking, keyOf } from '../query.ts';
import type {
  ContractChange,
  DealsTx,
  NewContract,
  OfferState,
  Stakes,
  StoredContract,
  StoredProposal,
  StoredSettlement,
  StoredTrade,
  StoredTradeSide,
} from './port.ts';

interface ContractRow {
  readonly key: number;
  readonly id: string;
  readonly one: number;
  readonly two: number;
  readonly payer: Party;
  readonly sum: number;
  readonly textKey: number;
  readonly text: string;
  readonly state: Json<ContractState>;
  readonly open: number;
  readonly match: number | null;
  readonly written: number;
  readonly waits: number;
}

interface StakesRow {
  readonly seat: Seat;
  readonly person: number;
  readonly bound: number | null;
  readonly purse: number | null;
  readonly inPurse: number | null;
  readonly pot: number | null;
  readonly potOf: number | null;
  readonly inPot: number | null;
  readonly k: number | null;
  readonly kind: StoredSettlement['kind'] | null;
  readonly winner: Seat | null;
}

type ProposalRow = Omit<StoredProposal, 'friendly'> & { readonly friendly: number };
type TradeRow = Omit<StoredTrade, 'gives' | 'takes'> & {
  readonly gives: Json<StoredTradeSide>;
  readonly takes: Json<StoredTradeSide>;
};

const CONTRACT = `contracts.key, contracts.id, one, two, payer, sum, contracts.text as textKey,
  coalesce(texts.text, '') as text, state, open, match, written, waits
  from contracts left join texts on texts.key = contracts.text`;
const PROPOSAL = `key, id, from_person as "from", to_person as "to", stake, friendly, state, at from proposals`;
const TRADE = `key, id, from_person as "from", to_person as "to", gives, takes, state, at from trades`;

const contractOf = ({ state, open, ...row }: ContractRow): StoredContract => ({
  ...row,
  state: decode(state),
  open: open === 1,
});
const proposalOf = ({ friendly, ...row }: ProposalRow): StoredProposal => ({
  ...row,
  friendly: friendly === 1,
});
const tradeOf = ({ gives, takes, ...row }: TradeRow): StoredTrade => ({
  ...row,
  gives: decode(gives),
  takes: decode(takes),
});

const accountOf = (
  kind: AccountKind,
  key: number | null | undefined,
  owner: number | null | undefined,
  balance: number | null | undefined,
): StoredAccount | null =>
  typeof key === 'number' ? { key, kind, owner: owner ?? 0, balance: balance ?? 0 } : null;
const traderOf = ({ person, bound, purse, inPurse }: StakesRow): Stakes['traders']['a'] => ({
  key: person,
  match: bound,
  purse: accountOf('purse', purse, person, inPurse),
});

export function prepareDeals(db: Database.Database) {
  return {
    contract: asking<[id: string]>(db)<ContractRow>(`select ${CONTRACT} where contracts.id = ?`),
    contractByKey: asking<[key: number]>(db)<ContractRow>(`select ${CONTRACT} where contracts.key = ?`),
    openContractsOf: asking<[one: number, two: number]>(db)<ContractRow>(
      `select * from (select ${CONTRACT} where one = ? and open = 1 union all select ${CONTRACT} where two = ? and open = 1)
        order by key desc`,
    ),
    hasOpenContract: asking<[one: number, two: number, two: number, one: number]>(db)<{
      readonly key: number;
    }>(
      `select key from contracts where one = ? and open = 1 and two = ?
        union all select key from contracts where one = ? and open = 1 and two = ? limit 1`,
    ),
    interestIn: asking<
      [match: number, p: number, match: number, p: number, p: number, p: number, match: number, p: number]
    >(db)<{ readonly interest: 'seat' | 'party' }>(
      `select 'seat' as interest from seats where match = ? and person = ?
        union all select 'party' from seats join contracts on contracts.open = 1
          where seats.match = ? and ((one = ? and two = seats.person) or (two = ? and one = seats.person))
        union all select 'party' from seats here
          join seats theirs on theirs.person = here.person and theirs.match <> here.match
          join matches on matches.key = theirs.match and matches.phase = 'claiming'
          join seats mine on mine.match = theirs.match and mine.person = ? and theirs.person <> mine.person
          where here.match = ? and mine.person = ? limit 1`,
    ),
    contractsBefore: asking<[before: number, limit: number]>(db)<ContractRow>(
      `select ${CONTRACT} where contracts.key < ? order by contracts.key desc limit ?`,
    ),
    contractsOfBefore: asking<[one: number, before: number, two: number, before: number, limit: number]>(
      db,
    )<ContractRow>(
      `select * from (select ${CONTRACT} where one = ? and contracts.key < ? union all
        select ${CONTRACT} where two = ? and contracts.key < ?) order by key desc limit ?`,
    ),
    met: asking<[number, number, number, number, number, number, number, number, number]>(db)<{
      readonly person: number;
    }>(
      `select two as person from contracts where one = ? union select one from contracts where two = ?
        union select to_person from trades where from_person = ? union select from_person from trades where to_person = ?
        union select to_person from proposals where from_person = ? union select from_person from proposals where to_person = ?
        union select others.person from seats mine join seats others on others.match = mine.match
          where mine.person = ? and others.person is not null and others.person <> ? and mine.person = ?`,
    ),
    anySigned: asking<[]>(db)<{ readonly key: number }>(
      `select key from contracts where json_extract(state, '$.at') in ('signed', 'fulfilled', 'annulled') limit 1`,
    ),
    addContract: asking<
      [
        id: string,
        one: number,
        two: number,
        payer: Party,
        sum: number,
        text: number,
        state: Json<ContractState>,
        open: number,
        counters: number | null,
        written: number,
        waits: number,
      ]
    >(db)(
      `insert into contracts (id, one, two, payer, sum, text, state, open, counters, written, waits)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
    ),
    changeContract: asking<
      [state: Json<ContractState>, open: number, match: number | null, waits: number, key: number]
    >(db)('update contracts set state = ?, open = ?, match = ?, waits = ? where key = ?'),
    proposal: asking<[id: string]>(db)<ProposalRow>(`select ${PROPOSAL} where id = ?`),
    openProposalsOf: asking<[from: number, to: number]>(db)<ProposalRow>(
      `select * from (select ${PROPOSAL} where from_person = ? and state = 'offered' union all
        select ${PROPOSAL} where to_person = ? and state = 'offered') order by key desc`,
    ),
    addProposal: asking<
      [id: string, from: number, to: number, stake: number, friendly: number, state: OfferState, at: number]
    >(db)(
      `insert into proposals (id, from_person, to_person, stake, friendly, state, at) values (?, ?, ?, ?, ?, ?, ?)
        on conflict (id) do nothing`,
    ),
    closeProposal: asking<[state: OfferState, match: number | null, key: number]>(db)(
      'update proposals set state = ?, match = ? where key = ?',
    ),
    trade: asking<[id: string]>(db)<TradeRow>(`select ${TRADE} where id = ?`),
    openTradesOf: asking<[from: number, to: number]>(db)<TradeRow>(
      `select * from (select ${TRADE} where from_person = ? and state = 'offered' union all
        select ${TRADE} where to_person = ? and state = 'offered') order by key desc`,
    ),
    openTradesFrom: asking<[from: number]>(db)<{ readonly count: number }>(
      `select count(*) as count from trades where from_person = ? and state = 'offered'`,
    ),
    addTrade: asking<
      [
        id: string,
        from: number,
        to: number,
        gives: Json<StoredTradeSide>,
        takes: Json<StoredTradeSide>,
        state: OfferState,
        at: number,
      ]
    >(db)(
      `insert into trades (id, from_person, to_person, gives, takes, state, at) values (?, ?, ?, ?, ?, ?, ?)
        on conflict (id) do nothing`,
    ),
    closeTrade: asking<[state: OfferState, key: number]>(db)('update trades set state = ? where key = ?'),
    settlements: asking<[match: number]>(db)<StoredSettlement>(
      'select match, k, kind, winner, pot, owed, note, who, at from settlements where match = ? order by k',
    ),
    stakes: asking<[match: number]>(db)<StakesRow>(
      `select seats.seat, people.key as person, people.match as bound, purse.key as purse, purse.balance as inPurse,
          pot.key as pot, pot.owner as potOf, pot.balance as inPot, settlements.k, settlements.kind, settlements.winner
        from seats join people on people.key = seats.person
        left join accounts purse on purse.kind = 'purse' and purse.owner = people.key
        left join accounts pot on pot.kind = 'pot' and pot.owner = seats.match
        left join settlements on settlements.match = seats.match
          and settlements.k = (select max(k) from settlements newest where newest.match = seats.match)
        where seats.match = ? order by seats.seat`,
    ),
    addSettlement: asking<
      [
        match: number,
        k: number,
        kind: StoredSettlement['kind'],
        winner: Seat | null,
        pot: number,
        owed: number,
        note: number | null,
        who: PersonKey | null,
        at: number,
      ]
    >(db)(
      'insert into settlements (match, k, kind, winner, pot, owed, note, who, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
  };
}

export class SqliteDeals implements DealsTx {
  readonly #ask: ReturnType<typeof prepareDeals>;

  constructor(statements: ReturnType<typeof prepareDeals>) {
    this.#ask = statements;
  }

  async contract(id: string): Promise<StoredContract | null> {
    const row = this.#ask.contract.get(id);
    return row === undefined ? null : contractOf(row);
  }

  async contractByKey(key: number): Promise<StoredContract | null> {
    const row = this.#ask.contractByKey.get(key);
    return row === undefined ? null : contractOf(row);
  }

  async openContractsOf(person: PersonKey): Promise<readonly StoredContract[]> {
    return this.#ask.openContractsOf.all(person, person).map(contractOf);
  }

  async hasOpenContract(one: PersonKey, two: PersonKey): Promise<boolean> {
    return this.#ask.hasOpenContract.get(one, two, two, one) !== undefined;
  }

  async interestIn(match: number, p: PersonKey): Promise<'seat' | 'party' | null> {
    return this.#ask.interestIn.get(match, p, match, p, p, p, match, p)?.interest ?? null;
  }

  async contractsBefore(
    before: number,
    limit: number,
    person: PersonKey | null,
  ): Promise<readonly StoredContract[]> {
    const rows =
      person === null
        ? this.#ask.contractsBefore.all(before, limit)
        : this.#ask.contractsOfBefore.all(person, before, person, before, limit);
    return rows.map(contractOf);
  }

  async met(person: PersonKey): Promise<readonly PersonKey[]> {
    const p = person;
    return this.#ask.met.all(p, p, p, p, p, p, p, p, p).map((row) => row.person);
  }

  async anySigned(): Promise<boolean> {
    return this.#ask.anySigned.get() !== undefined;
  }

  async proposal(id: string): Promise<StoredProposal | null> {
    const row = this.#ask.proposal.get(id);
    return row === undefined ? null : proposalOf(row);
  }

  async openProposalsOf(person: PersonKey): Promise<readonly StoredProposal[]> {
    return this.#ask.openProposalsOf.all(person, person).map(proposalOf);
  }

  async trade(id: string): Promise<StoredTrade | null> {
    const row = this.#ask.trade.get(id);
    return row === undefined ? null : tradeOf(row);
  }

  async openTradesOf(person: PersonKey): Promise<readonly StoredTrade[]> {
    return this.#ask.openTradesOf.all(person, person).map(tradeOf);
  }

  async openTradesFrom(person: PersonKey): Promise<number> {
    return this.#ask.openTradesFrom.get(person)?.count ?? 0;
  }

  async stakes(match: number): Promise<Stakes> {
    const rows = this.#ask.stakes.all(match);
    const [first] = rows;
    const traders = bySeat((seat) =>
      traderOf(
        present(
          rows.find((row) => row.seat === seat),
          'a match of the event has two traders',
        ),
      ),
    );
    return {
      traders,
      pot: accountOf('pot', first?.pot, first?.potOf, first?.inPot),
      settled:
        first === undefined || first.k === null || first.kind === null
          ? null
          : { k: first.k, kind: first.kind, winner: first.winner },
    };
  }

  async settlements(match: number): Promise<readonly StoredSettlement[]> {
    return this.#ask.settlements.all(match);
  }

  async addContract(contract: NewContract): Promise<number | null> {
    const { id, one, two, payer, sum, textKey, state, open, counters, written, waits } = contract;
    const run = this.#ask.addContract.run(
      id,
      one,
      two,
      payer,
      sum,
      textKey,
      encode(state),
      open ? 1 : 0,
      counters,
      written,
      waits,
    );
    return run.changes === 0 ? null : keyOf(run);
  }

  async changeContract(key: number, { state, open, match, waits }: ContractChange): Promise<void> {
    this.#ask.changeContract.run(encode(state), open ? 1 : 0, match, waits, key);
  }

  async addProposal(proposal: Omit<StoredProposal, 'key'>): Promise<number | null> {
    const { id, from, to, stake, friendly, state, at } = proposal;
    const run = this.#ask.addProposal.run(id, from, to, stake, friendly ? 1 : 0, state, at);
    return run.changes === 0 ? null : keyOf(run);
  }

  async closeProposal(key: number, state: OfferState, match: number | null): Promise<void> {
    this.#ask.closeProposal.run(state, match, key);
  }

  async addTrade({
    id,
    from,
    to,
    gives,
    takes,
    state,
    at,
  }: Omit<StoredTrade, 'key'>): Promise<number | null> {
    const run = this.#ask.addTrade.run(id, from, to, encode(gives), encode(takes), state, at);
    return run.changes === 0 ? null : keyOf(run);
  }

  async closeTrade(key: number, state: OfferState): Promise<void> {
    this.#ask.closeTrade.run(state, key);
  }

  async addSettlement(settlement: StoredSettlement): Promise<void> {
    const { match, k, kind, winner, pot, owed, note, who, at } = settlement;
    this.#ask.addSettlement.run(match, k, kind, winner, pot, owed, note, who, at);
  }
}
