// SqliteAudit: every row of what the journal tells of.

import type Database from 'better-sqlite3';
import type { StoredText, TextKey } from '../journal/port.ts';
import { asking, type Statement } from '../query.ts';
import type { AuditedBatch, AuditedMatch, AuditedRow, AuditedTable, AuditReader } from './port.ts';

const ROWS: Readonly<Record<AuditedTable, string>> = {
  accounts: 'select key, kind, owner, balance from accounts order by key',
  entries: `select key, debit, credit, sum, debit_after as debitAfter, credit_after as creditAfter, why, subject, corrects,
    who, at, note from entries order by key`,
  definitions: 'select card as key, rarity, copies, retired from definitions order by card',
  copies: `select id as key, key as row, card, rarity, serial, owner, frozen,
    (select id from matches where matches.key = copies.reserved) as reserved, start_of as startOf, slip,
    slip_by as slipBy, turn
    from copies order by copies.key`,
  moves: `select (select id from copies where copies.key = moves.copy) || '/' || turn as key, from_owner as "from",
    to_owner as "to", why, subject, who, at from moves order by moves.key`,
  'found slips': `select hash as key, (select id from copies where copies.key = found_slips.copy) as copy from found_slips
    order by hash`,
  people: 'select key, code, name, staff, trades, frozen from people order by key',
  settings: 'select name as key, value from settings order by name',
  contracts:
    'select id as key, one, two, payer, sum, text, state, open from contracts order by contracts.key',
  trades: `select id as key, from_person as "from", to_person as "to", gives, takes, state from trades order by trades.key`,
  proposals: `select id as key, from_person as "from", to_person as "to", stake, friendly, state from proposals
    order by proposals.key`,
  matches: `select id as key, key as row, kind, stake, contract, catalogue, placement_clock as placementClock,
    decision_clock as decisionClock, claim_time as claimTime,
    (select person from seats where seats.match = matches.key and seat = 'a') as a,
    (select person from seats where seats.match = matches.key and seat = 'b') as b
    from matches where kind <> 'practice' order by matches.key`,
  settlements: `select (select id from matches where matches.key = settlements.match) || '/' || k as key, corrects, kind, winner,
    pot, owed, who, at, note from settlements order by match, k`,
};

export function prepareAudit(db: Database.Database) {
  const rows = new Map<AuditedTable, Statement<[], AuditedRow>>();
  return {
    /** Prepared when it is asked for: only an audit asks. */
    rows(table: AuditedTable): Statement<[], AuditedRow> {
      const prepared = rows.get(table) ?? asking<[]>(db)<AuditedRow>(ROWS[table]);
      rows.set(table, prepared);
      return prepared;
    },
    texts: asking<[]>(db)<StoredText & { readonly key: TextKey }>(
      'select key, salt, text from texts order by key',
    ),
    matches: asking<[]>(db)<AuditedMatch>(
      `select key, id, kind, catalogue, phase, (select count(*) from people where match = matches.key) as bound
        from matches order by key`,
    ),
    batches: asking<[match: number]>(db)<AuditedBatch>(
      'select version, events from batches where match = ? order by version',
    ),
  };
}

export class SqliteAudit implements AuditReader {
  readonly #ask: ReturnType<typeof prepareAudit>;

  constructor(statements: ReturnType<typeof prepareAudit>) {
    this.#ask = statements;
  }

  async rows(table: AuditedTable): Promise<readonly AuditedRow[]> {
    return this.#ask.rows(table).all();
  }

  async texts(): Promise<readonly (StoredText & { readonly key: TextKey })[]> {
    return this.#ask.texts.all();
  }

  async matches(): Promise<readonly AuditedMatch[]> {
    return this.#ask.matches.all();
  }

  async batches(match: number): Promise<readonly AuditedBatch[]> {
    return this.#ask.batches.all(match);
  }
}
