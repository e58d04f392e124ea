// FreeName: makes a folder's name that says when it was made, and that is not taken yet.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localTime } from './localTime.ts';

/**
 * Returns a free name in `home` for something made at the moment `at`. The names sort by their moments, and two within
 * one second differ.
 */
export function freeName(home: string, at: number, before = ''): string {
  const { day, time } = localTime(at);
  const name = join(home, `${before}${day}_${time.replaceAll(':', '-')}`);
  for (let n = 1; ; n++) {
    const path = n === 1 ? name : `${name}-${n}`;
    if (!existsSync(path)) return path;
  }
}

/** Whether a name says only when it was made. */
export const isTimeName = (name: string): boolean =>
  /^\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}(?:-\d+)?$/.test(name);
