// load: how the processes that load the servers are started and asked.
export type { Terms } from './pair.ts';
export { type Load, type Phones, startLoad } from './startLoad.ts';
