// SettleFolder: makes sure that files renamed in a folder stay so after a power failure.

import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes the names in a folder to the disk. Windows has no such operation. */
export function settleFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
