// folder: what is done with a data folder beside the commands: the log folded in, the whole copied and verified, and
// put back.
export { backUp } from './backUp.ts';
export { keepFolded } from './keepFolded.ts';
export { Backups } from './backups.ts';
export { chooseAddress, keepAddress, keptAddress } from './keptAddress.ts';
export { localTime } from './localTime.ts';
export { FaultyCopy, restore } from './restore.ts';
export { verifyFolder } from './verifyFolder.ts';
