// journal: what every command has done, chained by hashes.
export { BEFORE_FIRST, logDigest, rowHash, textHash } from './chain.ts';
export { type Deed, eraseText, putReason, putText, writeJournal } from './write.ts';
