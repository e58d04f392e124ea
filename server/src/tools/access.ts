// Access: a new way in for an organiser, from the laptop that has the data folder: through the server where one runs,
// else directly.

import { foldedName, tidyCode } from '@dunmer/shared/protocol';
import type { Config } from '../config.ts';
import { drawsFrom, secretHash } from '../draws/index.ts';
import { keptAddress } from '../folder/index.ts';
import { hereOf, portFor } from '../http/index.ts';
import { ask, giveUp, heard } from '../laptop/index.ts';
import { accessAtLaptop } from '../people/index.ts';
import { systemEntropy } from '../ports/index.ts';
import type { DrawnLink } from '../sample/index.ts';
import { FolderBusy, holdsStore, openStoreBeside, type Reader, type StoredPerson } from '../store/index.ts';
import { withFolder } from './openFolder.ts';

/** A personal link, and the address where phones open it. */
export interface Link extends DrawnLink {
  readonly address: string;
}

type Given =
  | { readonly is: 'list'; readonly lines: readonly string[] }
  | {
      readonly is: 'given';
      readonly title: string;
      readonly link: Link;
    };

/** Gives the link; resolves to the address where phones reach the server. */
type CarryOut = (person: StoredPerson, link: DrawnLink) => Promise<string>;

const draws = drawsFrom(systemEntropy);

const WORDS: Readonly<Record<string, string>> = {
  'unknown-person': 'This person is not in the event any more.',
  'not-organiser': 'This person is no organiser.',
  'not-saved': 'It cannot be saved. Is the disk full?',
};
const refusal = (code: string): Error => new Error(WORDS[code] ?? `It was refused: ${code}. Try again.`);

const lineOf = ({ name, code, frozen }: StoredPerson): string =>
  `  ${name} (${code})${frozen ? ', frozen' : ''}`;

/** Returns the organiser whose name or badge code was typed. Throws where nobody matches, or more than one. */
function meant(organisers: readonly StoredPerson[], typed: string): StoredPerson {
  const [name, code] = [foldedName(typed), tidyCode(typed)];
  const found = organisers.filter((one) => foldedName(one.name) === name || one.code === code);
  const [one, ...more] = found;
  if (one !== undefined && more.length === 0) return one;
  const why =
    one === undefined
      ? `There is no organiser "${typed}".`
      : `There are several "${typed}": name one by the code.`;
  throw new Error([why, 'Organisers of this event:', ...organisers.map(lineOf)].join('\n'));
}

/** Draws a link whose token and code are nobody else's. */
async function drawn({ people }: Reader): Promise<DrawnLink> {
  for (;;) {
    const link = { token: draws.token(), code: draws.code() };
    const hashes = { tokenHash: secretHash(link.token), codeHash: secretHash(link.code) };
    if (!(await people.isSecretTaken({ code: link.code, ...hashes }))) return link;
  }
}

async function give(read: Reader, typed: string | null, carryOut: CarryOut): Promise<Given> {
  const organisers = (await read.people.people()).filter(({ staff }) => staff === 'organiser');
  if (organisers.length === 0) throw new Error('This event has no organiser.');
  if (typed === null) return { is: 'list', lines: organisers.map(lineOf) };
  const person = meant(organisers, typed);
  const link = await drawn(read);
  const address = await carryOut(person, link);
  const event = (await read.people.setting('name')) ?? '';
  return { is: 'given', title: `${event}: ${person.name}`, link: { ...link, address } };
}

const hashesOf = ({ token, code }: DrawnLink) => ({ token: secretHash(token), code: secretHash(code) });

/** Gives the access without a server. Throws `FolderBusy` where one runs. */
const byItself = (config: Config, typed: string | null): Promise<Given> =>
  withFolder(config, ({ matches }, store) =>
    give(store.read, typed, async ({ id: person }, link) => {
      const given = await accessAtLaptop(matches.context, store, { person, ...hashesOf(link) });
      if (!given.ok) throw refusal(given.error.code);
      // The address at which npm start will be reached, by the same rule.
      return (await keptAddress(store.read)) ?? hereOf(config, config.port ?? portFor(null)).url;
    }),
  );

/** Thrown when the server has not answered: it may just be starting or stopping. */
class Unheard extends Error {}

const PAUSE = 100;
const PATIENCE = 4_000;

async function byServer({ dataDir }: Config, typed: string | null): Promise<Given> {
  const { read, close } = openStoreBeside(dataDir);
  try {
    return await give(read, typed, async ({ id: person }, link) => {
      const id = draws.id();
      await ask(dataDir, id, { person, ...hashesOf(link) });
      const until = performance.now() + PATIENCE;
      for (;;) {
        const said = await heard(dataDir, id);
        if (said?.ok === true) return said.url;
        if (said !== null) throw refusal(said.code);
        // A request that the server has taken will also be answered.
        if (performance.now() > until && (await giveUp(dataDir, id))) throw new Unheard();
        if (performance.now() > 2 * PATIENCE + until) throw new Unheard();
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    });
  } finally {
    close();
  }
}

const TRIES = 4;

/**
 * Gives an organiser a new link and has them choose their passphrase anew; all their earlier links die. Lists the
 * organisers where `typed` is null. Throws where nobody has that name, or it can't be done.
 */
export async function giveAccess(config: Config, typed: string | null): Promise<Given> {
  // Looking for an event must not create one.
  if (!holdsStore(config.dataDir))
    throw new Error(`There is no event in ${config.dataDir}. Is DATA_DIR right?`);
  for (let i = 0; i < TRIES; i++) {
    try {
      return await byItself(config, typed);
    } catch (error) {
      if (!(error instanceof FolderBusy)) throw error;
    }
    try {
      return await byServer(config, typed);
    } catch (error) {
      if (!(error instanceof Unheard)) throw error;
    }
  }
  throw new Error(`The server that works with ${config.dataDir} does not answer. Stop it, and try again.`);
}
