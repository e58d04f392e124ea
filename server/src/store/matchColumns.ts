// MatchColumns: what is read of a match, both seats beside it in the same row.

import type { MatchKind, Strength } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Json } from './json.ts';
import type { Stop, TablePhase } from './port.ts';

/** A seat beside its match: both in one row, however many matches are read. */
interface SeatColumns {
  readonly seat: Seat;
  readonly name: string;
  readonly device: string;
  readonly deck: string;
  readonly bot: Strength | null;
  readonly person: number | null;
  readonly personId: string | null;
  readonly personCode: string | null;
  readonly personName: string | null;
}

export interface MatchRow {
  readonly key: number;
  readonly id: string;
  readonly watch_code: string;
  readonly catalogue: string;
  readonly phase: TablePhase;
  readonly opened: number;
  readonly kind: MatchKind;
  readonly stake: number;
  readonly contract: number | null;
  readonly contract_id: string | null;
  readonly called: number;
  readonly placement_clock: number;
  readonly decision_clock: number;
  readonly claim_time: number;
  readonly seats: Json<readonly SeatColumns[]>;
  /** What has broken in it; null where nothing has. */
  readonly stop: Json<Stop> | null;
}

/** The whole log as it is written, and the texts that are sealed in it. */
export interface LogRow {
  readonly log: Json<readonly { readonly version: number; readonly events: string }[]>;
  readonly texts: Json<Readonly<Record<string, string>>>;
}

/** The columns of a `MatchRow`, from `matches`. */
export const MATCH = `key, id, watch_code, catalogue, phase, opened, kind, stake, contract, called, placement_clock,
  decision_clock, claim_time,
  (select contracts.id from contracts where contracts.key = matches.contract) as contract_id,
  (select json_group_array(json_object('seat', seats.seat, 'name', seats.name, 'device', seats.device, 'deck', seats.deck,
    'bot', seats.bot, 'person', seats.person, 'personId', people.id, 'personCode', people.code, 'personName', texts.text))
    from seats left join people on people.key = seats.person left join texts on texts.key = people.name
    where seats.match = matches.key) as seats,
  (select json_object('at', at, 'broken', broken, 'place', place) from stops where match = matches.key) as stop`;

/** A match of the event in which staff may still be wanted. */
export const IS_OPEN = `matches.kind <> 'practice' and (matches.phase <> 'finished' or matches.called = 1)`;

/** The columns of a `LogRow`, beside a match. */
export const WITH_LOG = `(select json_group_array(json_object('version', batches.version, 'events', batches.events) order by batches.version)
    from batches where batches.match = matches.key) as log,
  (select json_group_object(texts.key, texts.text) from batches join json_tree(batches.events) said
    join texts on texts.key = cast(substr(said.value, 2) as integer)
    where batches.match = matches.key and instr(batches.events, '"\\u0001') > 0
      and said.type = 'text' and substr(said.value, 1, 1) = char(1) and texts.text is not null) as texts`;
