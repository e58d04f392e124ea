// npm run event: begins a real event in an empty data folder and shows the organiser's link, once; and says or changes the address
// that an event keeps.

import { renderUnicodeCompact } from 'uqr';
import { nameFault, tidyName } from '@dunmer/shared/protocol';
import { openEditions, READY_CARDS, readEdition } from '../catalogue/index.ts';
import { type Door, makeDoor } from '../commands/index.ts';
import { addressFrom, type Config, parseConfig } from '../config.ts';
import { newEpoch } from '../draws/index.ts';
import { chooseAddress, keepAddress, keptAddress } from '../folder/index.ts';
import { hereOf, portFor } from '../http/index.ts';
import { silentLog, systemClock, systemEntropy } from '../ports/index.ts';
import { syncDefinitions } from '../registry/index.ts';
import { beginEvent } from '../sample/index.ts';
import { openStore, openStoreBeside, type Store } from '../store/index.ts';
import { giveUp } from './giveUp.ts';

const USAGE = [
  'npm run event -- new "Name of the event" ["Name of the organiser"]',
  'npm run event -- address [http://…]',
];

interface Opened extends Door {
  readonly store: Store;
}

/** Works with the event in the folder, which no server may have meanwhile. */
async function withEvent(config: Config, work: (opened: Opened) => Promise<void>): Promise<void> {
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
    await work({ ...makeDoor(ports), store });
  } finally {
    await store.close();
  }
}

const say = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

function named(typed: string | undefined): string {
  const name = tidyName(typed ?? '');
  if (nameFault(name) !== null) giveUp('A name has 2 to 40 letters.', ...USAGE);
  return name;
}

const makeEvent = (config: Config, name: string, organiser: string): Promise<void> =>
  withEvent(config, async ({ matches: { context }, store }) => {
    const begun = await beginEvent(context, store, { name, organiser });
    if (!begun.ok && begun.error.code === 'event-there')
      throw new Error(
        `There is the event "${begun.error.name}" in ${config.dataDir} already. Set DATA_DIR to an empty folder.`,
      );
    if (!begun.ok) throw new Error('The event cannot be saved. Is the disk full?');
    const { token, code } = begun.value;
    // Where npm start listens, by the same rule.
    const here = hereOf(config, config.port ?? portFor(null));
    const url = `${await chooseAddress(context, store, here)}/l/${token}`;
    const shown = ['', renderUnicodeCompact(url), '', `${name}: ${organiser}`, url, `Code: ${code}`, ''];
    say(...shown, 'It is shown this once. Open it on the first phone or desk of the organiser.');
  });

/** Says which address is kept; that a server runs meanwhile does not matter. */
async function sayAddress({ dataDir }: Config): Promise<void> {
  const { read, close } = openStoreBeside(dataDir);
  const kept = await keptAddress(read).finally(close);
  say(kept ?? 'This event keeps no address yet: the next start chooses it.');
}

function changeAddress(config: Config, typed: string): Promise<void> {
  const url = addressFrom(typed);
  if (url === null) giveUp(`${typed} is no address like https://trade.example, without a path.`, ...USAGE);
  // A folder that holds none is left as it is.
  openStoreBeside(config.dataDir).close();
  return withEvent(config, async ({ world, store }) => {
    const before = await keptAddress(store.read);
    if (before === url) return say(`The address is ${url} already.`);
    if (!(await keepAddress(world, store, url))) throw new Error('It cannot be saved. Is the disk full?');
    say(`From the next start on the address of the event is ${url}.`);
    if (before === null) return;
    say(
      `Links and QR codes that were printed lead to ${before} still; what is typed from them is good at the new address.`,
      `A phone that was used there is a stranger at the new one: it opens its personal link and says its PIN, or a referee lets it in.`,
      `To go back: npm run event -- address ${before}`,
    );
  });
}

async function run(config: Config, [what, first, second]: readonly string[]): Promise<void> {
  if (what === 'new') return makeEvent(config, named(first), named(second ?? 'Организатор'));
  if (what !== 'address') giveUp(...USAGE);
  return first === undefined ? sayAddress(config) : changeAddress(config, first);
}

const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(...parsed.error);
try {
  await run(parsed.value, process.argv.slice(2));
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
