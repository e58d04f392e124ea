// rows: what is measured, a file a family of rows.
export { measureAble, measurePlain, measureResolve } from './core.ts';
export { measureFirstRoute } from './firstRoute.ts';
export { measureLatency } from './latency.ts';
export { FULL, QUICK } from './mode.ts';
export { measureServers } from './servers.ts';
