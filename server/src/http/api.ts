// API: what pages ask over HTTP. Nothing here changes a match; everything is GET.

import express, { type Request, type Response, type Router } from 'express';
import { ok } from '@dunmer/shared/lib';
import type { Edition, GameEdition } from '../catalogue/index.ts';
import type { CatalogueInfo, GameCatalogueInfo, SessionInfo } from '@dunmer/shared/protocol';
import { protocolFor } from '@dunmer/shared/protocol';
import { parseCode, parseMatchId } from '@dunmer/shared/protocol/schema';
import { cookieFor, type Guess } from '../device/index.ts';
import { meInfo } from '../home/index.ts';
import type { Matches } from '../match/index.ts';
import { codeInfo, moveInfo, waysBack } from '../people/index.ts';
import type { EntropySource } from '../ports/index.ts';
import { sampleLinks } from '../sample/index.ts';
import type { Store } from '../store/index.ts';
import { isActing, type World } from '../world/index.ts';
import { Packed } from './packed.ts';
import { look, lookUp, type LookUpPorts } from './lookUp.ts';
import { notFound, refuse } from './refuse.ts';
import { actorOf, askingDevice, namedDevice } from './who.ts';
import { readsOf } from './reads.ts';
import type { StaffPorts } from './staff.ts';
import { ticketRoute } from './ticket.ts';

export interface ApiPorts extends LookUpPorts {
  readonly store: Store;
  readonly matches: Matches;
  readonly world: World;
  readonly entropy: EntropySource;
  readonly release: string;
  readonly backups: StaffPorts['backups'];
  /** Known only when the server listens. */
  readonly publicUrl: () => string;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

const tradeInfo = (of: Edition): { readonly of: object; readonly value: CatalogueInfo } => {
  const { version, cards, decks } = of;
  return { of, value: { version, cards, decks } };
};

const gameInfo = (of: GameEdition): { readonly of: object; readonly value: GameCatalogueInfo } => ({
  of,
  value: { version: of.version, patrons: of.cards },
});

/** Gives a browser its device cookie. */
function give(response: Response, token: string, { publicUrl }: Pick<ApiPorts, 'publicUrl'>): void {
  response.append('Set-Cookie', cookieFor(token, { secure: publicUrl().startsWith('https:') }));
}

/** Gives a browser that has none its device cookie. */
export async function greet(request: Request, response: Response, ports: ApiPorts): Promise<void> {
  if ((await namedDevice(ports, request)) === null)
    give(response, ports.world.tokens.draw(ports.entropy), ports);
}

/** Makes the API's routes. */
export function apiRoutes(ports: ApiPorts): Router {
  const { store, matches, world, release, publicUrl } = ports;
  const { editions } = world;
  const packed = new Packed();
  const routes = express.Router();
  routes.use((_, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  routes.get('/session', async (request, response) => {
    await greet(request, response, ports);
    const actor = await actorOf(ports, request);
    const info: SessionInfo = {
      protocol: protocolFor(request.query['protocol']),
      release,
      epoch: store.epoch,
      catalogue: editions.newest.version,
      publicUrl: publicUrl(),
      event: await world.settings.of(store.read),
      me: isActing(actor) ? meInfo(world, actor) : null,
      moved: actor.left === null ? null : waysBack(actor.left),
      sample: await sampleLinks(store.read, publicUrl()),
    };
    response.json(info);
  });

  routes.use(
    ticketRoute({ store, world, publicUrl, give: (response, token) => give(response, token, ports) }),
  );

  routes.get('/catalogues/:version', async (request, response) => {
    const of = await editions.of(store.read, request.params.version);
    const game = of === null ? await editions.gameOf(store.read, request.params.version) : null;
    const found = of === null ? (game === null ? null : gameInfo(game)) : tradeInfo(of);
    if (found === null) return notFound(response);
    response.set('Cache-Control', FOR_EVER);
    packed.send(request, response, found);
  });

  routes.get('/codes/:code', async (request, response) => {
    const code = parseCode(request.params.code);
    const info = await lookUp(ports, request, async () =>
      code.ok ? codeInfo(world, store.read, code.value) : null,
    );
    if (!info.ok) return refuse(response, info.error);
    response.json(info.value);
  });

  routes.get('/mine', async (request, response) => {
    response.json(await matches.mine(await actorOf(ports, request)));
  });

  routes.get('/moves/:id', async (request, response) => {
    const id = parseMatchId(request.params.id);
    const device = await askingDevice(ports, request);
    const move = id.ok ? await moveInfo(world, store.read, device, id.value) : null;
    if (move === null) return notFound(response);
    response.json(move);
  });

  routes.get('/matches/:id/file', async (request, response) => {
    const id = parseMatchId(request.params.id);
    const watch = parseCode(request.query['watch']);
    const actor = await actorOf(ports, request);
    if (!id.ok) return notFound(response);
    const find = async () => matches.file(actor, id.value, watch.ok ? watch.value : null);
    const judge = (found: Awaited<ReturnType<typeof find>>): Guess =>
      found.ok || found.error.code === 'not-finished' ? 'right' : 'wrong';
    const looked = watch.ok ? await look(ports, request, find, judge) : ok(await find());
    if (!looked.ok) return refuse(response, looked.error);
    const file = looked.value;
    if (!file.ok)
      return file.error.code === 'not-finished' ? refuse(response, file.error) : notFound(response);
    response.attachment(`dunmer-trade-${id.value}.json`).type('json').send(JSON.stringify(file.value));
  });

  routes.use(readsOf(ports));
  routes.use((_, response) => notFound(response));
  return routes;
}
