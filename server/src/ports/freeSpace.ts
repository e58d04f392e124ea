// FreeSpace: how much room the disk of a folder has left.

import { statfs } from 'node:fs/promises';

/** In bytes; null where the system does not say. */
export type FreeSpace = () => Promise<number | null>;

/** What is free where a folder lies, for whoever may write there without being root. */
export const freeSpaceIn =
  (folder: string): FreeSpace =>
  async () => {
    try {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    } catch {
      return null;
    }
  };
