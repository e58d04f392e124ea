// once: a command happens once, with its answer and its row of the journal in one transaction.
export type { Said } from './asked.ts';
export { bySelf, type Keeping, Once, STOPPED, type Stopped } from './once.ts';
