// RunRestore: what `npm run restore` does: lets the event go on from a copy, and says what the copy was and where it
// is.

import { resolve } from 'node:path';
import { parseConfig } from '../config.ts';
import { newEpoch } from '../draws/index.ts';
import { FaultyCopy, restore } from '../folder/index.ts';
import { systemEntropy } from '../ports/index.ts';
import { verifiedSaid } from './verifiedSaid.ts';

const ANYWAY = '--anyway';
const USAGE = `npm run restore -- <the folder or file of a backup> [${ANYWAY}]`;

/** Receives what the keeper is told, and warnings. */
interface Ears {
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
}

async function restored(from: string, folder: string, anyway: boolean): ReturnType<typeof restore> {
  const order = { from, folder, anyway, now: () => Date.now(), newEpoch: () => newEpoch(systemEntropy) };
  try {
    return await restore(order);
  } catch (error) {
    if (!(error instanceof FaultyCopy)) throw error;
    const why = `The copy is not whole: ${error.message}`;
    const what = `Nothing has changed. Add ${ANYWAY} to go on from it all the same.`;
    throw new Error(`${why}\n${what}`, { cause: error });
  }
}

/** Does what the arguments ask for. Throws an error with a sentence for the keeper where it can't be done. */
export async function runRestore(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  { say, warn }: Ears,
): Promise<void> {
  const [from, ...more] = args.filter((arg) => arg !== ANYWAY);
  if (from === undefined || from.startsWith('-') || more.length > 0) throw new Error(USAGE);
  const config = parseConfig(env);
  if (!config.ok) throw new Error(config.error.join('\n'));
  const folder = config.value.dataDir;
  const { finding, audited, aside } = await restored(from, folder, args.includes(ANYWAY));
  if (audited !== null) say(`In the copy: ${verifiedSaid({ finding, audited }, Date.now())}`);
  if (finding !== null) warn(`It is taken all the same: ${finding}`);
  say(`The event in ${resolve(folder)} goes on from there at the next start.`);
  if (aside !== null) say(`What it was before is kept in ${resolve(aside)}.`);
  say('A match of which a phone has seen more than the copy had is paused for a referee.');
}
