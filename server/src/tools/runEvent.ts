// RunEvent: what `npm run event` does: begins an event, gives an organiser a new way in, shows or changes the address.

import { renderUnicodeCompact } from 'uqr';
import { nameFault, tidyName } from '@dunmer/shared/protocol';
import { addressFrom, type Config, parseConfig } from '../config.ts';
import { keepAddress, keptAddress } from '../folder/index.ts';
import { openStoreBeside } from '../store/index.ts';
import { giveAccess, type Link } from './access.ts';
import { beginIn } from './begin.ts';
import { withFolder } from './openFolder.ts';

const USAGE = [
  'npm run event -- new "Name of the event" ["Name of the organiser"]',
  'npm run event -- access ["Name of an organiser"]',
  'npm run event -- address [http://…]',
];

const refused = (...sentences: readonly string[]): Error => new Error(sentences.join('\n'));

/** Tells the keeper these lines. */
export type Say = (...lines: readonly string[]) => void;

/** Shows a personal link, to be scanned, opened or typed; `then` says how it comes to be open. */
function showLink(say: Say, title: string, { address, token, code }: Link, then = 'Open it'): void {
  const url = `${address}/l/${token}`;
  say('', renderUnicodeCompact(url), '', title, url, `Code: ${code}`, '');
  say(`It is shown this once. ${then} on the first phone or desk of the organiser.`);
}

function named(typed: string | undefined): string {
  const name = tidyName(typed ?? '');
  if (nameFault(name) !== null) throw refused('A name has 2 to 40 letters.', ...USAGE);
  return name;
}

async function begin(say: Say, config: Config, name: string, organiser: string): Promise<void> {
  const link = await beginIn(config, { name, organiser });
  // No server can run on this folder yet, so that the link leads nowhere.
  showLink(say, `${name}: ${organiser}`, link, 'Start the server with npm start, then open it');
}

async function access(say: Say, config: Config, name: string | undefined): Promise<void> {
  const found = await giveAccess(config, name ?? null);
  if (found.is === 'list') {
    say('Organisers of this event:', ...found.lines, '', 'To give one a new way in:', USAGE[1] ?? '');
    return;
  }
  showLink(say, found.title, found.link);
  say('Links from before no longer work. The passphrase is chosen anew at the first action.');
}

/** Says which address is kept; a server may run meanwhile. */
async function sayAddress(say: Say, { dataDir }: Config): Promise<void> {
  const { read, close } = openStoreBeside(dataDir);
  const kept = await keptAddress(read).finally(close);
  say(kept ?? 'This event keeps no address yet: the next start chooses it.');
}

async function changeAddress(say: Say, config: Config, typed: string): Promise<void> {
  const url = addressFrom(typed);
  if (url === null)
    throw refused(`${typed} is no address like https://trade.example, without a path.`, ...USAGE);
  // A folder that holds no event is left as it is.
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

/** Does what the arguments ask for. Throws an error with a sentence for the keeper where it can't be done. */
export async function runEvent(
  env: NodeJS.ProcessEnv,
  [what, first, second]: readonly string[],
  say: Say,
): Promise<void> {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw refused(...parsed.error);
  const config = parsed.value;
  if (what === 'new') return begin(say, config, named(first), named(second ?? 'Мастер'));
  if (what === 'access') return access(say, config, first);
  if (what !== 'address') throw refused(...USAGE);
  return first === undefined ? sayAddress(say, config) : changeAddress(say, config, first);
}
