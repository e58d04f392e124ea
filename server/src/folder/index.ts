// folder: what is done with a data folder beside the commands: folding its log in, copying and verifying it, and
// putting a copy back.
export { backUp } from './backUp.ts';
export { keepFolded } from './keepFolded.ts';
export { Backups } from './backups.ts';
export { chooseAddress, keepAddress, keptAddress } from './keptAddress.ts';
export { localTime } from './localTime.ts';
export { FaultyCopy, restore } from './restore.ts';
export { verifyFolder } from './verifyFolder.ts';
