// rows: what is measured, a file for each family of rows.
export { measureBursts } from './bursts.ts';
export { measureAble, measurePlain, measureResolve } from './core.ts';
export { measureFirstRoute } from './firstRoute.ts';
export { measureLatency } from './latency.ts';
export { FULL, type Mode, QUICK } from './mode.ts';
export { measureServers } from './servers.ts';
export { measureStatements } from './statements.ts';
