// app: the whole server put together, for the process, for tests and for the benchmark.
export { startApp } from './startApp.ts';
export type { App } from './startApp.ts';
export type { AppOptions } from './options.ts';
