// ports: what the server needs of the world beside its database, so that tests can script it.
export { type Clock, systemClock } from './clock.ts';
export { type EntropySource, systemEntropy } from './entropy.ts';
export { type FreeSpace, freeSpaceIn } from './freeSpace.ts';
export { giveUp } from './giveUp.ts';
export { brokenBy, type Log, silentLog } from './log.ts';
