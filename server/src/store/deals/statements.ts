// The statements about contracts, proposals, trades and settlements.

import type Database from 'better-sqlite3';
import type { ContractState, Party } from '@dunmer/shared/contract';
import type { Seat } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';
import type { Json } from '../json.ts';
import { STANDINGS_AND } from '../people/rows.ts';
import { asking } from '../query.ts';
import type { OfferState, StoredSettlement, StoredTradeSide } from './port.ts';
import {
  CONTRACT,
  CONTRACT_ROW,
  type ContractRow,
  NET,
  type NetRow,
  type PartyRow,
  PROPOSAL,
  PROPOSAL_ROW,
  type ProposalRow,
  type ProposedRow,
  STAKES_AND,
  type StakesRow,
  TRADE,
  type TradeRow,
} from './rows.ts';

const GAME_WAITS = `open = 1 and json_extract(state, '$.game.at') in ('proposed', 'demanded')`;

export function prepareDeals(db: Database.Database) {
  return {
    contract: asking<[id: string]>(db)<ContractRow>(`select ${CONTRACT} where contracts.id = ?`),
    parties: asking<[id: string, one: string, two: string]>(db)<PartyRow>(
      `select ${STANDINGS_AND(`, (select ${CONTRACT_ROW} from contracts where id = ?) as contract`)}
        where people.key in (select one from contracts where id = ? union all select two from contracts where id = ?)`,
    ),
    proposed: asking<[id: string, from: string, to: string]>(db)<ProposedRow>(
      `select ${STANDINGS_AND(`, (select ${PROPOSAL_ROW} from proposals where id = ?) as proposal`)}
        where people.key in (select from_person from proposals where id = ? union all select to_person from proposals where id = ?)`,
    ),
    openContractsOf: asking<[one: number, two: number]>(db)<ContractRow>(
      `select * from (select ${CONTRACT} where one = ? and open = 1 union all select ${CONTRACT} where two = ? and open = 1)
        order by key desc`,
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
    endedContractsOf: asking<[number, number, number, number, number, number, limit: number]>(
      db,
    )<ContractRow>(
      // Each side in the order of its index, so that no more is read than is shown.
      `select * from (
        select * from (select ${CONTRACT} where one = ? and open = 0 and contracts.key < ? order by contracts.key desc limit ?)
        union all
        select * from (select ${CONTRACT} where two = ? and open = 0 and contracts.key < ? order by contracts.key desc limit ?)
      ) order by key desc limit ?`,
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
    unanswered: asking<[one: number, from: number]>(db)<{ readonly count: number }>(
      `select (select count(*) from contracts where one = ? and open = 1 and state ->> 'at' = 'offered')
        + (select count(*) from proposals where from_person = ? and state = 'offered') as count`,
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
      'select match, k, corrects, kind, winner, pot, owed, note, who, at from settlements where match = ? order by k',
    ),
    partnersInGames: asking<[people: Json<readonly number[]>, people: Json<readonly number[]>]>(db)<{
      readonly person: PersonKey;
    }>(
      `select two as person from contracts where one in (select value from json_each(?)) and ${GAME_WAITS}
        union select one from contracts where two in (select value from json_each(?)) and ${GAME_WAITS}`,
    ),
    stakes: asking<[copy: string, match: number]>(db)<StakesRow>(STAKES_AND('')),
    stakesAgain: asking<[copy: string, match: number]>(db)<StakesRow & NetRow>(
      STAKES_AND(`, seats.match, ${NET} as net`),
    ),
    nets: asking<[matches: Json<readonly number[]>]>(db)<NetRow>(
      `select seats.match, seats.seat, ${NET} as net from json_each(?) asked cross join seats on seats.match = asked.value
        left join accounts purse on purse.kind = 'purse' and purse.owner = seats.person
        left join accounts pot on pot.kind = 'pot' and pot.owner = seats.match`,
    ),
    addSettlement: asking<
      [
        match: number,
        k: number,
        corrects: number | null,
        kind: StoredSettlement['kind'],
        winner: Seat | null,
        pot: number,
        owed: number,
        note: number | null,
        who: PersonKey | null,
        at: number,
      ]
    >(db)(
      `insert into settlements (match, k, corrects, kind, winner, pot, owed, note, who, at)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
  };
}
