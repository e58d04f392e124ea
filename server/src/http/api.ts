// API: what pages ask by HTTP. Nothing here changes a match; all of it is GET.

import express, { type Request, type Response, type Router } from 'express';
import type { CatalogueInfo, SessionInfo } from '@dunmer/shared/protocol';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { parseCode, parseMatchId } from '@dunmer/shared/protocol/schema';
import type { Editions } from '../catalogue/index.ts';
import { deviceOf, type Guesses, newDevice, NOBODY } from '../device/index.ts';
import type { Matches } from '../match/index.ts';
import type { EntropySource } from '../ports/index.ts';
import type { DeviceHash, Store } from '../store/index.ts';

export interface ApiPorts {
  readonly store: Store;
  readonly matches: Matches;
  readonly editions: Editions;
  readonly guesses: Guesses;
  readonly entropy: EntropySource;
  readonly release: string;
  /** Known only when the server listens. */
  readonly publicUrl: () => string;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Gives a browser that has none its device cookie. */
export function greet(request: Request, response: Response, { entropy, publicUrl }: ApiPorts): void {
  if (deviceOf(request.headers.cookie) !== null) return;
  response.append('Set-Cookie', newDevice(entropy, { secure: publicUrl().startsWith('https:') }).cookie);
}

const notFound = (response: Response): void => {
  response.status(404).json({ code: 'not-found' });
};

/** Looks a code up for a device; wrong ones slow it. Null where the code means nothing. */
async function lookUp<T>(
  guesses: Guesses,
  device: DeviceHash,
  find: () => Promise<T | null>,
): Promise<T | null> {
  await guesses.pause(device);
  const found = await find();
  guesses.note(device, found === null ? 'wrong' : 'right');
  return found;
}

/** Makes the API's routes. */
export function apiRoutes(ports: ApiPorts): Router {
  const { store, matches, editions, guesses, release, publicUrl } = ports;
  const routes = express.Router();
  routes.use((_, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.get('/session', (request, response) => {
    greet(request, response, ports);
    const info: SessionInfo = {
      protocol: PROTOCOL_VERSION,
      release,
      epoch: store.epoch,
      catalogue: editions.newest.version,
      publicUrl: publicUrl(),
    };
    response.json(info);
  });

  routes.get('/catalogues/:version', async (request, response) => {
    const edition = await editions.of(store.read, request.params.version);
    if (edition === null) return notFound(response);
    const { version, cards, decks } = edition;
    const info: CatalogueInfo = { version, cards, decks };
    response.set('Cache-Control', FOR_EVER).json(info);
  });

  routes.get('/codes/:code', async (request, response) => {
    const code = parseCode(request.params.code);
    const device = deviceOf(request.headers.cookie) ?? NOBODY;
    const info = await lookUp(guesses, device, async () =>
      code.ok ? matches.code(device, code.value) : null,
    );
    if (info === null) return notFound(response);
    response.json(info);
  });

  routes.get('/mine', async (request, response) => {
    const device = deviceOf(request.headers.cookie);
    response.json(device === null ? { tables: [] } : await matches.mine(device));
  });

  routes.get('/matches/:id/file', async (request, response) => {
    const id = parseMatchId(request.params.id);
    const device = deviceOf(request.headers.cookie) ?? NOBODY;
    const watch = parseCode(request.query['watch']);
    const file = id.ok ? await matches.file(device, id.value, watch.ok ? watch.value : null) : null;
    if (file === null || (!file.ok && file.error.code !== 'not-finished')) return notFound(response);
    if (!file.ok) return void response.status(409).json(file.error);
    response
      .attachment(`dunmer-trade-${id.ok ? id.value : ''}.json`)
      .type('json')
      .send(JSON.stringify(file.value));
  });

  routes.use((_, response) => notFound(response));
  return routes;
}
