// Rows of contracts, proposals, trades and settlements, as the database has them.

import type { ContractState, Party } from '@dunmer/shared/contract';
import { present } from '@dunmer/shared/lib';
import type { BySeat, Seat } from '@dunmer/shared/rules';
import { COPY_ROW, copyOf, type CopyRow } from '../cards/rows.ts';
import { decode, type Json } from '../json.ts';
import type { StandingRow } from '../people/rows.ts';
import type {
  Stakes,
  StakesAgain,
  StoredContract,
  StoredOwing,
  StoredProposal,
  StoredSettlement,
  StoredTrade,
  StoredTradeSide,
} from './port.ts';

export interface ContractRow {
  readonly key: number;
  readonly id: string;
  readonly one: number;
  readonly two: number;
  readonly payer: Party;
  readonly sum: number;
  readonly game: number | null;
  readonly told: number | null;
  readonly textKey: number;
  readonly text: string;
  readonly state: Json<ContractState>;
  readonly open: number;
  readonly match: number | null;
  readonly written: number;
  readonly waits: number;
  readonly answerFrom: number;
  readonly annulFrom: number;
  readonly handoverFrom: number;
}

export interface StakesRow {
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
  readonly owed: number | null;
  readonly contract: Json<ContractRow> | null;
  readonly copy: Json<CopyRow> | null;
}

export interface AgainRow {
  readonly holder: number | null;
  readonly priced: Json<{ readonly due: Seat; readonly isOwed: number }> | null;
}

export interface OwingRow extends Omit<StoredOwing, 'players' | 'price'> {
  readonly a: number;
  readonly b: number;
  readonly due: Seat | null;
  /** Null where no card is owed. */
  readonly copy: Json<CopyRow> | null;
}

export interface NetRow {
  readonly match: number;
  readonly seat: Seat;
  readonly net: number;
}

/** A party beside their contract. */
export type PartyRow = StandingRow & { readonly contract: Json<ContractRow> };
/** The same for a proposal. */
export type ProposedRow = StandingRow & { readonly proposal: Json<ProposalRow> };

export type ProposalRow = Omit<StoredProposal, 'friendly'> & { readonly friendly: number };
export type TradeRow = Omit<StoredTrade, 'gives' | 'takes'> & {
  readonly gives: Json<StoredTradeSide>;
  readonly takes: Json<StoredTradeSide>;
};

/** Whether the offer that a contract answers named a game. */
const TOLD = `(select before.game is not null from contracts before where before.key = contracts.counters)`;
/** The id of the proposal that one answers. */
const ANSWERS = `(select before.id from proposals before where before.key = proposals.answers)`;

export const CONTRACT = `contracts.key, contracts.id, one, two, payer, sum, game, ${TOLD} as told, contracts.text as textKey,
  coalesce(texts.text, '') as text, state, open, match, written, waits, answer_from as answerFrom,
  annul_from as annulFrom, handover_from as handoverFrom
  from contracts left join texts on texts.key = contracts.text`;
/** A whole row as one column, beside others. */
export const CONTRACT_ROW = `json_object('key', contracts.key, 'id', contracts.id, 'one', one, 'two', two, 'payer', payer,
  'sum', sum, 'game', game, 'told', ${TOLD}, 'textKey', contracts.text, 'text', coalesce((select text from texts where texts.key = contracts.text), ''),
  'state', contracts.state, 'open', open, 'match', contracts.match, 'written', written, 'waits', waits,
  'answerFrom', answer_from, 'annulFrom', annul_from, 'handoverFrom', handover_from)`;
export const PROPOSAL_ROW = `json_object('key', proposals.key, 'id', proposals.id, 'from', from_person, 'to', to_person,
  'stake', stake, 'friendly', friendly, 'answers', ${ANSWERS}, 'state', state, 'at', at)`;
export const PROPOSAL = `key, id, from_person as "from", to_person as "to", stake, friendly, ${ANSWERS} as answers, state, at
  from proposals`;
export const TRADE = `key, id, from_person as "from", to_person as "to", gives, takes, state, at from trades`;

/**
 * What a seat has of its match, beside `seats`, its `purse` and the `pot`: from the pot, less what was laid down, and by second
 * settlements. Read from the pot's side and by the match, so that it does not grow with what a purse has seen.
 */
export const NET = `coalesce((select sum(sum) from entries where debit = pot.key and +credit = purse.key), 0)
  - coalesce((select sum(sum) from entries where credit = pot.key and +debit = purse.key), 0)
  + coalesce((select sum(case purse.key when credit then sum when debit then -sum end) from entries
    where subject = (select id from matches where matches.key = seats.match) and why in ('award', 'void', 'debt')), 0)`;

/** Whether a ruling's debt of a card, `ruled`, is still open: the card has not come to whom it is owed since. */
const IS_OWED = `(ruled.price_owed = 1 and not exists (select 1 from moves back join seats creditor
    on creditor.match = ruled.match and creditor.seat = ruled.price_due
    where back.copy = ruled.price_copy and back.turn > ruled.price_turn and back.to_owner = creditor.person))`;

/**
 * To whom a copy was brought last by the match beside `seats` and its rulings, or by paying what one of them had noted as owed
 * before the next one was made.
 */
export const HOLDER = `(select brought.to_owner from copies taken join moves brought on brought.copy = taken.key
    where taken.id = ? and (
      (brought.why in ('claimed', 'returned') and brought.subject = (select id from matches where matches.key = seats.match))
      or exists (select 1 from settlements ruled
        join seats creditor on creditor.match = ruled.match and creditor.seat = ruled.price_due
        where ruled.match = seats.match and ruled.price_copy = brought.copy and ruled.price_owed = 1
          and brought.turn > ruled.price_turn
          and brought.to_owner = creditor.person and brought.turn <= coalesce(
            (select later.price_turn from settlements later where later.match = ruled.match and later.k = ruled.k + 1), brought.turn)))
    order by brought.turn desc limit 1)`;

/** What the newest ruling of the match beside `seats` says of the card that was claimed. */
export const PRICED = `(select json_object('due', ruled.price_due, 'isOwed', ${IS_OWED}) from settlements ruled
    where ruled.match = seats.match and ruled.price_copy is not null order by ruled.k desc limit 1)`;

/** The matches of which something is owed by the newest ruling, `which` of them. */
export const owingWhere = (
  which: string,
): string => `select matches.key as match, matches.id, matches.stake, ruled.kind, ruled.winner, ruled.owed,
    (select winner from settlements first where first.match = ruled.match and first.k = 1) as wonBy,
    a.person as a, b.person as b, ruled.who, (select staff from people where key = ruled.who) as role, ruled.at,
    coalesce(texts.text, '') as reason,
    ruled.price_due as due, case when ${IS_OWED} then (select ${COPY_ROW} from copies where key = ruled.price_copy) end as copy
  from settlements ruled join matches on matches.key = ruled.match
  join seats a on a.match = matches.key and a.seat = 'a' join seats b on b.match = matches.key and b.seat = 'b'
  left join texts on texts.key = ruled.note
  where ruled.k > 1 and not exists (select 1 from settlements later where later.match = ruled.match and later.k = ruled.k + 1)
    and (ruled.owed > 0 or ${IS_OWED}) and ${which} order by matches.key`;

/** What there is to settle, a row for each seat, with these columns beside. */
export const STAKES_AND = (
  columns: string,
): string => `select seats.seat, people.key as person, people.match as bound, purse.key as purse, purse.balance as inPurse,
    pot.key as pot, pot.owner as potOf, pot.balance as inPot, settlements.k, settlements.kind, settlements.winner,
    settlements.owed, (select ${CONTRACT_ROW} from contracts join matches on matches.contract = contracts.key
      where matches.key = seats.match) as contract,
    (select ${COPY_ROW} from copies where id = ?) as copy${columns}
  from seats join people on people.key = seats.person
  left join accounts purse on purse.kind = 'purse' and purse.owner = people.key
  left join accounts pot on pot.kind = 'pot' and pot.owner = seats.match
  left join settlements on settlements.match = seats.match
    and settlements.k = (select max(k) from settlements newest where newest.match = seats.match)
  where seats.match = ? order by seats.seat`;

/** Demands had no number in the release before: one that stands since then has the newest that there is. */
function numbered(state: ContractState): ContractState {
  if (state.at !== 'signed' || state.game.at !== 'demanded') return state;
  const { game, proposals } = state;
  return Number.isInteger(game.proposal) ? state : { ...state, game: { ...game, proposal: proposals } };
}

export const contractOf = ({ state, open, told, ...row }: ContractRow): StoredContract => ({
  ...row,
  told: told === 1,
  state: numbered(decode(state)),
  open: open === 1,
});
export const proposalOf = ({ friendly, ...row }: ProposalRow): StoredProposal => ({
  ...row,
  friendly: friendly === 1,
});
export const tradeOf = ({ gives, takes, ...row }: TradeRow): StoredTrade => ({
  ...row,
  gives: decode(gives),
  takes: decode(takes),
});

/** A trader at a match that is settled. */
const traderOf = ({ person, bound, purse, inPurse }: StakesRow): Stakes['traders']['a'] => ({
  key: person,
  match: bound,
  purse: purse === null ? null : { key: purse, kind: 'purse', owner: person, balance: inPurse ?? 0 },
});

/** What there is to settle, out of the rows of both seats. */
export function stakesOf([a, b]: readonly StakesRow[]): Stakes {
  const [one, two] = [a, b].map((row) => present(row, 'a match of the event has two traders'));
  const first = present(one, 'there is seat a');
  const { pot, potOf, inPot, k, kind, winner, owed, contract, copy } = first;
  return {
    traders: { a: traderOf(first), b: traderOf(present(two, 'there is seat b')) },
    pot: pot === null ? null : { key: pot, kind: 'pot', owner: potOf ?? 0, balance: inPot ?? 0 },
    settled: k === null || kind === null ? null : { k, kind, winner, owed: owed ?? 0 },
    contract: contract === null ? null : contractOf(decode(contract)),
    copy: copy === null ? null : copyOf(decode(copy)),
  };
}

/** What each seat has of each match. */
export function netsOf(rows: readonly NetRow[]): ReadonlyMap<number, BySeat<number>> {
  const nets = new Map<number, BySeat<number>>();
  for (const { match, seat, net } of rows)
    nets.set(match, { ...(nets.get(match) ?? { a: 0, b: 0 }), [seat]: net });
  return nets;
}

/** What the rulings so far say of the copy. */
export function againOf([row]: readonly AgainRow[]): Pick<StakesAgain, 'holder' | 'priced'> {
  const priced = row?.priced ?? null;
  if (priced === null) return { holder: row?.holder ?? null, priced: null };
  const { due, isOwed } = decode(priced);
  return { holder: row?.holder ?? null, priced: { due, isOwed: isOwed === 1 } };
}

export const owingOf = ({ a, b, due, copy, ...row }: OwingRow): StoredOwing => ({
  ...row,
  players: { a, b },
  price: due === null || copy === null ? null : { copy: copyOf(decode(copy)), due },
});
