// clocks: placement, decisions, claims and announced defaults, where time is limited.
export { Clocks, type HearsClocks } from './clocks.ts';
export { ANNOUNCED_SECONDS, clocksDue, factsOf } from './due.ts';
export { FILM } from './matchClocks.ts';
export { AGAIN, Outage } from './outage.ts';
export { begun, fullTime, going, isRunning, type Time, timeAt } from './time.ts';
