// API: what pages ask by HTTP. Nothing here changes a match; all of it is GET.

import express, { type Request, type Response, type Router } from 'express';
import { err, ok, type Result } from '@dunmer/shared/lib';
import type { CatalogueInfo, Rejection, SessionInfo } from '@dunmer/shared/protocol';
import { PROTOCOL_VERSION } from '@dunmer/shared/protocol';
import { parseCode, parseMatchId } from '@dunmer/shared/protocol/schema';
import { deviceOf, type Guess, type Guesses, newDevice, NOBODY } from '../device/index.ts';
import type { Matches } from '../match/index.ts';
import { codeInfo } from '../people/index.ts';
import type { EntropySource } from '../ports/index.ts';
import type { DeviceHash, Store } from '../store/index.ts';
import type { Actor, World } from '../world/index.ts';
import { sendPacked } from './packed.ts';

export interface ApiPorts {
  readonly store: Store;
  readonly matches: Matches;
  readonly world: World;
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

type NotFound = { readonly code: 'not-found' };
type TooFast = Extract<Rejection, { code: 'too-fast' }>;

const STATUS = { 'not-found': 404, 'too-fast': 429, 'not-finished': 409 } as const;

const refuse = (response: Response, { code }: { readonly code: keyof typeof STATUS }): void => {
  response.status(STATUS[code]).json({ code });
};

const notFound = (response: Response): void => refuse(response, { code: 'not-found' });

/** Looks a code up for a device; wrong ones slow it. Refuses a code that means nothing. */
async function lookUp<T>(
  guesses: Guesses,
  device: DeviceHash,
  find: () => Promise<T | null>,
): Promise<Result<T, NotFound | TooFast>> {
  const looked = await guesses.look(device, find, (found) => (found === null ? 'wrong' : 'right'));
  if (!looked.ok) return looked;
  return looked.value === null ? err({ code: 'not-found' }) : ok(looked.value);
}

/** Makes the API's routes. */
export function apiRoutes(ports: ApiPorts): Router {
  const { store, matches, world, guesses, release, publicUrl } = ports;
  const { editions } = world;
  const actorOf = (request: Request): Promise<Actor> =>
    world.actors.of(store.read, deviceOf(request.headers.cookie) ?? NOBODY);
  const routes = express.Router();
  routes.use((_, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.get('/session', async (request, response) => {
    greet(request, response, ports);
    const info: SessionInfo = {
      protocol: PROTOCOL_VERSION,
      release,
      epoch: store.epoch,
      catalogue: editions.newest.version,
      publicUrl: publicUrl(),
      event: await world.settings.of(store.read),
      me: null,
      sample: null,
    };
    response.json(info);
  });

  routes.get('/catalogues/:version', async (request, response) => {
    const edition = await editions.of(store.read, request.params.version);
    if (edition === null) return notFound(response);
    const { version, cards, decks } = edition;
    const info: CatalogueInfo = { version, cards, decks };
    response.set('Cache-Control', FOR_EVER);
    sendPacked(request, response, { of: edition, value: info });
  });

  routes.get('/codes/:code', async (request, response) => {
    const code = parseCode(request.params.code);
    const device = deviceOf(request.headers.cookie) ?? NOBODY;
    const info = await lookUp(guesses, device, async () =>
      code.ok ? codeInfo(store.read, code.value) : null,
    );
    if (!info.ok) return refuse(response, info.error);
    response.json(info.value);
  });

  routes.get('/mine', async (request, response) => {
    response.json(await matches.mine(await actorOf(request)));
  });

  routes.get('/matches/:id/file', async (request, response) => {
    const id = parseMatchId(request.params.id);
    const device = deviceOf(request.headers.cookie) ?? NOBODY;
    const watch = parseCode(request.query['watch']);
    const actor = await actorOf(request);
    if (!id.ok) return notFound(response);
    const find = async () => matches.file(actor, id.value, watch.ok ? watch.value : null);
    const judge = (found: Awaited<ReturnType<typeof find>>): Guess =>
      found.ok || found.error.code === 'not-finished' ? 'right' : 'wrong';
    const looked = watch.ok ? await guesses.look(device, find, judge) : ok(await find());
    if (!looked.ok) return refuse(response, looked.error);
    const file = looked.value;
    if (!file.ok)
      return file.error.code === 'not-finished' ? refuse(response, file.error) : notFound(response);
    response.attachment(`dunmer-trade-${id.value}.json`).type('json').send(JSON.stringify(file.value));
  });

  routes.use((_, response) => notFound(response));
  return routes;
}
