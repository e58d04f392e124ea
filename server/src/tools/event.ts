// npm run event -- new "Name": begins a real event in an empty data folder and shows the organiser's link, once.
// npm run event -- access "Name": gives an organiser a new way in, beside the running server or without one.
// npm run event -- address: says or changes the address that an event keeps.

import { renderUnicodeCompact } from 'uqr';
import { nameFault, tidyName } from '@dunmer/shared/protocol';
import { addressFrom, type Config, parseConfig } from '../config.ts';
import { keepAddress, keptAddress } from '../folder/index.ts';
import { openStoreBeside } from '../store/index.ts';
import { giveAccess, type Link } from './access.ts';
import { beginIn } from './begin.ts';
import { giveUp } from './giveUp.ts';
import { withFolder } from './openFolder.ts';

const USAGE = [
  'npm run event -- new "Name of the event" ["Name of the organiser"]',
  'npm run event -- access ["Name of an organiser"]',
  'npm run event -- address [http://…]',
];

const say = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** A personal link, to be scanned, opened or typed. */
function showLink(title: string, { address, token, code }: Link): void {
  const url = `${address}/l/${token}`;
  say('', renderUnicodeCompact(url), '', title, url, `Code: ${code}`, '');
  say('It is shown this once. Open it on the first phone or desk of the organiser.');
}

function named(typed: string | undefined): string {
  const name = tidyName(typed ?? '');
  if (nameFault(name) !== null) giveUp('A name has 2 to 40 letters.', ...USAGE);
  return name;
}

async function begin(config: Config, name: string, organiser: string): Promise<void> {
  showLink(`${name}: ${organiser}`, await beginIn(config, { name, organiser }));
}

async function access(config: Config, name: string | undefined): Promise<void> {
  const found = await giveAccess(config, name ?? null);
  if (found.is === 'list') {
    say('Organisers of this event:', ...found.lines, '', 'To give one a new way in:', USAGE[1] ?? '');
    return;
  }
  showLink(found.title, found.link);
  say('Every link of theirs from before is dead. The passphrase is chosen anew at the first act.');
}

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
  return withFolder(config, async ({ world }, store) => {
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
  if (what === 'new') return begin(config, named(first), named(second ?? 'Организатор'));
  if (what === 'access') return access(config, first);
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
