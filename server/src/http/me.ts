// Me: what somebody's phone asks about its owner: home, deck, statement, past matches.

import { type Request, Router } from 'express';
import type { HomeAnswer } from '@dunmer/shared/protocol';
import { deckInfo, endedContracts, homeAnswer, matchesInfo, statementInfo } from '../home/index.ts';
import { answer } from './refuse.ts';
import { actorOf, beforeOf, viewer, type WhoPorts } from './who.ts';

/** Makes the routes under /api/me. */
export function meRoutes(ports: WhoPorts): Router {
  const { store, world } = ports;
  const { read } = store;
  const routes = Router();

  routes.get('/', async (request, response) => {
    const info: HomeAnswer = await homeAnswer(world, read, await actorOf(ports, request));
    response.json(info);
  });

  const own =
    <Info extends object>(
      view: 'see:deck' | 'see:statement' | 'see:past',
      find: (key: number, request: Request) => Promise<Info>,
    ) =>
    async (request: Request) => {
      const actor = await viewer(ports, request, view, 'own');
      return actor.ok ? { ok: true as const, value: await find(actor.value.person.key, request) } : actor;
    };

  const deck = own('see:deck', (key) => deckInfo(world, read, key));
  const statement = own('see:statement', (key, request) =>
    statementInfo(read, key, { before: beforeOf(request) }),
  );
  const matches = own('see:past', (key, request) => matchesInfo(read, key, beforeOf(request)));
  const contracts = own('see:past', (key, request) => endedContracts(read, key, beforeOf(request)));

  routes.get('/deck', async (request, response) => answer(response, await deck(request)));
  routes.get('/statement', async (request, response) => answer(response, await statement(request)));
  routes.get('/matches', async (request, response) => answer(response, await matches(request)));
  routes.get('/contracts', async (request, response) => answer(response, await contracts(request)));
  return routes;
}
