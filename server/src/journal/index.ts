// journal: what every command has done, chained by hashes.
export { BEFORE_FIRST, commandHash, commandSeal, logDigest, rowHash, textHash } from './chain.ts';
export { noteContract } from './noteContract.ts';
export { type Deed, eraseText, putReason, putText, sealReason, textsIn, writeJournal } from './write.ts';
