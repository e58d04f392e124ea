// Staff lists: what referees and organisers read by HTTP, each by the table of roles; and the exports.

import express, { type Request, type Response, type Router } from 'express';
import { EXPORTS, EXPORTS_OF_HOLDINGS } from '@dunmer/shared/protocol';
import type { Backups } from '../folder/index.ts';
import {
  contractsPage,
  exportOf,
  matchesPage,
  staffCards,
  staffCopies,
  staffPeople,
  statementPage,
  tradesPage,
} from '../lists/index.ts';
import { opponentOf, relationToOwner } from '../people/index.ts';
import { seenPurses } from '../referee/index.ts';
import { may, refusalFor, type Relation, type View } from '../roles/index.ts';
import type { PersonKey, Store, StoredPerson } from '../store/index.ts';
import type { Actor, World } from '../world/index.ts';

export interface StaffPorts {
  readonly store: Store;
  readonly world: World;
  readonly actorOf: (request: Request) => Promise<Actor>;
  /** Null where nothing is kept on a disk. */
  readonly backups: Pick<Backups, 'info'> | null;
}

const NEWEST = Number.MAX_SAFE_INTEGER;

/** Where a page begins; the newest where nothing, or nothing sensible, is said. */
function beforeOf(request: Request): number {
  const { before } = request.query;
  return typeof before === 'string' && /^\d{1,15}$/.test(before) ? Number(before) : NEWEST;
}

/** Whose copies are asked for: a person's, the `store`'s, or those of `all`. */
const ownerIn = ({ query: { owner } }: Request): string => (typeof owner === 'string' ? owner : 'all');

/** The one match that is asked for; null for all. */
const matchIn = ({ query: { match } }: Request): string | null => (typeof match === 'string' ? match : null);

/** Makes the routes under /api/staff. Who sits in a running match is shown nothing of what their opponent has. */
export function staffRoutes({ store, world, actorOf, backups }: StaffPorts): Router {
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

  /** With whom a reader deals: what those have, want or lack, they read in no list. */
  const blindOf = async ({ person }: Actor): Promise<ReadonlySet<PersonKey>> =>
    new Set(person === null ? [] : await read.floor.interestsOf(person.key));

  const personIn = (request: Request) => read.people.person(String(request.params['id']));
  const toPerson = async (actor: Actor, person: StoredPerson | null): Promise<Relation> =>
    person === null ? 'other' : relationToOwner(read, actor, person.key);
  const peopleFor = async (actor: Actor, only: string | null) => {
    const { settings } = await world.settings.of(read);
    const withMoney = settings.money === 'app' && may(actor, 'see:staff-money', 'other');
    return staffPeople(read, { withMoney, only, hidden: await opponentOf(read, actor) });
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
      async (request, actor) => toPerson(actor, await personIn(request)),
    ),
  );
  routes.get(
    '/copies',
    list(
      'see:staff-cards',
      async (request, actor) => staffCopies(read, ownerIn(request), await opponentOf(read, actor)),
      async (request, actor) => toPerson(actor, await read.people.person(ownerIn(request))),
    ),
  );
  routes.get(
    '/cards',
    list('see:staff-cards', async (_, actor) => staffCards(read, await opponentOf(read, actor))),
  );
  routes.get(
    '/contracts',
    list('see:staff-contracts', (request) => contractsPage(world, read, beforeOf(request))),
  );
  routes.get(
    '/trades',
    list('see:staff-trades', async (request, actor) =>
      tradesPage(read, beforeOf(request), await blindOf(actor)),
    ),
  );
  routes.get(
    '/matches',
    list('see:staff-matches', async (request, actor) =>
      matchesPage(read, { only: matchIn(request), before: beforeOf(request), blind: await blindOf(actor) }),
    ),
  );

  routes.get('/matches/:id/purses', async (request, response) => {
    const { act } = request.query;
    const actor = await actorOf(request);
    const found = await seenPurses(read, actor, request.params.id, typeof act === 'string' ? act : '');
    if (found === null) return void response.status(404).json({ code: 'not-found' });
    if (!found.ok) return void response.status(403).json(found.error);
    response.json(found.value);
  });

  routes.get(
    '/backups',
    list('see:backups', async () => backups?.info() ?? null),
  );

  routes.get('/export/:file', async (request, response) => {
    const actor = await actorOf(request);
    const name = EXPORTS.find((each) => `${each}.csv` === request.params.file);
    const holdsAll = EXPORTS_OF_HOLDINGS.some((each) => each === name);
    const isSeated = holdsAll && (await opponentOf(read, actor)) !== null;
    const refused = refusalFor(actor, 'see:exports', isSeated ? 'opponent' : 'other');
    if (refused !== null) return void response.status(403).json(refused);
    if (name === undefined) return void response.status(404).json({ code: 'not-found' });
    response
      .attachment(`${name}.csv`)
      .type('text/csv; charset=utf-8')
      .send(await exportOf(read, name));
  });
  return routes;
}
