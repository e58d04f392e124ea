// Tasks: the pieces of a run. Which worker does one, and when, changes nothing.

import { bySeat } from '@dunmer/shared/rules';
import type { Arena } from './arena.ts';
import { dealPair } from './deal.ts';
import { observe } from './observed.ts';
import { playOn } from './playOn.ts';
import { chanceFor } from './seeds.ts';
import { addTallies, NO_TALLY, type Tally, tallyOf } from './tally.ts';

/** A stretch of matches between decks dealt alike, or one event played on. */
export type Task =
  | { readonly kind: 'matches'; readonly from: number; readonly count: number }
  | { readonly kind: 'event'; readonly nth: number; readonly count: number };

const STRETCH = 50;
/** The number of matches of an event: forty for each of its traders. */
const EVENT_MATCHES = 1_000;
/** One event for this many matches; at least one, and no more than tell anything new. */
const MATCHES_AN_EVENT = 500;
const MOST_EVENTS = 20;

/** Returns the tasks of a run of this many matches, the long ones first. */
export function tasksFor(matches: number): readonly Task[] {
  const events = Math.min(MOST_EVENTS, Math.max(1, Math.round(matches / MATCHES_AN_EVENT)));
  return [
    ...Array.from({ length: events }, (_, nth): Task => ({ kind: 'event', nth, count: EVENT_MATCHES })),
    ...Array.from({ length: Math.ceil(matches / STRETCH) }, (_, i): Task => {
      const from = i * STRETCH;
      return { kind: 'matches', from, count: Math.min(STRETCH, matches - from) };
    }),
  ];
}

/** Plays the nth match between decks dealt alike. */
function playNth({ catalogue, play }: Arena, seed: number, nth: number): Tally {
  const chance = chanceFor(seed, `match ${nth}`);
  const dealt = dealPair(catalogue, chance);
  const decks = bySeat((seat) => dealt[seat].map((card, i) => ({ copy: `${seat}.${i}`, card })));
  return tallyOf(observe(play(decks, chance)));
}

/** Does a task of the run with this seed; returns its tally. */
export function doTask(arena: Arena, seed: number, task: Task): Tally {
  const tallies =
    task.kind === 'event'
      ? playOn(arena, seed, task.nth, task.count)
      : Array.from({ length: task.count }, (_, i) => playNth(arena, seed, task.from + i));
  return tallies.reduce(addTallies, NO_TALLY);
}
