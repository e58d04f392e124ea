// npm run event -- new "Name": begins a real event in an empty data folder and shows the organiser's link, once.
// npm run event -- access "Name": gives an organiser a new way in, beside the running server or without one.

import { renderUnicodeCompact } from 'uqr';
import { nameFault, tidyName } from '@dunmer/shared/protocol';
import { type Config, parseConfig } from '../config.ts';
import { defaultUrl } from '../http/index.ts';
import { giveAccess } from './access.ts';
import { beginIn } from './begin.ts';

const USAGE = [
  'npm run event -- new "Name of the event" ["Name of the organiser"]',
  'npm run event -- access ["Name of an organiser"]',
];

function giveUp(...sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
}

const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

interface Shown {
  readonly title: string;
  /** Where phones reach the server; null where no server has said so. */
  readonly publicUrl: string | null;
  readonly token: string;
  readonly code: string;
}

/** A personal link, to be scanned, opened or typed. */
function showLink({ publicUrl, host, port }: Config, { title, token, code, ...shown }: Shown): void {
  const url = `${shown.publicUrl ?? publicUrl ?? defaultUrl(host, port)}/l/${token}`;
  say('', renderUnicodeCompact(url), '', title, url, `Code: ${code}`, '');
  say('It is shown this once. Open it on the first phone or desk of the organiser.');
}

function named(typed: string | undefined): string {
  const name = tidyName(typed ?? '');
  if (nameFault(name) !== null) giveUp('A name has 2 to 40 letters.', ...USAGE);
  return name;
}

async function begin(config: Config, [name, organiser = 'Организатор']: readonly string[]): Promise<void> {
  const event = { name: named(name), organiser: named(organiser) };
  const link = await beginIn(config, event);
  showLink(config, { title: `${event.name}: ${event.organiser}`, publicUrl: null, ...link });
}

async function access(config: Config, [name]: readonly string[]): Promise<void> {
  const found = await giveAccess(config, name ?? null);
  if (found.is === 'list') {
    say('Organisers of this event:', ...found.lines, '', 'To give one a new way in:', USAGE[1] ?? '');
    return;
  }
  const { title, publicUrl, link } = found;
  showLink(config, { title, publicUrl, ...link });
  say('Every link of theirs from before is dead. The passphrase is chosen anew at the first act.');
}

const [what, ...rest] = process.argv.slice(2);
const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(...parsed.error);
try {
  if (what === 'new') await begin(parsed.value, rest);
  else if (what === 'access') await access(parsed.value, rest);
  else giveUp(...USAGE);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
