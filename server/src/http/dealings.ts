// Dealings: one contract, one trade, one copy, and whom to deal with.

import { Router } from 'express';
import { err, ok, type Result } from '@dunmer/shared/lib';
import { parseCode, parseMatchId } from '@dunmer/shared/protocol/schema';
import { tidyName } from '@dunmer/shared/protocol';
import {
  contractInfo,
  copyHistory,
  peopleNamed,
  peopleOfCode,
  proposalInfo,
  relationToContract,
  relationToTrade,
  tradeInfo,
} from '../home/index.ts';
import { aboutCopyOf, interestsOf, relationIn } from '../interest/index.ts';
import { type Relation, refusalFor, refusalForAny, type View } from '../roles/index.ts';
import { type Actor, isPerson } from '../world/index.ts';
import { lookUp, type LookUpPorts } from './lookUp.ts';
import { answer, NOT_FOUND, type Refused } from './refuse.ts';
import { actorOf, viewer, type WhoPorts } from './who.ts';

type DealingsPorts = WhoPorts & LookUpPorts;

const LONGEST_NAME = 80;

/** Shows a thing to an actor where the table of roles lets them; whom it lets see none, is not told whether it is there. */
async function shown<Thing, Info>(
  actor: Actor,
  view: View,
  thing: Promise<Thing | null>,
  {
    relate,
    show,
  }: {
    readonly relate: (thing: Thing) => Relation | Promise<Relation>;
    readonly show: (thing: Thing) => Promise<Info>;
  },
): Promise<Result<Info, Refused>> {
  const never = refusalForAny(actor, view);
  if (never !== null) return err(never);
  const found = await thing;
  if (found === null) return NOT_FOUND;
  const refused = refusalFor(actor, view, await relate(found));
  return refused === null ? ok(await show(found)) : err(refused);
}

/** Makes the routes of contracts, copies and people. */
export function dealingsRoutes(ports: DealingsPorts): Router {
  const { store, world } = ports;
  const { read } = store;
  const routes = Router();

  routes.get('/contracts/:id', async (request, response) => {
    const id = parseMatchId(request.params.id);
    const actor = await actorOf(ports, request);
    const contract = id.ok ? read.deals.contract(id.value) : Promise.resolve(null);
    const found = await shown(actor, 'see:contract', contract, {
      relate: (one) => relationToContract(one, actor),
      show: (one) => contractInfo(world, read, actor, one),
    });
    answer(response, found);
  });

  routes.get('/trades/:trade', async (request, response) => {
    const id = parseMatchId(request.params.trade);
    const actor = await actorOf(ports, request);
    const trade = id.ok ? read.deals.trade(id.value) : Promise.resolve(null);
    const found = await shown(actor, 'see:trade', trade, {
      relate: (one) => relationToTrade(read, actor, one),
      show: (one) => tradeInfo(read, actor.person?.key ?? one.from, one),
    });
    answer(response, found);
  });

  routes.get('/proposals/:proposal', async (request, response) => {
    const id = parseMatchId(request.params.proposal);
    const actor = await actorOf(ports, request);
    const proposal = id.ok ? read.deals.proposal(id.value) : Promise.resolve(null);
    const found = await shown(actor, 'see:proposal', proposal, {
      relate: ({ from, to }) => (isPerson(actor, from) || isPerson(actor, to) ? 'party' : 'other'),
      show: (one) => proposalInfo(read, actor.person?.key ?? one.from, one),
    });
    answer(response, found);
  });

  routes.get('/copies/:copy', async (request, response) => {
    const id = parseMatchId(request.params.copy);
    const actor = await actorOf(ports, request);
    const copy = id.ok ? read.cards.copy(id.value) : Promise.resolve(null);
    const interests = await interestsOf(read, actor);
    const found = await shown(actor, 'see:copy', copy, {
      relate: ({ owner }) => relationIn(interests, aboutCopyOf(owner)),
      show: (one) => copyHistory(read, one, interests),
    });
    answer(response, found);
  });

  routes.get('/people', async (request, response) => {
    const actor = await viewer(ports, request, 'see:people', 'other');
    if (!actor.ok) return answer(response, actor);
    const { name = '' } = request.query;
    const typed = typeof name === 'string' ? tidyName(name.slice(0, LONGEST_NAME)) : '';
    response.json(await peopleNamed(read, actor.value.person.key, typed));
  });

  routes.get('/people/:code', async (request, response) => {
    const actor = await viewer(ports, request, 'see:people', 'other');
    if (!actor.ok) return answer(response, actor);
    const code = parseCode(request.params.code);
    const { key } = actor.value.person;
    const find = async () => (code.ok ? peopleOfCode(read, key, code.value) : null);
    answer(response, await lookUp(ports, request, find));
  });
  return routes;
}
