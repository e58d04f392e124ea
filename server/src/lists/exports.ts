// Exports: the event's tables for a spreadsheet. Nothing of what lies face down in running matches: only what
// everybody sees.

import type { Lang } from '@dunmer/shared/cards';
import type { TableName } from '@dunmer/shared/contract';
import type { ExportName } from '@dunmer/shared/protocol';
import { owingOf } from '../contracts/index.ts';
import { debtViews, namedInDebts } from '../home/index.ts';
import type { Interests } from '../interest/index.ts';
import type { Reader } from '../store/index.ts';
import { csvOf, type Row } from './csv.ts';
import { deckTable } from './deckTable.ts';
import { inRussian } from './russian.ts';
import { withSalts } from './salts.ts';
import type { Table } from './table.ts';

const timeOf = (at: number): string => new Date(at).toISOString();

/** What somebody could not pay back tells what was in their purse: to nobody with an interest. */
const owedFor = ({ strongest }: Interests, owed: number | null): number | null =>
  strongest === 'other' ? owed : null;

/** PT1: a column for the tables that were played at, only where one of them is another than the trade's. */
function tablesIn(names: readonly TableName[]): { readonly head: string[]; of(i: number): string[] } {
  if (names.every((name) => name === 'trade')) return { head: [], of: () => [] };
  return { head: ['table'], of: (i) => names.slice(i, i + 1) };
}

type MakeTable = (reader: Reader, interests: Interests) => Promise<Table>;

const TABLES: Readonly<Record<ExportName, MakeTable>> = {
  async people({ lists, people }) {
    const head = [
      'id',
      'code',
      'name',
      'staff',
      'trades',
      'frozen',
      'link',
      'purse',
      'held',
      'cards',
      'match',
    ];
    // Where coins lie on the table nobody has a purse, nor an empty one.
    const hasPurses = (await people.setting('money')) !== 'table';
    const rows = (await lists.people(null)).map(
      ({ id, code, name, staff, trades, frozen, link, purse, held, deck, match }): Row => [
        ...[id, code, name, staff, trades, frozen, link],
        ...(hasPurses ? [purse, held] : [null, null]),
        ...[deck, match],
      ],
    );
    return { head, rows };
  },
  async balances({ lists }) {
    const rows = (await lists.balances()).map(({ kind, owner, balance }): Row => [kind, owner, balance]);
    return { head: ['account', 'owner', 'balance'], rows };
  },
  async copies({ lists }) {
    const head = ['copy', 'card', 'rarity', 'serial', 'of', 'owner', 'code', 'frozen', 'reserved', 'slip'];
    const rows = (await lists.copies(null)).map((copy): Row => [
      ...[copy.id, copy.card, copy.rarity, copy.serial, copy.of],
      ...[copy.ownerName, copy.ownerCode, copy.frozen, copy.reserved !== null, copy.slip],
    ]);
    return { head, rows };
  },
  async contracts({ lists }) {
    const head = [
      'contract',
      'one',
      'two',
      'payer',
      'sum',
      'text',
      'state',
      'prestige',
      'stake',
      'to',
      'written',
    ];
    const all = await lists.contracts();
    const tables = tablesIn(all.map(({ table }) => table));
    const rows = all.map((contract, i): Row => [
      ...[contract.id, contract.one, contract.two, contract.payer, contract.sum, contract.text],
      ...[contract.state, contract.prestige, contract.stake, contract.prestigeTo, timeOf(contract.written)],
      ...tables.of(i),
    ]);
    return { head: [...head, ...tables.head], rows };
  },
  async matches({ lists }, interests) {
    const head = [
      'match',
      'kind',
      'a',
      'b',
      'stake',
      'phase',
      'ending',
      'winner',
      'pot',
      'owed',
      'contract',
      'opened',
    ];
    const all = await lists.matches();
    const tables = tablesIn(all.map(({ tableName }) => tableName));
    const rows = all.map((match, i): Row => [
      ...[match.id, match.kind, match.a, match.b, match.stake, match.phase, match.ending],
      ...[match.winner, match.pot, owedFor(interests, match.owed), match.contract, timeOf(match.opened)],
      ...tables.of(i),
    ]);
    return { head: [...head, ...tables.head], rows };
  },
  async moves({ lists }) {
    const head = ['copy', 'card', 'serial', 'from', 'to', 'why', 'subject', 'who', 'reason', 'at'];
    const rows = (await lists.moves()).map((move): Row => [
      ...[move.copy, move.card, move.serial, move.from, move.to, move.why, move.subject],
      ...[move.who, move.reason, timeOf(move.at)],
    ]);
    return { head, rows };
  },
  async trades({ lists }) {
    const head = ['trade', 'from', 'to', 'gives', 'gives drakes', 'takes', 'takes drakes', 'state', 'at'];
    const rows = (await lists.trades()).map((trade): Row => [
      ...[trade.id, trade.from, trade.to, trade.gives, trade.givesDrakes],
      ...[trade.takes, trade.takesDrakes, trade.state, timeOf(trade.at)],
    ]);
    return { head, rows };
  },
  async settlements({ lists }, interests) {
    const head = ['match', 'k', 'ending', 'winner', 'pot', 'owed', 'who', 'reason', 'at'];
    const all = await lists.settlements();
    // IN23: only where a card has ever left somebody a part of their stake.
    const isSolaced = all.some(({ solace }) => solace > 0);
    const rows = all.map((settled): Row => [
      ...[settled.match, settled.k, settled.kind, settled.winner, settled.pot],
      ...[owedFor(interests, settled.owed), settled.who, settled.reason, timeOf(settled.at)],
      ...(isSolaced ? [settled.solace] : []),
    ]);
    return { head: isSolaced ? [...head, 'solace'] : head, rows };
  },
  async debts(reader) {
    const head = ['match', 'from', 'to', 'drakes', 'card', 'copy', 'ruling', 'reason', 'since'];
    const owing = await owingOf(reader, 'all');
    const briefs = await reader.floor.briefs(namedInDebts(owing));
    const rows = debtViews(owing, briefs).map(({ match, from, to, what, ruling, reason, since }): Row => [
      ...[match, from.name, to === null ? 'bank' : to.name],
      ...(what.is === 'drakes' ? [what.sum, null, null] : [null, what.card, what.copy]),
      ...[ruling, reason, since],
    ]);
    return { head, rows };
  },
  async promises({ pledges, floor, people }) {
    const all = await pledges.pledges();
    const isClosed = (await people.setting('promises')) === 'closed';
    const givings = isClosed ? await pledges.givings() : [];
    const named = [
      ...all.flatMap(({ owner, of }) => [owner, of ?? owner]),
      ...givings.map(({ from }) => from),
    ];
    const names = await floor.briefs([...named, ...givings.map(({ to }) => to)]);
    const nameOf = (person: number | null): string =>
      person === null ? '' : (names.get(person)?.name ?? '');
    const rows = all.map(({ owner, card, place, of, contractId, matchId, named: sum }): Row => [
      ...[nameOf(owner), card, place, nameOf(of), contractId, matchId, sum],
    ]);
    const table = { head: ['owner', 'card', 'place', 'with', 'contract', 'match', 'named'], rows };
    return isClosed ? withSalts(table, all, givings, nameOf) : table;
  },
  intrigue: deckTable,
};

/** The CSV of one of the event's tables in a language, as far as somebody with these interests may read it. */
export async function exportOf(
  reader: Reader,
  name: ExportName,
  interests: Interests,
  lang: Lang = 'en',
): Promise<string> {
  const table = await TABLES[name](reader, interests);
  const { head, rows } = lang === 'ru' ? inRussian(name, table) : table;
  return csvOf(head, rows);
}
