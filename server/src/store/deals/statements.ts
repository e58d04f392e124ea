// The statements about contracts, proposals, trades and settlements.

import type Database from 'better-sqlite3';
import type { ContractState, Party } from '@dunmer/shared/contract';
import type { MatchId } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { PersonKey } from '../journal/port.ts';
import type { Json } from '../json.ts';
import { STANDINGS_AND } from '../people/rows.ts';
import { asking } from '../query.ts';
import type { OfferState, StoredSettlement, StoredTradeSide, ToldSettlement } from './port.ts';
import {
  type AgainRow,
  CONTRACT,
  CONTRACT_ROW,
  type ContractRow,
  HOLDER,
  NET,
  type NetRow,
  owingWhere,
  type OwingRow,
  type PartyRow,
  PRICED,
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
    isMoneyFixed: asking<[]>(db)<{ readonly fixed: number }>(
      `select 1 as fixed where exists (select 1 from entries) or exists (select 1 from matches where stake > 0)
        or exists (select 1 from contracts where state ->> 'at' in ('signed', 'fulfilled', 'annulled'))`,
    ),
    addContract: asking<
      [
        id: string,
        one: number,
        two: number,
        payer: Party,
        sum: number,
        game: number | null,
        text: number,
        state: Json<ContractState>,
        open: number,
        counters: number | null,
        written: number,
        waits: number,
        answerFrom: number,
        annulFrom: number,
        handoverFrom: number,
      ]
    >(db)(
      `insert into contracts (id, one, two, payer, sum, game, text, state, open, counters, written, waits, answer_from, annul_from, handover_from)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
    ),
    changeContract: asking<
      [
        state: Json<ContractState>,
        open: number,
        match: number | null,
        waits: number,
        answerFrom: number,
        annulFrom: number,
        handoverFrom: number,
        key: number,
      ]
    >(db)(
      'update contracts set state = ?, open = ?, match = ?, waits = ?, answer_from = ?, annul_from = ?, handover_from = ? where key = ?',
    ),
    proposal: asking<[id: string]>(db)<ProposalRow>(`select ${PROPOSAL} where id = ?`),
    openProposalsOf: asking<[from: number, to: number]>(db)<ProposalRow>(
      `select * from (select ${PROPOSAL} where from_person = ? and state = 'offered' union all
        select ${PROPOSAL} where to_person = ? and state = 'offered') order by key desc`,
    ),
    addProposal: asking<
      [
        id: string,
        from: number,
        to: number,
        stake: number,
        friendly: number,
        answers: number | null,
        state: OfferState,
        at: number,
      ]
    >(db)(
      `insert into proposals (id, from_person, to_person, stake, friendly, answers, state, at)
        values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
    ),
    closeProposal: asking<[state: OfferState, match: number | null, key: number]>(db)(
      'update proposals set state = ?, match = ? where key = ?',
    ),
    trade: asking<[id: string]>(db)<TradeRow>(`select ${TRADE} where id = ?`),
    openTradesOf: asking<[from: number, to: number]>(db)<TradeRow>(
      `select * from (select ${TRADE} where from_person = ? and state = 'offered' union all
        select ${TRADE} where to_person = ? and state = 'offered') order by key desc`,
    ),
    tradesBefore: asking<[before: number, limit: number]>(db)<TradeRow>(
      `select ${TRADE} where key < ? order by key desc limit ?`,
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
    settledOf: asking<[matches: Json<readonly number[]>]>(db)<ToldSettlement>(
      `select match, k, kind, winner, who, at, (select staff from people where key = settlements.who) as role,
        coalesce((select text from texts where key = settlements.note), '') as reason
        from settlements where match in (select value from json_each(?)) order by match, k`,
    ),
    partnersInGames: asking<[people: Json<readonly number[]>, people: Json<readonly number[]>]>(db)<{
      readonly person: PersonKey;
    }>(
      `select two as person from contracts where one in (select value from json_each(?)) and ${GAME_WAITS}
        union select one from contracts where two in (select value from json_each(?)) and ${GAME_WAITS}`,
    ),
    stakes: asking<[copy: string, match: number]>(db)<StakesRow>(STAKES_AND('')),
    stakesAgain: asking<[copy: string, held: string, match: number]>(db)<StakesRow & NetRow & AgainRow>(
      STAKES_AND(`, seats.match, ${NET} as net, ${HOLDER} as holder, ${PRICED} as priced`),
    ),
    owingOfMatches: asking<[matches: Json<readonly number[]>]>(db)<OwingRow>(
      owingWhere('ruled.match in (select value from json_each(?))'),
    ),
    owingOfMatch: asking<[match: MatchId]>(db)<OwingRow>(owingWhere('matches.id = ?')),
    owingOfPerson: asking<[person: number]>(db)<OwingRow>(
      owingWhere('ruled.match in (select match from seats where person = ?)'),
    ),
    owing: asking<[]>(db)<OwingRow>(owingWhere('true')),
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
        copy: number | null,
        due: Seat | null,
        copyOwed: number | null,
        turn: number | null,
      ]
    >(db)(
      `insert into settlements
        (match, k, corrects, kind, winner, pot, owed, note, who, at, price_copy, price_due, price_owed, price_turn)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
  };
}
