// npm run event -- new "Name": begins a real event in an empty data folder and shows the organiser's link, once.

import { renderUnicodeCompact } from 'uqr';
import { nameFault, tidyName } from '@dunmer/shared/protocol';
import { openEditions, READY_CARDS, readEdition } from '../catalogue/index.ts';
import { makeDoor } from '../commands/index.ts';
import { type Config, parseConfig } from '../config.ts';
import { newEpoch } from '../draws/index.ts';
import { defaultUrl } from '../http/index.ts';
import { silentLog, systemClock, systemEntropy } from '../ports/index.ts';
import { syncDefinitions } from '../registry/index.ts';
import { beginEvent } from '../sample/index.ts';
import { openStore } from '../store/index.ts';
import { giveUp } from './giveUp.ts';

const USAGE = 'npm run event -- new "Name of the event" ["Name of the organiser"]';

function named(typed: string | undefined): string {
  const name = tidyName(typed ?? '');
  if (nameFault(name) !== null) giveUp('A name has 2 to 40 letters.', USAGE);
  return name;
}

async function makeEvent(config: Config, name: string, organiser: string): Promise<void> {
  const newest = readEdition(config.cardsDir ?? READY_CARDS);
  const store = await openStore({
    folder: config.dataDir,
    newEpoch: () => newEpoch(systemEntropy),
    now: () => systemClock.now(),
  });
  try {
    const editions = await openEditions(store, newest);
    await syncDefinitions(store, newest, systemClock.now());
    const ports = { store, editions, clock: systemClock, entropy: systemEntropy, log: silentLog };
    const { matches } = makeDoor(ports);
    const begun = await beginEvent(matches.context, store, { name, organiser });
    if (!begun.ok && begun.error.code === 'event-there')
      throw new Error(
        `There is the event "${begun.error.name}" in ${config.dataDir} already. Set DATA_DIR to an empty folder.`,
      );
    if (!begun.ok) throw new Error('The event cannot be saved. Is the disk full?');
    const { token, code } = begun.value;
    const url = `${config.publicUrl ?? defaultUrl(config.host, config.port)}/l/${token}`;
    const lines = ['', renderUnicodeCompact(url), '', `${name}: ${organiser}`, url, `Code: ${code}`, ''];
    process.stdout.write(
      `${[...lines, 'It is shown this once. Open it on the first phone or desk of the organiser.'].join('\n')}\n`,
    );
  } finally {
    await store.close();
  }
}

const [what, name, organiser = 'Организатор'] = process.argv.slice(2);
if (what !== 'new') giveUp(USAGE);
const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(...parsed.error);
try {
  await makeEvent(parsed.value, named(name), named(organiser));
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
