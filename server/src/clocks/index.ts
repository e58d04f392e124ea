// clocks: placement, decisions, claims and announced defaults, where time is limited.
export { Clocks, type HearsClocks } from './clocks.ts';
export { ANNOUNCED_SECONDS } from './due.ts';
export { Outage } from './outage.ts';
