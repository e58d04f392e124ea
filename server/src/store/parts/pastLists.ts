// PastLists: the lists of contracts, matches, settlements, entries, moves and trades that staff read.

import type { CardId } from '@dunmer/shared/cards';
import type { TableName } from '@dunmer/shared/contract';
import type { MatchId, MatchKind } from '@dunmer/shared/protocol';
import type { CopyId, Ending, Seat } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, of } from '../columns.ts';
import { nameOf, ownerOf } from './lists.ts';
import type { AccountKind } from './money.ts';

export interface ListedContract {
  readonly id: string;
  readonly one: string;
  readonly two: string;
  readonly payer: string;
  readonly sum: number;
  readonly text: string;
  readonly state: string;
  readonly prestige: string;
  readonly stake: number | null;
  /** Null while nobody has taken it. */
  readonly prestigeTo: string | null;
  /** The table at which its game was last asked for or played (PT1). */
  readonly table: TableName;
  readonly written: number;
}

export interface ListedMatch {
  readonly id: MatchId;
  readonly kind: MatchKind;
  readonly tableName: TableName;
  readonly a: string;
  readonly b: string;
  readonly stake: number;
  readonly phase: string;
  readonly ending: Ending['kind'] | null;
  readonly winner: Seat | null;
  readonly pot: number | null;
  /** What the newest settlement noted as owed. */
  readonly owed: number | null;
  readonly contract: string | null;
  readonly opened: number;
}

/** An entry, with names instead of keys. */
export interface ListedEntry {
  readonly key: number;
  readonly payer: AccountKind;
  /** Whose account pays: a person's name, a contract's or a match's id; '' for the bank. */
  readonly from: string;
  readonly payee: AccountKind;
  /** Whose account is paid, in the same way. */
  readonly to: string;
  readonly sum: number;
  readonly why: string;
  /** The contract, match or trade that it belongs to. */
  readonly subject: string | null;
  /** The entry that it corrects. */
  readonly corrects: number | null;
  /** The name of the person who did it; '' for the table itself. */
  readonly who: string;
  readonly reason: string;
  readonly at: number;
}

/** A settlement, with names instead of keys. */
export interface ListedSettlement {
  readonly match: MatchId;
  readonly k: number;
  readonly kind: Ending['kind'];
  /** '' if nobody has won. */
  readonly winner: string;
  readonly pot: number;
  readonly owed: number;
  /** How much of the pot went to the loser by count (IN23). */
  readonly solace: number;
  /** The name of the person who did it; '' for the match itself. */
  readonly who: string;
  readonly reason: string;
  readonly at: number;
}

/** The handing over of a copy, with names instead of keys; '' for the store. */
export interface ListedMove {
  readonly copy: CopyId;
  readonly card: CardId;
  readonly serial: number;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly subject: string | null;
  readonly who: string;
  readonly reason: string;
  readonly at: number;
}

/** A trade, with names instead of keys. */
export interface ListedTrade {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly gives: string;
  readonly givesDrakes: number;
  readonly takes: string;
  readonly takesDrakes: number;
  readonly state: string;
  readonly at: number;
}

const named = (key: string): string => `coalesce(${nameOf(key)}, '')`;

const CONTRACT: Columns<ListedContract> = {
  ...of('contracts', 'id', 'payer', 'sum', 'written'),
  one: nameOf('contracts.one'),
  two: nameOf('contracts.two'),
  text: `coalesce(texts.text, '')`,
  state: `contracts.state ->> 'at'`,
  prestige: `coalesce(contracts.state -> 'game' ->> 'at', 'none')`,
  stake: `cast(contracts.state -> 'game' ->> 'amount' as bigint)`,
  prestigeTo: `case contracts.state -> 'game' ->> 'at' when 'taken' then contracts.state -> 'game' ->> 'by' end`,
  table: `coalesce(contracts.state -> 'game' ->> 'table', 'trade')`,
};
const MATCH: Columns<ListedMatch> = {
  ...of('matches', 'id', 'kind', 'tableName', 'stake', 'phase', 'opened'),
  ...of('settlements', 'winner', 'pot', 'owed'),
  a: named('a.person'),
  b: named('b.person'),
  ending: 'settlements.kind',
  contract: '(select id from contracts where key = matches.contract)',
};
const SETTLEMENT: Columns<ListedSettlement> = {
  ...of('settlements', 'k', 'kind', 'pot', 'owed', 'solace', 'at'),
  match: 'matches.id',
  winner: named(
    `(select person from seats where seats.match = matches.key and seats.seat = settlements.winner)`,
  ),
  who: named('settlements.who'),
  reason: `coalesce(texts.text, '')`,
};
const MOVE: Columns<ListedMove> = {
  ...of('copies', 'card', 'serial'),
  ...of('moves', 'why', 'subject', 'at'),
  copy: 'copies.id',
  from: named('moves.from_owner'),
  to: named('moves.to_owner'),
  who: named('moves.who'),
  reason: `coalesce(texts.text, '')`,
};

const ENTRY: Columns<ListedEntry> = {
  ...of('entries', 'key', 'sum', 'why', 'subject', 'corrects', 'at'),
  payer: 'paying.kind',
  from: ownerOf('paying'),
  payee: 'paid.kind',
  to: ownerOf('paid'),
  who: named('entries.who'),
  reason: `coalesce(texts.text, '')`,
};

/** The cards on one side of a trade, separated by spaces. */
const cardsOf = ({ words }: Asking, side: 'gives' | 'takes'): string =>
  `(select coalesce(string_agg(copies.card, ' ' order by given.key), '')
    from ${words.elements(`trades.${side} -> 'copies'`, 'given')}
    join copies on copies.id = ${words.element('given', 'text')})`;
const tradeOf = (ask: Asking): Columns<ListedTrade> => ({
  ...of('trades', 'id', 'state', 'at'),
  from: nameOf('from_person'),
  to: nameOf('to_person'),
  gives: cardsOf(ask, 'gives'),
  givesDrakes: `cast(trades.gives ->> 'drakes' as bigint)`,
  takes: cardsOf(ask, 'takes'),
  takesDrakes: `cast(trades.takes ->> 'drakes' as bigint)`,
});

export const pastListReads = (ask: Asking) => ({
  contracts: ask.all(CONTRACT)(
    'from contracts left join texts on texts.key = contracts.text order by contracts.key',
  ),
  matches: ask.all(MATCH)(
    `from matches join seats a on a.match = matches.key and a.seat = 'a'
      join seats b on b.match = matches.key and b.seat = 'b'
      left join settlements on settlements.match = matches.key
        and settlements.k = (select max(k) from settlements newest where newest.match = matches.key)
      where matches.kind <> 'practice' order by matches.key`,
  ),
  moves: ask.all(MOVE)(
    `from moves join copies on copies.key = moves.copy
      left join copy_acts on copy_acts.copy = moves.copy and copy_acts.turn = moves.turn
      left join texts on texts.key = copy_acts.reason order by moves.key`,
  ),
  /** All entries, in the order in which they were made. */
  entries: ask.all(ENTRY)(
    `from entries join accounts paying on paying.key = entries.debit
      join accounts paid on paid.key = entries.credit
      left join texts on texts.key = entries.note order by entries.key`,
  ),
  trades: ask.all(tradeOf(ask))('from trades order by trades.key'),
  /** All settlements of the event by match and number: every one but a match's last was revised later. */
  settlements: ask.all(SETTLEMENT)(
    `from settlements join matches on matches.key = settlements.match
      left join texts on texts.key = settlements.note order by settlements.match, settlements.k`,
  ),
});
