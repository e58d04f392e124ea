// Doors: what the world outside comes in by: pages, API and sockets, and the address that they are reached at.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { makeReception } from '../callers/index.ts';
import { knownDevice } from '../device/index.ts';
import { hereOf, listen, makeSite, portFor, serve } from '../http/index.ts';
import { openGateway } from '../realtime/index.ts';
import type { Event, Folder } from './event.ts';
import type { Chosen } from './options.ts';

const root = new URL('../../../', import.meta.url);
const PAGES = fileURLToPath(new URL('client/dist', root));

const releaseOf = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')))
    .version;

/** The address that links are made from; another one once the server knows where it is reached. */
export interface Address {
  now: string;
}

/** What the world outside comes in by: pages, API and sockets, none of which listens yet. */
export function openDoors(chosen: Chosen, { store, backups }: Folder, event: Event, address: Address) {
  const { config, clock, log, entropy, places } = chosen;
  const { world, matches, commands, clocks, isSomebodys, guesses, floor } = event;
  // What the keeper says is true too: something before the server may call it so.
  const addresses = (): readonly string[] => [address.now, config.publicUrl ?? ''];
  const reception = makeReception({
    clock,
    addresses,
    listensOn: config.host,
    limitLoopback: config.limitLoopback,
    knownDevice: (cookies) => knownDevice({ tokens: world.tokens, reader: store.read }, cookies),
    isSomebodys,
  });
  const release = releaseOf();
  const shared = { reception, store, matches, guesses, clock, log, backups };
  const http = serve(
    makeSite({ ...shared, world, entropy, release, publicUrl: () => address.now, pages: PAGES }),
  );
  const { epoch } = store;
  const gateway = openGateway({ ...shared, http, commands, clocks, floor, epoch, addresses, places });
  return { release, http, gateway };
}

export type Doors = ReturnType<typeof openDoors>;

/** Listens, and says at which port, and where that is. */
export async function beginToListen(chosen: Chosen, { http }: Doors, kept: string | null) {
  const { config } = chosen;
  const wanted = config.port ?? portFor(config.publicUrl === null ? kept : null);
  const port = await listen(http, { host: config.host, port: wanted });
  const here = hereOf(config, port);
  // A port that nobody has chosen is another one at the next start.
  return { port, here: { ...here, lasts: here.lasts && (wanted !== 0 || config.publicUrl !== null) } };
}
