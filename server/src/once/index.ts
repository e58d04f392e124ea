// once: a command happens once, with its answer and its row of the journal in one transaction.
export { bySelf, type Keeping, Once, type Said, STOPPED, type Stopped } from './once.ts';
