// View: the floor as one kind of reader sees it (EVENT, "Who sees what").

import { atTable } from '@dunmer/shared/contract';
import type {
  ClockView,
  DiskView,
  EventInfo,
  FloorMatch,
  FloorView,
  MatchId,
  OverdueContract,
  PersonBrief,
  Presence,
  StoppedInfo,
} from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { overdueFor } from '../home/index.ts';
import type { OpenMove, PersonKey, Stop, WaitingContract } from '../store/index.ts';
import type { FloorReading } from './reader.ts';
import type { FloorRow } from './row.ts';
import { waitedAt } from './waiting.ts';

/** What was read of the event beside its matches. */
export interface Beside {
  readonly event: EventInfo;
  readonly overdue: readonly WaitingContract[];
  readonly moves: readonly OpenMove[];
  readonly resting: readonly PersonBrief[];
  readonly briefs: ReadonlyMap<PersonKey, PersonBrief>;
}

/** What changes without being read anew. */
export interface Moment {
  /** In the event's time. */
  readonly now: number;
  readonly version: number;
  readonly guessing: boolean;
  readonly disk: DiskView;
  readonly presence: (match: MatchId) => Presence;
  readonly clocks: (match: MatchId) => readonly ClockView[];
}

/** The most matches shown: a message holds 64 KiB, and a match with two long names takes 750 bytes. */
const MOST = 80;
/** The most contracts and people named: as many as staff can attend to. */
const MOST_NAMED = 20;

const whatBroke = ({ broken, place }: Stop): StoppedInfo => ({ broken, place });

function matchOf(
  row: FloorRow,
  { isDisplay, own }: FloorReading,
  beside: Beside,
  moment: Moment,
): FloorMatch {
  const { table, phase, round, waiting, desk } = row;
  const presence = moment.presence(table.id);
  const mayAct = !isDisplay && !own.has(table.key);
  const isWatched = beside.event.settings.watching !== 'nobody';
  return {
    match: table.id,
    // Anybody with the watch link is told the stake, so displays, which are not told it, get no link.
    watch: isWatched && !isDisplay ? table.watch : null,
    kind: table.kind,
    ...atTable(table.tableName),
    stake: isDisplay ? null : table.stake,
    phase,
    round,
    seats: bySeat((seat) => {
      const { person } = table.seats[seat];
      return {
        person: person === null ? null : (beside.briefs.get(person.key) ?? null),
        ...presence.seats[seat],
      };
    }),
    awaited: waiting.awaited.map((each) => ({
      seat: each.seat,
      what: each.what,
      since: waitedAt(waiting, each, moment.now),
    })),
    desk,
    clocks: moment.clocks(table.id),
    contract: isDisplay ? null : table.contractId,
    ...(table.stop === null ? {} : { stopped: mayAct ? whatBroke(table.stop) : { broken: '', place: '' } }),
    mayAct,
    opened: new Date(table.opened).toISOString(),
  };
}

function overdueOf(contract: WaitingContract, now: number): readonly OverdueContract[] {
  const { id, one, two, state, waits } = contract;
  const waited = overdueFor(contract, now);
  if (waited === null) return [];
  const since = new Date(waits).toISOString();
  return [{ contract: id, one, two, isOffer: state.at === 'offered', since, waited }];
}

const isCalled = ({ desk }: FloorRow): number => Number(desk.calls.length > 0);

/** Makes the floor for a kind of reader. Where there are too many matches, those with an open call come first. */
export function floorView(
  rows: readonly FloorRow[],
  reading: FloorReading,
  beside: Beside,
  moment: Moment,
): FloorView {
  const shown = rows.toSorted(
    (one, other) => isCalled(other) - isCalled(one) || one.table.key - other.table.key,
  );
  const { isDisplay } = reading;
  return {
    event: beside.event,
    matches: shown.slice(0, MOST).map((row) => matchOf(row, reading, beside, moment)),
    calls: rows.filter(isCalled).length,
    overdue: isDisplay ? 0 : beside.overdue.length,
    overdueContracts: isDisplay
      ? []
      : beside.overdue.slice(0, MOST_NAMED).flatMap((each) => overdueOf(each, moment.now)),
    moves: isDisplay
      ? []
      : beside.moves.map(({ id, person, at }) => ({ move: id, person, at: new Date(at).toISOString() })),
    guessing: !isDisplay && moment.guessing,
    disk: isDisplay ? null : moment.disk,
    resting: isDisplay ? [] : beside.resting.slice(0, MOST_NAMED),
    interest: reading.interest,
    version: moment.version,
  };
}
