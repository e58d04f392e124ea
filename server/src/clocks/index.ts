// clocks: placement, decisions, claims and announced defaults, where time is limited.
export { Clocks, type HearsClocks } from './clocks.ts';
export { Countdown, FILM } from './countdown.ts';
export { ANNOUNCED_SECONDS, clocksDue, factsOf } from './due.ts';
export { AGAIN, Outage } from './outage.ts';
export { isRunning } from './time.ts';
