// Readings: what tests ask a table, answered in short words.

import { assert, present } from '../lib/index.ts';
import type { AbilityRef, CopyId, Mark, RuleEvent, Seat } from '../rules/index.ts';
import { placeOf } from '../rules/index.ts';
import { writeHalf, writeValues } from './notation.ts';
import type { Table } from './table.ts';

type EventOf<T extends RuleEvent['type']> = Extract<RuleEvent, { type: T }>;

/** Returns the events of one type, in order. */
export const eventsOf = <T extends RuleEvent['type']>(
  events: readonly RuleEvent[],
  type: T,
): readonly EventOf<T>[] => events.filter((event): event is EventOf<T> => event.type === type);

/** Returns a half in the notation of `given`, all six cells. */
export const field = (table: Table, seat: Seat): string => writeHalf(table.state.common.field[seat]);

function cardOf(table: Table, copy: CopyId) {
  const { field: both } = table.state.common;
  const place = present(placeOf(both, copy), `${copy} is on the field`);
  return present(both[place.seat][place.cell], `${copy} is on the field`);
}

/** Returns the current values of a card on the field, in the notation of cards. */
export function values(table: Table, copy: CopyId): string {
  const { altered, card } = cardOf(table, copy);
  const printed = present(table.catalogue.get(card), `${card} is in the catalogue`);
  return writeValues(altered ?? { ...printed, protection: printed.protection ?? [] });
}

/** Whether a card on the field is silenced. */
export const isSilenced = (table: Table, copy: CopyId): boolean =>
  cardOf(table, copy).altered?.silenced ?? false;

/** Returns the causes of a card's current values. */
export const marks = (table: Table, copy: CopyId): readonly Mark[] =>
  cardOf(table, copy).altered?.marks ?? [];

function conflictsOf(table: Table, round: number) {
  const event = eventsOf(table.log, 'RoundFought').find((fought) => fought.round === round);
  return present(event, `round ${round} was fought`).conflicts;
}

/** Returns the columns in which cards conflicted in a round. */
export const columns = (table: Table, round: number): readonly number[] =>
  conflictsOf(table, round).map((conflict) => conflict.column);

/** Returns the cards that were defeated in a round, column by column, side a first. */
export const fallen = (table: Table, round: number): readonly CopyId[] =>
  conflictsOf(table, round)
    .flatMap(({ a, b }) => [a, b])
    .flatMap((verdict) => (verdict.fate === 'defeated' ? [verdict.copy] : []));

/** Returns why a card fell or stood in a round. */
export function verdict(table: Table, round: number, copy: CopyId): string {
  const found = conflictsOf(table, round)
    .flatMap(({ a, b }) => [a, b])
    .find((candidate) => candidate.copy === copy);
  const { fate, why } = present(found, `${copy} was in a conflict`);
  return `${fate}: ${why}`;
}

/** `copy`, or `copy/1` for its second ability. */
const named = (by: AbilityRef): string => (by.ability === 0 ? by.copy : `${by.copy}/${by.ability}`);

/** Returns the reveal abilities in the order in which they came up; passed ones as `copy: reason`. */
export const cameUp = (table: Table): readonly string[] =>
  table.log.flatMap((event) => {
    if (event.type === 'AbilityCast') return [named(event.by)];
    return event.type === 'AbilityPassed' ? [`${named(event.by)}: ${event.why.reason}`] : [];
  });

/** Returns the summons in the order in which they were due or passed over, the latter as `copy: reason`. */
export const summoned = (table: Table): readonly string[] =>
  table.log.flatMap((event) => {
    if (event.type === 'ChoiceDue' && event.choice.kind === 'summon') return [named(event.choice.by)];
    return event.type === 'SummonPassed' ? [`${named(event.by)}: ${event.why.reason}`] : [];
  });

/** Returns the targets of the one ability that a copy cast. */
export function targets(table: Table, copy: CopyId): readonly CopyId[] {
  const casts = eventsOf(table.log, 'AbilityCast').filter((event) => event.by.copy === copy);
  assert(casts.length === 1, `${copy} cast one ability, not ${casts.length}`);
  return present(casts[0], 'a cast').targets;
}

/** Returns the tosses that were held, as `step initiative: winner`. */
export const tosses = (table: Table): readonly string[] =>
  eventsOf(table.log, 'TossHeld').flatMap(({ occasion, winner }) =>
    'initiative' in occasion ? [`${occasion.step} ${occasion.initiative}: ${winner}`] : [],
  );
