// npm run backup -- <folder>: makes one verified copy of DATA_DIR in a new folder, with or without a running server.

import { resolve } from 'node:path';
import type { BackupProgress } from '@dunmer/shared/protocol';
import { parseConfig } from '../config.ts';
import { backUp } from '../folder/index.ts';
import { giveUp } from '../ports/index.ts';
import { verifiedSaid } from './verifiedSaid.ts';

const [to, ...more] = process.argv.slice(2);
if (to === undefined || to.startsWith('-') || more.length > 0) giveUp('npm run backup -- <a new folder>');
const config = parseConfig(process.env);
if (!config.ok) giveUp(...config.error);

/** Shows the progress on a terminal; writes nothing to a file. */
function told(step: BackupProgress): void {
  if (!process.stderr.isTTY) return;
  const said = step.at === 'copying' ? `copying … ${Math.floor(100 * step.part)} %` : 'verifying the copy …';
  process.stderr.write(`\r\u001B[K${said}`);
}
const clear = (): void => void (process.stderr.isTTY && process.stderr.write('\r\u001B[K'));

try {
  const made = await backUp({ from: config.value.dataDir, to, now: () => Date.now(), told });
  clear();
  console.log(`The copy stands in ${resolve(to)} (${(made.bytes / 2 ** 20).toFixed(1)} MB).`);
  if (made.audited !== null)
    console.log(verifiedSaid({ finding: made.finding, audited: made.audited }, Date.now()));
  if (made.finding !== null) {
    console.error(`What was copied is not whole, and so is the copy: ${made.finding}`);
    process.exitCode = 1;
  }
} catch (error) {
  clear();
  giveUp(error instanceof Error ? error.message : String(error));
}
