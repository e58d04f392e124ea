// npm run restore -- <copy>: the event in DATA_DIR goes on from a copy; the server has to be stopped.

import { resolve } from 'node:path';
import { parseConfig } from '../config.ts';
import { newEpoch } from '../draws/index.ts';
import { FaultyCopy, restore } from '../folder/index.ts';
import { giveUp, systemEntropy } from '../ports/index.ts';
import { verifiedSaid } from './verifiedSaid.ts';

const ANYWAY = '--anyway';
const args = process.argv.slice(2);
const [from, ...more] = args.filter((arg) => arg !== ANYWAY);
if (from === undefined || from.startsWith('-') || more.length > 0)
  giveUp(`npm run restore -- <the folder or file of a backup> [${ANYWAY}]`);
const anyway = args.includes(ANYWAY);
const config = parseConfig(process.env);
if (!config.ok) giveUp(...config.error);

const folder = config.value.dataDir;
try {
  const restored = await restore({
    from,
    folder,
    now: () => Date.now(),
    newEpoch: () => newEpoch(systemEntropy),
    anyway,
  });
  const { finding, audited, aside } = restored;
  if (audited !== null) console.log(`In the copy: ${verifiedSaid({ finding, audited }, Date.now())}`);
  if (finding !== null) console.error(`It is taken all the same: ${finding}`);
  console.log(`The event in ${resolve(folder)} goes on from there at the next start.`);
  if (aside !== null) console.log(`What it was before is kept in ${resolve(aside)}.`);
  console.log('A match of which a phone has seen more than the copy had is paused for a referee.');
} catch (error) {
  if (error instanceof FaultyCopy)
    giveUp(
      `The copy is not whole: ${error.message}`,
      `Nothing has changed. Add ${ANYWAY} to go on from it all the same.`,
    );
  giveUp(error instanceof Error ? error.message : String(error));
}
