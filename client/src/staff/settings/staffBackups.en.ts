// English words of the copies of the event: exactly the keys of Russian.

import { numberEn } from '../../text/amounts.ts';
import type { staffBackupsRu } from './staffBackups.ru.ts';

export const staffBackupsEn: typeof staffBackupsRu = {
  title: 'Copies of the event',
  lead: 'A copy of the whole event on the server’s disk. Matches go on meanwhile.',
  make: 'Make a copy',
  copying: 'Copying…',
  verifying: 'Checking…',
  done: (size, last) => `The copy is ready: ${size}. Its last entry: ${last}.`,
  failed: 'The copy failed. Check the room on the server’s disk and try again.',
  silent: 'No answer. Check the connection and try again.',
  made: 'Made',
  last: 'Last entry',
  none: 'no entries',
  matches: 'Matches',
  count: numberEn,
  size: 'Size',
  megabytes: (bytes) => `${numberEn(Math.max(0.1, Math.round(bytes / 100_000) / 10))}\u00A0MB`,
  state: 'Check',
  agrees: 'adds up',
  differs: 'does not add up',
  folder: 'Folder',
  where: (folder) => `The last ten are on the server, in ${folder}. To go on from one: npm run restore.`,
};
