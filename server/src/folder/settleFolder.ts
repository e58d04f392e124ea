// SettleFolder: what was renamed in a folder stays so after the power has failed.

import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Brings the names in a folder to the disk. Windows has no such thing. */
export function settleFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
