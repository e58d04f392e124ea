// The goals, as the table of goals has them.

import type { Goal } from '../harness/index.ts';

export const AGAINST_BOARDGAME_FILM: Goal = {
  row: '1a',
  what: 'durable / boardgame.io in memory with our events in its state, for a film, matches a server-CPU-second',
  better: 'more',
  must: 3,
  aim: 5,
  measures: 'cpu',
  isFloor: true,
};

export const AGAINST_BOARDGAME: Goal = {
  row: '1b',
  what: 'durable / boardgame.io in memory without events, matches a server-CPU-second',
  better: 'more',
  must: 2,
  aim: 3,
  measures: 'cpu',
  isFloor: true,
};

export const STAKED: Goal = {
  row: '1c',
  what: 'durable with a stake and a claimed card, which is given back in a trade / durable, friendly, matches a server-CPU-second',
  better: 'more',
  must: 0.5,
  aim: 0.7,
  measures: 'cpu',
  isFloor: true,
};

export const MODULES: Goal = {
  row: '1d',
  what: 'durable with a stake, promises and the intrigue deck on, each passes once for the match / the same with both off, server-CPU of a match',
  better: 'less',
  must: 1.3,
  aim: 1.2,
  measures: 'cpu',
  isFloor: true,
};

export const GAME: Goal = {
  row: '1e',
  what: "a whole game at the patrons' table with a stake / a match with a stake and a claimed card, which is given back in a trade, server-CPU",
  better: 'less',
  must: 4,
  aim: 3,
  measures: 'cpu',
  isFloor: true,
};

export const AGAINST_FLOOR: Goal = {
  row: '2',
  what: 'durable / bare socket.io with group commit, matches a server-CPU-second',
  better: 'more',
  must: 0.5,
  aim: 0.7,
  measures: 'cpu',
  isFloor: true,
};

export const DURABLE: Goal = {
  row: '3',
  what: 'durable / the same server on the same store without a file (SQLite in memory), matches a second',
  better: 'more',
  must: 0.5,
  aim: 0.7,
  measures: 'clock',
  isFloor: true,
};

export const LATENCY: Goal = {
  row: '4',
  what: 'p99 from command to answer at 150 matches a second, durable / bare ws in memory',
  better: 'less',
  must: 6,
  aim: 4,
  measures: 'clock',
  isFloor: true,
};

export const CORE_PLAIN: Goal = {
  row: '6',
  what: 'core, no abilities / unrolled floor, matches a CPU-second',
  better: 'more',
  must: 1 / 500,
  aim: 1 / 150,
  measures: 'cpu',
  isFloor: true,
};

export const CORE_ABLE: Goal = {
  row: '7a',
  what: 'core, an ability on every card, matches a CPU-second of a machine whose unrolled floor does 36 million',
  better: 'more',
  must: 20_000,
  aim: 60_000,
  measures: 'cpu',
  isFloor: false,
};

export const RESOLVE: Goal = {
  row: '7b',
  what: 'resolve / JSON.parse, CPU for the same lines',
  better: 'less',
  must: 6,
  aim: 4,
  measures: 'cpu',
  isFloor: true,
};

export const BYTES_FILM: Goal = {
  row: '8a',
  what: "wire bytes a match, both phones, up and down / boardgame.io's full states with our events in them",
  better: 'less',
  must: 0.25,
  aim: 0.15,
  measures: 'count',
  isFloor: true,
};

export const BYTES: Goal = {
  row: '8b',
  what: "wire bytes a match, both phones, up and down / boardgame.io's full states without events",
  better: 'less',
  must: 0.5,
  aim: 0.3,
  measures: 'count',
  isFloor: true,
};

export const HEAP_LIVE: Goal = {
  row: '9a',
  what: "heap of a live match / boardgame.io's without events",
  better: 'less',
  must: 4,
  aim: 1,
  measures: 'count',
  isFloor: true,
};

export const HEAP_FINISHED: Goal = {
  row: '9b',
  what: 'heap of a finished match, KiB',
  better: 'less',
  must: 0.1,
  aim: 0,
  measures: 'count',
  isFloor: false,
};

export const FIRST_ROUTE: Goal = {
  row: '15',
  what: "JavaScript of the player's first route / minimal react, zustand and socket.io-client, gzipped",
  better: 'less',
  must: 1.65,
  aim: 1.35,
  measures: 'count',
  isFloor: true,
};

export const BURST: Goal = {
  row: '16a',
  what: 'p95 from the moment a command is meant for to its answer, 40 commands of 40 phones within a second, ms',
  better: 'less',
  must: 300,
  aim: 20,
  measures: 'clock',
  isFloor: false,
};

export const BURST_WORST: Goal = {
  row: '16b',
  what: 'the longest of them, ms',
  better: 'less',
  must: 1000,
  aim: 50,
  measures: 'clock',
  isFloor: false,
};

export const STATEMENTS: Goal = {
  row: '17a',
  what: 'statements of the median command',
  better: 'less',
  must: 8,
  aim: 6,
  measures: 'count',
  isFloor: true,
};

export const STATEMENTS_MOST: Goal = {
  row: '17b',
  what: 'statements of the dearest command',
  better: 'less',
  must: 16,
  aim: 12,
  measures: 'count',
  isFloor: true,
};
