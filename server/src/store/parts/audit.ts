// Audit: reads every row that the journal tells of as it stands, to compare it with what the journal says.

import type { TableName } from '@dunmer/shared/contract';
import type { MatchKind } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, of, yes } from '../columns.ts';
import { COMMAND, type StoredCommand } from './commands.ts';
import type { TextKey } from './effect.ts';
import type { StoredText } from './journal.ts';

/** The tables that are recomputed from the journal, in the order in which they are compared. */
export const AUDITED = [
  'accounts',
  'entries',
  'definitions',
  'copies',
  'moves',
  'found slips',
  'people',
  'links',
  'settings',
  'contracts',
  'contract acts',
  'trades',
  'proposals',
  'matches',
  'settlements',
  'stops',
  'price rulings',
  'pledges',
  'pledge hands',
  'pledge payments',
  'pledge shows',
] as const;
export type AuditedTable = (typeof AUDITED)[number];

/** `key` names the row in reports. */
export type AuditedRow = { readonly key: string | number } & Readonly<Record<string, string | number | null>>;

/** A match with the state to which its log has led. */
export interface AuditedMatch {
  readonly key: number;
  readonly id: string;
  readonly kind: MatchKind;
  readonly tableName: TableName;
  readonly catalogue: string;
  readonly phase: string;
  /** How many people the match binds (rule 1.5). */
  readonly bound: number;
  /** Whether a call for a referee is open. */
  readonly called: boolean;
}

export interface AuditedBatch {
  readonly version: number;
  readonly events: string;
}

/** A stored command. */
export type AuditedCommand = StoredCommand & { readonly id: string };

const ROWS: Readonly<Record<AuditedTable, string>> = {
  accounts: 'select key, kind, owner, balance from accounts order by key',
  entries: `select key, debit, credit, sum, debit_after as "debitAfter", credit_after as "creditAfter", why,
    subject, corrects, who, at, note from entries order by key`,
  definitions: 'select card as key, rarity, copies, retired from definitions order by card',
  copies: `select id as key, key as "row", card, rarity, serial, owner, frozen,
    (select id from matches where matches.key = copies.reserved) as reserved, start_of as "startOf", slip,
    slip_by as "slipBy", turn
    from copies order by copies.key`,
  moves: `select (select id from copies where copies.key = moves.copy) || '/' || turn as key, from_owner as "from",
    to_owner as "to", why, subject, who, at from moves order by moves.key`,
  'found slips': `select hash as key, (select id from copies where copies.key = found_slips.copy) as copy
    from found_slips order by hash`,
  people: 'select key, id, code, name, staff, trades, frozen, made_by as "madeBy" from people order by key',
  links: `select key, person, token, code, single, made, made_by as "madeBy", used, revoked,
    case when used is null then 0 else 1 end as "isUsed",
    case when revoked is null then 0 else 1 end as "isRevoked" from links order by key`,
  'contract acts': `select
    (select id from contracts where contracts.key = contract_acts.contract) || '/' || seq as key, reason
    from contract_acts order by contract, seq`,
  settings: 'select name as key, value from settings order by name',
  contracts: `select id as key, key as "row", one, two, payer, sum, game, table_name as "table", text, state, open,
       (select id from matches where matches.key = contracts.match) as match from contracts order by contracts.key`,
  trades: `select id as key, from_person as "from", to_person as "to", gives, takes,
    state from trades order by trades.key`,
  proposals: `select id as key, from_person as "from", to_person as "to", stake, friendly, table_name as "table",
    (select before.id from proposals before where before.key = proposals.answers) as answers, state from proposals
    order by proposals.key`,
  matches: `select id as key, key as "row", watch_code as watch, opened, kind, stake, contract, catalogue,
    placement_clock as "placementClock", decision_clock as "decisionClock", claim_time as "claimTime",
    window_time as "windowTime", response_time as "responseTime", table_name as "tableName",
    turn_clock as "turnClock", ask_clock as "askClock",
    (select person from seats where seats.match = matches.key and seat = 'a') as a,
    (select person from seats where seats.match = matches.key and seat = 'b') as b
    from matches where kind <> 'practice' order by matches.key`,
  settlements: `select (select id from matches where matches.key = settlements.match) || '/' || k as key, corrects,
    kind, winner, pot, owed, solace, who, at, note from settlements order by match, k`,
  stops: `select matches.id as key, at, broken, place from stops join matches on matches.key = stops.match
    where matches.kind <> 'practice' order by stops.match`,
  'price rulings': `select (select id from matches where matches.key = settlements.match) || '/' || k as key,
    (select id from copies where copies.key = price_copy) as copy, price_due as due, price_owed as owed,
    price_turn as turn from settlements where price_copy is not null order by match, k`,
  pledges: 'select key, owner, card from pledges order by key',
  'pledge hands': `select person as key, house, drawn, size, may_hold as "mayHold", ruined,
    (select id from matches where matches.key = ruin_after) as "ruinAfter" from pledge_hands
    order by pledge_hands.key`,
  'pledge payments': `select key, pledge, payer, payee, sum, entry, at,
    (select id from matches where matches.key = pledge_payments.match) as "match" from pledge_payments order by key`,
  'pledge shows': `select key, of_person as "of", to_person as "to", at, pledges from pledge_shows order by key`,
};

type KeyedText = StoredText & { readonly key: TextKey };

const TEXT: Columns<KeyedText> = of('texts', 'key', 'salt', 'text');
const COMMANDS: Columns<AuditedCommand> = { ...COMMAND, id: 'commands.id' };
const BATCH: Columns<AuditedBatch> = { version: 'version', events: 'cast(events as text)' };
const MATCH: Columns<AuditedMatch> = {
  ...of('matches', 'key', 'id', 'kind', 'tableName', 'catalogue', 'phase'),
  called: yes('matches.called'),
  bound: '(select count(*) from people where match = matches.key)',
};

export function auditReads(ask: Asking) {
  const epoch = ask.value<string>()('select epoch from meta');
  // The rows are compared exactly as the database returns them.
  const row: Columns<AuditedRow> = { key: '' };
  const rows = new Map(AUDITED.map((table) => [table, ask.all(row)(ROWS[table])]));
  return {
    epoch: async () => (await epoch()) ?? '',
    /** Commands after `id` in the order of ids, at most `limit`. */
    commands: ask.all(COMMANDS)(
      'from commands where id > :id order by id limit :limit',
      (id: string, limit: number) => ({ id, limit }),
    ),
    /** The versions of all editions. */
    editions: ask.values<string>()('select version from catalogues order by version'),
    rows: async (table: AuditedTable): Promise<readonly AuditedRow[]> => (await rows.get(table)?.()) ?? [],
    texts: ask.all(TEXT)('from texts order by key'),
    /** Every match, practice included, oldest first. */
    matches: ask.all(MATCH)('from matches order by key'),
    /** The batches of a match as written, in order: a digest is made over them. */
    batches: ask.all(BATCH)('from batches where match = :match order by version', (match: number) => ({
      match,
    })),
  };
}
