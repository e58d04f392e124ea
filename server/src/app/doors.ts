// Doors: the server's ways in for the outside world (pages, API and sockets) and the address at which it is reached.

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

/** The address that links are made from. It changes once the server knows where it is reached. */
export interface Address {
  now: string;
}

/** Makes the pages, the API and the socket gateway. Nothing listens yet. */
export function openDoors(chosen: Chosen, { store, backups }: Folder, event: Event, address: Address) {
  const { config, clock, log, entropy, places } = chosen;
  const { world, matches, commands, clocks, isSomebodys, guesses, floor } = event;
  // The keeper's PUBLIC_URL counts too: a proxy in front of the server may use that name.
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

/** Starts to listen; returns the port and the address that leads to it. */
export async function beginToListen(chosen: Chosen, { http }: Doors, kept: string | null) {
  const { config } = chosen;
  const wanted = config.port ?? portFor(config.publicUrl === null ? kept : null);
  const port = await listen(http, { host: config.host, port: wanted });
  const here = hereOf(config, port);
  // Without a chosen port, the next start may listen at another one.
  return { port, here: { ...here, lasts: here.lasts && (wanted !== 0 || config.publicUrl !== null) } };
}
