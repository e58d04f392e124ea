// Staff lists: what referees and organisers read by HTTP, each by the table of roles; and the exports.

import express, { type Request, type Response, type Router } from 'express';
import { EXPORTS } from '@dunmer/shared/protocol';
import {
  contractsPage,
  exportOf,
  matchesPage,
  staffCards,
  staffCopies,
  staffPeople,
  statementPage,
} from '../lists/index.ts';
import { may, refusalFor, type Relation, type View } from '../roles/index.ts';
import type { Store } from '../store/index.ts';
import { type Actor, isPerson, type World } from '../world/index.ts';

export interface StaffPorts {
  readonly store: Store;
  readonly world: World;
  readonly actorOf: (request: Request) => Promise<Actor>;
}

const NEWEST = Number.MAX_SAFE_INTEGER;

/** Where a page begins; the newest where nothing, or nothing sensible, is said. */
function beforeOf(request: Request): number {
  const { before } = request.query;
  return typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : NEWEST;
}

/** Makes the routes under /api/staff. */
export function staffRoutes({ store, world, actorOf }: StaffPorts): Router {
  const { read } = store;
  const routes = express.Router();

  /** Answers a list to whom the table lets see it; what there is not (null) is not found. */
  const list =
    (view: View, find: (request: Request, actor: Actor) => Promise<object | null>, related?: Related) =>
    async (request: Request, response: Response): Promise<void> => {
      const actor = await actorOf(request);
      const relation = related === undefined ? 'other' : await related(request, actor);
      const refused = refusalFor(actor, view, relation);
      if (refused !== null) return void response.status(403).json(refused);
      const found = await find(request, actor);
      if (found === null) return void response.status(404).json({ code: 'not-found' });
      response.json(found);
    };
  type Related = (request: Request, actor: Actor) => Promise<Relation>;

  const personIn = (request: Request) => read.people.person(String(request.params['id']));
  const ownOrOther: Related = async (request, actor) => {
    const person = await personIn(request);
    return person !== null && isPerson(actor, person.key) ? 'own' : 'other';
  };
  const peopleFor = async (actor: Actor, only: string | null) => {
    const { settings } = await world.settings.of(read);
    const withMoney = settings.money === 'app' && may(actor, 'see:staff-money', 'other');
    return staffPeople(read, { withMoney, only });
  };

  routes.get(
    '/people',
    list('see:staff-people', (_, actor) => peopleFor(actor, null)),
  );
  routes.get(
    '/people/:id',
    list('see:staff-people', async (request, actor) => {
      const [person] = await peopleFor(actor, String(request.params['id']));
      return person ?? null;
    }),
  );
  routes.get(
    '/people/:id/statement',
    list(
      'see:statement',
      async (request) => {
        const person = await personIn(request);
        return person === null ? null : statementPage(read, person.key, beforeOf(request));
      },
      ownOrOther,
    ),
  );
  routes.get(
    '/copies',
    list('see:staff-cards', ({ query: { owner } }) =>
      staffCopies(read, typeof owner === 'string' ? owner : 'all'),
    ),
  );
  routes.get(
    '/cards',
    list('see:staff-cards', () => staffCards(read)),
  );
  routes.get(
    '/contracts',
    list('see:staff-contracts', (request) => contractsPage(world, read, beforeOf(request))),
  );
  routes.get(
    '/matches',
    list('see:staff-matches', (request) => matchesPage(read, null, beforeOf(request))),
  );

  routes.get('/export/:file', async (request, response) => {
    const actor = await actorOf(request);
    const refused = refusalFor(actor, 'see:exports', 'other');
    if (refused !== null) return void response.status(403).json(refused);
    const name = EXPORTS.find((each) => `${each}.csv` === request.params.file);
    if (name === undefined) return void response.status(404).json({ code: 'not-found' });
    response
      .attachment(`${name}.csv`)
      .type('text/csv; charset=utf-8')
      .send(await exportOf(read, name));
  });
  return routes;
}
