// Exports: the event's tables for a spreadsheet. Of running matches they hold only what everybody sees, nothing that
// lies face down.

import type { Catalogue } from '@dunmer/shared/cards';
import type { TableName } from '@dunmer/shared/contract';
import type { ExportName } from '@dunmer/shared/protocol';
import { owingOf } from '../contracts/index.ts';
import { debtViews, namedInDebts, timeOf } from '../home/index.ts';
import type { Interests } from '../interest/index.ts';
import type { Reader } from '../store/index.ts';
import { csvOf } from './csv.ts';
import { deckTable } from './deckTable.ts';
import { inRussian } from './russian.ts';
import { withSalts } from './salts.ts';
import { spoken, type TimeIn } from './spoken.ts';
import { type Table, tableOf } from './table.ts';

/**
 * A sum that somebody could not pay back tells what was in their purse, so a reader with an interest is not told it.
 */
const owedFor = ({ strongest }: Interests, owed: number | null): number | null =>
  strongest === 'other' ? owed : null;

/** PT1: a column for the tables that were played at, only where one of them is not the trade's. */
const tablesIn = <Thing>(all: readonly Thing[], tableIn: (thing: Thing) => TableName) =>
  all.every((thing) => tableIn(thing) === 'trade') ? {} : { table: tableIn };

type MakeTable = (reader: Reader, interests: Interests) => Promise<Table>;

const TABLES: Readonly<Record<ExportName, MakeTable>> = {
  async people({ lists, people }) {
    // Where coins lie on the table nobody has a purse, not even an empty one.
    const hasPurses = (await people.setting('money')) !== 'table';
    return tableOf(await lists.people(null), {
      id: ({ id }) => id,
      code: ({ code }) => code,
      name: ({ name }) => name,
      staff: ({ staff }) => staff,
      trades: ({ trades }) => trades,
      frozen: ({ frozen }) => frozen,
      link: ({ link }) => link,
      purse: ({ purse }) => (hasPurses ? purse : null),
      held: ({ held }) => (hasPurses ? held : null),
      cards: ({ deck }) => deck,
      match: ({ match }) => match,
    });
  },
  async balances({ lists }) {
    return tableOf(await lists.balances(), {
      account: ({ kind }) => kind,
      owner: ({ owner }) => owner,
      balance: ({ balance }) => balance,
    });
  },
  async entries({ lists }) {
    return tableOf(await lists.entries(), {
      entry: ({ key }) => key,
      'from account': ({ payer }) => payer,
      from: ({ from }) => from,
      'to account': ({ payee }) => payee,
      to: ({ to }) => to,
      drakes: ({ sum }) => sum,
      why: ({ why }) => why,
      subject: ({ subject }) => subject,
      corrects: ({ corrects }) => corrects,
      who: ({ who }) => who,
      reason: ({ reason }) => reason,
      at: ({ at }) => timeOf(at),
    });
  },
  async copies({ lists }) {
    return tableOf(await lists.copies(null), {
      copy: ({ id }) => id,
      card: ({ card }) => card,
      rarity: ({ rarity }) => rarity,
      serial: ({ serial }) => serial,
      of: ({ of }) => of,
      owner: ({ ownerName }) => ownerName,
      code: ({ ownerCode }) => ownerCode,
      frozen: ({ frozen }) => frozen,
      reserved: ({ reserved }) => reserved !== null,
      slip: ({ slip }) => slip,
    });
  },
  async contracts({ lists }) {
    const all = await lists.contracts();
    return tableOf(all, {
      contract: ({ id }) => id,
      one: ({ one }) => one,
      two: ({ two }) => two,
      payer: ({ payer }) => payer,
      sum: ({ sum }) => sum,
      text: ({ text }) => text,
      state: ({ state }) => state,
      prestige: ({ prestige }) => prestige,
      stake: ({ stake }) => stake,
      to: ({ prestigeTo }) => prestigeTo,
      written: ({ written }) => timeOf(written),
      ...tablesIn(all, ({ table }) => table),
    });
  },
  async matches({ lists }, interests) {
    const all = await lists.matches();
    return tableOf(all, {
      match: ({ id }) => id,
      kind: ({ kind }) => kind,
      a: ({ a }) => a,
      b: ({ b }) => b,
      stake: ({ stake }) => stake,
      phase: ({ phase }) => phase,
      ending: ({ ending }) => ending,
      winner: ({ winner }) => winner,
      pot: ({ pot }) => pot,
      owed: ({ owed }) => owedFor(interests, owed),
      contract: ({ contract }) => contract,
      opened: ({ opened }) => timeOf(opened),
      ...tablesIn(all, ({ tableName }) => tableName),
    });
  },
  async moves({ lists }) {
    return tableOf(await lists.moves(), {
      copy: ({ copy }) => copy,
      card: ({ card }) => card,
      serial: ({ serial }) => serial,
      from: ({ from }) => from,
      to: ({ to }) => to,
      why: ({ why }) => why,
      subject: ({ subject }) => subject,
      who: ({ who }) => who,
      reason: ({ reason }) => reason,
      at: ({ at }) => timeOf(at),
    });
  },
  async trades({ lists }) {
    return tableOf(await lists.trades(), {
      trade: ({ id }) => id,
      from: ({ from }) => from,
      to: ({ to }) => to,
      gives: ({ gives }) => gives,
      'gives drakes': ({ givesDrakes }) => givesDrakes,
      takes: ({ takes }) => takes,
      'takes drakes': ({ takesDrakes }) => takesDrakes,
      state: ({ state }) => state,
      at: ({ at }) => timeOf(at),
    });
  },
  async settlements({ lists }, interests) {
    const all = await lists.settlements();
    // IN23: the column is there only where a card has ever left somebody a part of their stake.
    const isSolaced = all.some(({ solace }) => solace > 0);
    return tableOf(all, {
      match: ({ match }) => match,
      k: ({ k }) => k,
      ending: ({ kind }) => kind,
      winner: ({ winner }) => winner,
      pot: ({ pot }) => pot,
      owed: ({ owed }) => owedFor(interests, owed),
      who: ({ who }) => who,
      reason: ({ reason }) => reason,
      at: ({ at }) => timeOf(at),
      ...(isSolaced ? { solace: ({ solace }) => solace } : {}),
    });
  },
  async debts(reader) {
    const owing = await owingOf(reader, 'all');
    const briefs = await reader.floor.briefs(namedInDebts(owing));
    return tableOf(debtViews(owing, briefs), {
      match: ({ match }) => match,
      from: ({ from }) => from.name,
      to: ({ to }) => (to === null ? 'bank' : to.name),
      drakes: ({ what }) => (what.is === 'drakes' ? what.sum : null),
      card: ({ what }) => (what.is === 'drakes' ? null : what.card),
      copy: ({ what }) => (what.is === 'drakes' ? null : what.copy),
      ruling: ({ ruling }) => ruling,
      reason: ({ reason }) => reason,
      since: ({ since }) => since,
    });
  },
  async promises({ pledges, floor, people }) {
    const all = await pledges.pledges();
    const isClosed = (await people.setting('promises')) === 'closed';
    const givings = isClosed ? await pledges.givings() : [];
    const named = [
      ...all.flatMap(({ owner, of }) => [owner, of ?? owner]),
      ...givings.flatMap(({ from, to }) => [from, to]),
    ];
    const names = await floor.briefs(named);
    const nameOf = (person: number | null): string =>
      person === null ? '' : (names.get(person)?.name ?? '');
    const table = tableOf(all, {
      owner: ({ owner }) => nameOf(owner),
      card: ({ card }) => card,
      place: ({ place }) => place,
      with: ({ of }) => nameOf(of),
      contract: ({ contractId }) => contractId,
      match: ({ matchId }) => matchId,
      named: ({ named: sum }) => sum,
    });
    return isClosed ? withSalts(table, all, givings, nameOf) : table;
  },
  intrigue: deckTable,
};

/** What a Russian table needs: the catalogue with the cards' names, and the clock for its times. */
export interface Russian {
  readonly catalogue: Catalogue;
  /** Null leaves times as ISO writes them. */
  readonly time: TimeIn | null;
}

/**
 * Makes the CSV of one of the event's tables, as far as somebody with these interests may read it: with ids, for tools,
 * or in Russian, as Russian spreadsheets split it.
 */
export async function exportOf(
  reader: Reader,
  name: ExportName,
  interests: Interests,
  russian: Russian | null = null,
): Promise<string> {
  const table = await TABLES[name](reader, interests);
  if (russian === null) return csvOf(table.head, table.rows);
  const { head, rows } = inRussian(name, spoken(table, russian.catalogue, russian.time));
  return csvOf(head, rows, ';');
}
