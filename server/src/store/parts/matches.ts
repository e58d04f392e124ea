// Matches: who plays for what, and the drafts of the seats.

import type {
  ClockTimes,
  Code,
  Draft,
  MatchId,
  MatchKind,
  PersonId,
  Strength,
} from '@dunmer/shared/protocol';
import type { TableName } from '@dunmer/shared/contract';
import { present } from '@dunmer/shared/lib';
import type { BySeat, Seat } from '@dunmer/shared/rules';
import type { MatchPhase } from '@dunmer/shared/tables';
import type { Asking, Takes } from '../asking.ts';
import { type Columns, inserting, json, manyOf, of, oneOf, yes } from '../columns.ts';
import type { DeviceHash } from './persons.ts';
import { TIMES_READ, TIMES_WRITTEN, type TimesRow, timesOf, timesRow } from './times.ts';
import type { PersonKey } from './effect.ts';

/** The store's own short key of a match. */
export type MatchKey = number;

/** A trader in a seat. */
interface SeatPerson {
  readonly key: PersonKey;
  readonly id: PersonId;
  readonly code: Code;
}

export interface StoredSeat {
  /** A trader's present name; '' if it was erased, and for bots. */
  readonly name: string;
  /** The browser that practises; '' for traders and bots. */
  readonly device: DeviceHash;
  /** The name of a ready-made deck; '' for traders, who play their own. */
  readonly deck: string;
  /** Null for a browser that practises, and for bots. */
  readonly person: SeatPerson | null;
  /** How strong the bot in this seat is; null if no bot plays it. */
  readonly bot: Strength | null;
}

export interface NewMatch {
  readonly id: MatchId;
  readonly watch: Code;
  readonly catalogue: string;
  readonly opened: number;
  readonly kind: MatchKind;
  /** Which game is played (PT1). */
  readonly tableName: TableName;
  /** The phase in which matches at its table begin. */
  readonly phase: MatchPhase;
  /** What each lays down, in drakes. */
  readonly stake: number;
  /** The contract's key. */
  readonly contract: number | null;
  /** The clocks set at the opening: later settings apply to later matches. */
  readonly times: ClockTimes;
}

/** An invariant has broken in a match, which stands still and can only be voided. */
export interface Stop {
  readonly at: number;
  /** The name of what broke. */
  readonly broken: string;
  /** Where in the code; '' if unknown. */
  readonly place: string;
}

export interface StoredMatch extends NewMatch {
  readonly key: MatchKey;
  readonly phase: MatchPhase;
  /** The contract's id; null if there is none. */
  readonly contractId: string | null;
  /** Whether a player's call for a referee is open. */
  readonly called: boolean;
  /** Null if nothing has broken. */
  readonly stop: Stop | null;
  readonly seats: BySeat<StoredSeat>;
}

interface SeatRow extends Omit<StoredSeat, 'person'> {
  readonly seat: Seat;
  readonly person: PersonKey | null;
  readonly personId: PersonId | null;
  readonly personCode: Code | null;
  readonly personName: string | null;
}

export type MatchRow = Omit<StoredMatch, 'seats' | 'times'> &
  TimesRow & { readonly seats: readonly SeatRow[] };

const SEAT: Columns<SeatRow> = {
  ...of('seats', 'seat', 'name', 'device', 'deck', 'bot', 'person'),
  personId: 'people.id',
  personCode: 'people.code',
  personName: 'texts.text',
};
const STOP: Columns<Stop> = of('stops', 'at', 'broken', 'place');

/** The columns of a match, with both seats in the same row. */
export const matchColumns = ({ words }: Asking): Columns<MatchRow> => ({
  ...of('matches', 'key', 'id', 'catalogue', 'phase', 'opened', 'kind', 'tableName', 'stake', 'contract'),
  ...TIMES_READ,
  watch: 'matches.watch_code',
  called: yes('matches.called'),
  contractId: '(select contracts.id from contracts where contracts.key = matches.contract)',
  seats: manyOf(
    words,
    SEAT,
    `from seats left join people on people.key = seats.person left join texts on texts.key = people.name
      where seats.match = matches.key`,
    'seats.seat',
  ),
  stop: oneOf(words, STOP, 'from stops where stops.match = matches.key'),
});

/** A match of the event in which staff may still be needed. */
export const IS_OPEN = `matches.kind <> 'practice' and (matches.phase <> 'finished' or matches.called = 1)`;
/** A match in which a person has a seat. */
export const SEATED = 'matches.key in (select match from seats where person = :person)';

export function matchOf(row: MatchRow): StoredMatch {
  const { key, id, watch, catalogue, opened, kind, tableName, stake, contract } = row;
  const { seats, phase, contractId, called, stop } = row;
  const holder = (seat: Seat): StoredSeat => {
    const found = present(
      seats.find((each) => each.seat === seat),
      'a match has both seats',
    );
    const { name, device, deck, bot, person, personId: id, personCode: code, personName } = found;
    if (person === null || id === null || code === null) return { name, device, deck, bot, person: null };
    return { name: personName ?? '', device, deck, bot, person: { key: person, id, code } };
  };
  const match = { key, id, watch, catalogue, opened, kind, tableName, stake, contract, times: timesOf(row) };
  return { ...match, phase, contractId, called, stop, seats: { a: holder('a'), b: holder('b') } };
}

export function matchReads(ask: Asking) {
  const columns = matchColumns(ask);
  const one = <Args extends readonly unknown[]>(sql: string, takes: Takes<Args>) => {
    const found = ask.get(columns)(sql, takes);
    return async (...args: Args): Promise<StoredMatch | null> => {
      const row = await found(...args);
      return row === null ? null : matchOf(row);
    };
  };
  const many = <Args extends readonly unknown[]>(sql: string, takes: Takes<Args>) => {
    const found = ask.all(columns)(sql, takes);
    return async (...args: Args): Promise<readonly StoredMatch[]> => (await found(...args)).map(matchOf);
  };
  const newest = many(
    `from matches where key < :before and kind <> 'practice' order by key desc limit :limit`,
    (before: number, limit: number) => ({ before, limit }),
  );
  const newestOf = many(
    `from matches where ${SEATED} and key < :before order by key desc limit :limit`,
    (before: number, limit: number, person: PersonKey) => ({ before, limit, person }),
  );
  const draft = ask.get<{ readonly cells: Draft }>({ cells: json('cells') })(
    'from drafts where match = :match and seat = :seat',
    (match: MatchKey, seat: Seat) => ({ match, seat }),
  );
  return {
    /** The match with this id; null if there is none. */
    match: one('from matches where id = :id', (id: MatchId) => ({ id })),
    matchByKey: one('from matches where key = :key', (key: MatchKey) => ({ key })),
    matchOfWatchCode: one('from matches where watch_code = :code', (code: Code) => ({ code })),
    /** All matches of the event that are not finished, oldest first. */
    liveMatches: many(
      `from matches where phase <> 'finished' and kind <> 'practice' order by key`,
      () => ({}),
    ),
    /** The newest matches of the event before `before` (exclusive), newest first; of everybody if `person` is null. */
    matchesBefore: (before: number, limit: number, person: PersonKey | null) =>
      person === null ? newest(before, limit) : newestOf(before, limit, person),
    /** The newest matches in which a device practises, newest first. */
    matchesOf: many(
      'from matches where key in (select match from seats where device = :device) order by key desc limit :limit',
      (device: DeviceHash, limit: number) => ({ device, limit }),
    ),
    /** The unfinished matches in which a bot plays a seat. */
    openBotMatches: ask.values<MatchId>()(
      `select matches.id from matches join seats on seats.match = matches.key
        where matches.phase <> 'finished' and seats.bot is not null order by matches.key`,
    ),
    draft: async (match: MatchKey, seat: Seat) => (await draft(match, seat))?.cells ?? null,
  };
}

const COLUMNS = ['id', 'watch_code', 'catalogue', 'phase', 'opened', 'kind', 'stake', 'contract'];
const SEAT_OF = (seat: Seat): string =>
  `(:match, '${seat}', :name${seat}, :device${seat}, :deck${seat}, :bot${seat}, :person${seat})`;

/** The values written for a seat. A trader's name is not among them: it is looked up where it can be erased. */
const written = (seat: Seat, { name, device, deck, bot, person }: StoredSeat) => ({
  [`name${seat}`]: person === null ? name : '',
  [`device${seat}`]: device,
  [`deck${seat}`]: deck,
  [`bot${seat}`]: bot,
  [`person${seat}`]: person?.key ?? null,
});

export const matchWrites = (ask: Asking) => ({
  /** Resolves to null if the id or a code is taken. */
  addMatch: ask.value<MatchKey>()(
    `${inserting('matches', ...COLUMNS, 'table_name', ...TIMES_WRITTEN)} on conflict do nothing returning key`,
    ({ watch, times, ...match }: NewMatch) => ({
      ...match,
      ...timesRow(times),
      watchCode: watch,
    }),
  ),
  addSeats: ask.tell(
    `insert into seats (match, seat, name, device, deck, bot, person) values ${SEAT_OF('a')}, ${SEAT_OF('b')}`,
    (match: MatchKey, holders: BySeat<StoredSeat>) => ({
      match,
      ...written('a', holders.a),
      ...written('b', holders.b),
    }),
  ),
  setCalled: ask.tell(
    'update matches set called = :called where key = :match',
    (match: MatchKey, called: boolean) => ({ match, called }),
  ),
  /** Stops a match, once and for good. */
  addStop: ask.tell(inserting('stops', 'match', 'at', 'broken', 'place'), (match: MatchKey, stop: Stop) => ({
    match,
    ...stop,
  })),
  /** Sets the phase; a law of the database drops the drafts of a match that is over. */
  setPhase: ask.tell(
    'update matches set phase = :phase where key = :match',
    (match: MatchKey, phase: MatchPhase) => ({ match, phase }),
  ),
  putDraft: ask.tell(
    `${inserting('drafts', 'match', 'seat', 'cells')}
      on conflict (match, seat) do update set cells = excluded.cells`,
    (match: MatchKey, seat: Seat, cells: Draft) => ({ match, seat, cells }),
  ),
});
