// SqliteAudit: every row of what the journal tells of.

import type Database from 'better-sqlite3';
import type { StoredText, TextKey } from '../journal/port.ts';
import { decode, type Json } from '../json.ts';
import { asking, type Statement } from '../query.ts';
import type {
  AuditedBatch,
  AuditedCommand,
  AuditedMatch,
  AuditedRow,
  AuditedTable,
  AuditReader,
} from './port.ts';

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
  people: 'select key, id, code, name, staff, trades, frozen, made_by as madeBy from people order by key',
  links: `select key, person, token, code, single, made, made_by as madeBy, used, revoked, used is not null as isUsed,
    revoked is not null as isRevoked from links order by key`,
  'contract acts': `select (select id from contracts where contracts.key = contract_acts.contract) || '/' || seq as key, reason
    from contract_acts order by contract, seq`,
  settings: 'select name as key, value from settings order by name',
  contracts: `select id as key, key as row, one, two, payer, sum, game, text, state, open,
       (select id from matches where matches.key = contracts.match) as match from contracts order by contracts.key`,
  trades: `select id as key, from_person as "from", to_person as "to", gives, takes, state from trades order by trades.key`,
  proposals: `select id as key, from_person as "from", to_person as "to", stake, friendly,
    (select before.id from proposals before where before.key = proposals.answers) as answers, state from proposals
    order by proposals.key`,
  matches: `select id as key, key as row, watch_code as watch, opened, kind, stake, contract, catalogue, placement_clock as placementClock,
    decision_clock as decisionClock, claim_time as claimTime,
    (select person from seats where seats.match = matches.key and seat = 'a') as a,
    (select person from seats where seats.match = matches.key and seat = 'b') as b
    from matches where kind <> 'practice' order by matches.key`,
  settlements: `select (select id from matches where matches.key = settlements.match) || '/' || k as key, corrects, kind, winner,
    pot, owed, who, at, note from settlements order by match, k`,
  stops: `select matches.id as key, at, broken, place from stops join matches on matches.key = stops.match
    where matches.kind <> 'practice' order by stops.match`,
  'price rulings': `select (select id from matches where matches.key = settlements.match) || '/' || k as key,
    (select id from copies where copies.key = price_copy) as copy, price_due as due, price_owed as owed, price_turn as turn
    from settlements where price_copy is not null order by match, k`,
};

type MatchRow = Omit<AuditedMatch, 'called'> & { readonly called: number };
type CommandRow = Omit<AuditedCommand, 'words'> & { readonly words: Json<readonly TextKey[]> | null };

export function prepareAudit(db: Database.Database) {
  const rows = new Map<AuditedTable, Statement<[], AuditedRow>>();
  return {
    /** Prepared when it is asked for: only an audit asks. */
    rows(table: AuditedTable): Statement<[], AuditedRow> {
      const prepared = rows.get(table) ?? asking<[]>(db)<AuditedRow>(ROWS[table]);
      rows.set(table, prepared);
      return prepared;
    },
    epoch: asking<[]>(db)<{ readonly epoch: string }>('select epoch from meta'),
    texts: asking<[]>(db)<StoredText & { readonly key: TextKey }>(
      'select key, salt, text from texts order by key',
    ),
    commands: asking<[id: string, limit: number]>(db)<CommandRow>(
      'select id, body, salt, words, answer, seal from commands where id > ? order by id limit ?',
    ),
    editions: asking<[]>(db)<{ readonly version: string }>('select version from catalogues order by version'),
    matches: asking<[]>(db)<MatchRow>(
      `select key, id, kind, catalogue, phase, called, (select count(*) from people where match = matches.key) as bound
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

  async epoch(): Promise<string> {
    return this.#ask.epoch.get()?.epoch ?? '';
  }

  async rows(table: AuditedTable): Promise<readonly AuditedRow[]> {
    return this.#ask.rows(table).all();
  }

  async texts(): Promise<readonly (StoredText & { readonly key: TextKey })[]> {
    return this.#ask.texts.all();
  }

  async matches(): Promise<readonly AuditedMatch[]> {
    return this.#ask.matches.all().map((row) => ({ ...row, called: row.called === 1 }));
  }

  async commands(id: string, limit: number): Promise<readonly AuditedCommand[]> {
    return this.#ask.commands
      .all(id, limit)
      .map(({ words, ...row }) => ({ ...row, words: words === null ? null : decode(words) }));
  }

  async editions(): Promise<readonly string[]> {
    return this.#ask.editions.all().map(({ version }) => version);
  }

  async batches(match: number): Promise<readonly AuditedBatch[]> {
    return this.#ask.batches.all(match);
  }
}
