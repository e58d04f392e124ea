// Laws of every table behind its port. Each returns the first fault found.

import type { CommandOf, EventOf, Table, TableTypes } from '../fairness/index.ts';
import { visibleTo } from '../fairness/index.ts';
import { sameValue } from '../lib/index.ts';
import { SEATS, type Viewer } from '../rules/index.ts';

/** One command at a table and what it led to; null for the opening. */
export interface TableStep<T extends TableTypes> {
  readonly command: CommandOf<T> | null;
  readonly events: readonly EventOf<T>[];
  readonly before: T['state'];
  readonly after: T['state'];
}

/** Returns what is wrong with what was played at a table; null if the law holds. */
export type TableLaw = <T extends TableTypes>(
  table: Table<T>,
  steps: readonly TableStep<T>[],
) => string | null;

const VIEWERS: readonly Viewer[] = [...SEATS, 'watcher'];

/** The log holds everything: written down, read again and replayed, it gives the state decided on. */
export const tableReplay: TableLaw = (table, steps) => {
  let state = table.fresh;
  for (const { command, events, after } of steps) {
    const written: unknown = JSON.parse(JSON.stringify(events));
    if (!sameValue(written, events)) return `the events of ${command?.type} cannot be written down`;
    for (const event of events) state = table.evolve(state, event);
    if (!sameValue(state, after)) return `the events of ${command?.type} do not lead to its state`;
  }
  return null;
};

/** Redaction commutes with evolution: what a viewer knows follows from the events that this viewer sees. */
export const tableRedaction: TableLaw = (table, steps) => {
  for (const { events, before } of steps) {
    let state = before;
    for (const event of events) {
      const next = table.evolve(state, event);
      for (const viewer of VIEWERS) {
        const seen = visibleTo([event], viewer);
        let view = table.viewOf(state, viewer);
        for (const one of seen) view = table.evolveView(view, one);
        if (!sameValue(view, table.viewOf(next, viewer))) return `${viewer} cannot follow ${event.type}`;
      }
      state = next;
    }
  }
  return null;
};

/** Progress, ending, what is due and what is hidden are public: a view and the whole state give the same. */
export const tableIsPublic: TableLaw = (table, steps) => {
  for (const { command, after } of steps)
    for (const viewer of VIEWERS) {
      const view = table.viewOf(after, viewer);
      const told = [after, view].map((of) => [
        table.progressOf(of),
        table.endingOf(of),
        table.dueFrom(of),
        table.notNow(of),
        (['rows', 'decks', 'purses'] as const).map((what) => table.hides(of, what)),
      ]);
      if (!sameValue(told[0], told[1])) return `${viewer} is told something else after ${command?.type}`;
    }
  return null;
};

/**
 * Until the end somebody is awaited, except in a pause, and after it nobody. Every table ends, and then publishes its
 * seed.
 */
export const tableEnds: TableLaw = (table, steps) => {
  for (const { command, after } of steps) {
    const isOver = table.progressOf(after) === 'finished';
    const isWaited = table.dueFrom(after).length > 0;
    if (isOver ? isWaited : !isWaited && !after.desk.paused)
      return `who is waited for after ${command?.type}`;
    if (isOver !== (after.seals.seed !== null)) return `the seed after ${command?.type}`;
    if (isOver && table.endingOf(after) === null) return `no ending after ${command?.type}`;
  }
  const last = steps.at(-1)?.after ?? table.fresh;
  return table.progressOf(last) === 'finished' ? null : 'it goes on';
};
