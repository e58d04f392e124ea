// Tables: the database's columns as Kysely sees them.

import type { Generated } from 'kysely';
import type { MatchEvent } from '@dunmer/shared/fairness';
import type { CommandResult, Draft, MatchKind, Strength } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { TextKey } from './journal/port.ts';
import type { Json } from './json.ts';
import type { StoredEdition, TablePhase } from './port.ts';

export interface Tables {
  meta: { one: number; epoch: string; created: number; device_key: string | null };
  catalogues: { version: string; json: Json<StoredEdition> };
  matches: {
    key: Generated<number>;
    id: string;
    watch_code: string;
    catalogue: string;
    phase: TablePhase;
    opened: number;
    kind: MatchKind;
    stake: number;
    contract: number | null;
    called: Generated<number>;
    placement_clock: number;
    decision_clock: number;
    claim_time: number;
  };
  seats: {
    match: number;
    seat: Seat;
    name: string;
    device: string;
    deck: string;
    bot: Strength | null;
    person: number | null;
  };
  people: { key: number; id: string; code: string; name: number };
  contracts: { key: number; id: string };
  texts: { key: number; text: string | null };
  batches: { match: number; version: number; events: Json<readonly MatchEvent[]> };
  commands: {
    id: string;
    body: string;
    answer: Json<CommandResult>;
    salt: string | null;
    words: Json<readonly TextKey[]> | null;
    seal: string | null;
    practice: number | null;
  };
  drafts: { match: number; seat: Seat; cells: Json<Draft> };
}
