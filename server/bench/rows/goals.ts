// The goals, as the table of goals has them.

import type { Goal } from '../harness/index.ts';

export const AGAINST_BOARDGAME: Goal = {
  row: '1',
  what: 'durable / boardgame.io in memory, matches a server-CPU-second',
  better: 'more',
  must: 3,
  aim: 5,
  measures: 'cpu',
};

export const AGAINST_FLOOR: Goal = {
  row: '2',
  what: 'durable / bare socket.io with group commit, matches a server-CPU-second',
  better: 'more',
  must: 0.5,
  aim: 0.7,
  measures: 'cpu',
};

export const DURABLE: Goal = {
  row: '3',
  what: 'durable / in memory, matches a server-CPU-second',
  better: 'more',
  must: 0.5,
  aim: 0.7,
  measures: 'cpu',
};

export const LATENCY: Goal = {
  row: '4',
  what: 'p99 from command to answer at 150 matches a second, durable / bare ws in memory',
  better: 'less',
  must: 6,
  aim: 4,
  measures: 'clock',
};

export const CORE_PLAIN: Goal = {
  row: '6',
  what: 'core, no abilities / unrolled floor, matches a CPU-second',
  better: 'more',
  must: 1 / 2000,
  aim: 1 / 300,
  measures: 'cpu',
};

export const CORE_ABLE: Goal = {
  row: '7a',
  what: 'core, an ability on every card, matches a CPU-second',
  better: 'more',
  must: 5000,
  aim: 20_000,
  measures: 'cpu',
};

export const RESOLVE: Goal = {
  row: '7b',
  what: 'resolve / JSON.parse, CPU for the same lines',
  better: 'less',
  must: 12,
  aim: 5,
  measures: 'cpu',
};

export const BYTES: Goal = {
  row: '8',
  what: "wire bytes a match, both phones, up and down / boardgame.io's full states",
  better: 'less',
  must: 0.6,
  aim: 0.3,
  measures: 'count',
};

export const HEAP_LIVE: Goal = {
  row: '9a',
  what: "heap of a live match / boardgame.io's",
  better: 'less',
  must: 4,
  aim: 1,
  measures: 'count',
};

export const HEAP_FINISHED: Goal = {
  row: '9b',
  what: 'heap of a finished match, KiB',
  better: 'less',
  must: 0.1,
  aim: 0,
  measures: 'count',
};

export const FIRST_ROUTE: Goal = {
  row: '15',
  what: "JavaScript of the player's first route / minimal react, zustand and socket.io-client, gzipped",
  better: 'less',
  must: 1.65,
  aim: 1.35,
  measures: 'count',
};

export const BURST: Goal = {
  row: '16a',
  what: 'p95 from the moment a command is meant for to its answer, 40 commands of 40 phones within a second, ms',
  better: 'less',
  must: 300,
  aim: 100,
  measures: 'clock',
};

export const BURST_WORST: Goal = {
  row: '16b',
  what: 'the longest of them, ms',
  better: 'less',
  must: 1000,
  aim: 300,
  measures: 'clock',
};

export const STATEMENTS: Goal = {
  row: '17a',
  what: 'statements of the median command',
  better: 'less',
  must: 8,
  aim: 6,
  measures: 'count',
};

export const STATEMENTS_MOST: Goal = {
  row: '17b',
  what: 'statements of the dearest command',
  better: 'less',
  must: 16,
  aim: 12,
  measures: 'count',
};
