// MatchColumns: what is read of a match, both seats beside it in the same row.

import { sql } from 'kysely';
import type { Strength } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import type { Json } from './json.ts';
import type { Stop } from './port.ts';

export const MATCH_COLUMNS = [
  'key',
  'id',
  'watch_code',
  'catalogue',
  'phase',
  'opened',
  'kind',
  'stake',
  'contract',
  'called',
  'placement_clock',
  'decision_clock',
  'claim_time',
] as const;

/** A seat beside its match: both in one row, however many matches are read. */
export interface SeatColumns {
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

export const SEATS_OF_IT = sql<Json<readonly SeatColumns[]>>`(
  select json_group_array(json_object('seat', seats.seat, 'name', seats.name, 'device', seats.device, 'deck', seats.deck,
    'bot', seats.bot, 'person', seats.person, 'personId', people.id, 'personCode', people.code, 'personName', texts.text))
  from seats left join people on people.key = seats.person left join texts on texts.key = people.name
  where seats.match = matches.key)`;

/** What has broken in it; null where nothing has. */
export const STOP_OF_IT = sql<Json<Stop> | null>`(
  select json_object('at', at, 'broken', broken, 'place', place) from stops where match = matches.key)`;

/** A match of the event in which staff may still be wanted. */
export const IS_OPEN = `matches.kind <> 'practice' and (matches.phase <> 'finished' or matches.called = 1)`;

/** The whole log as it is written, and the texts that are sealed in it, beside its match. */
export const LOG_OF_IT = sql<Json<readonly { readonly version: number; readonly events: string }[]>>`(
  select json_group_array(json_object('version', batches.version, 'events', batches.events) order by batches.version)
    from batches where batches.match = matches.key)`;
export const TEXTS_OF_IT = sql<Json<Readonly<Record<string, string>>>>`(
  select json_group_object(texts.key, texts.text) from batches join json_tree(batches.events) said
    join texts on texts.key = cast(substr(said.value, 2) as integer)
  where batches.match = matches.key and instr(batches.events, '"\\u0001') > 0
    and said.type = 'text' and substr(said.value, 1, 1) = char(1) and texts.text is not null)`;
