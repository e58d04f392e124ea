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
import {
  type About,
  aboutAllCards,
  aboutCopyOf,
  aboutPeople,
  type Interests,
  interestsOf,
  NOBODY,
  relationIn,
} from '../interest/index.ts';
import { seenPurses } from '../referee/index.ts';
import { may, refusalFor, type View } from '../roles/index.ts';
import type { Store, StoredPerson } from '../store/index.ts';
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

/** Who looks, at what, and with which interests (EVENT, "Who"). */
interface Looking {
  readonly request: Request;
  readonly actor: Actor;
  readonly interests: Interests;
}

interface StaffList {
  /** What it is about; a list of everybody leaves out by itself what the reader's interests keep from them. */
  readonly about: (request: Request) => Promise<About>;
  /** What is shown; null is not found. */
  readonly find: (looking: Looking) => Promise<object | null>;
}

const everybody = async (): Promise<About> => NOBODY;

/** Makes the routes under /api/staff. Who has an interest in a match is shown nothing of what its players have. */
export function staffRoutes({ store, world, actorOf, backups }: StaffPorts): Router {
  const { read } = store;
  const routes = express.Router();

  /** Who looks, where the table of roles lets them look at this; else they are refused, and it returns null. */
  async function admitted(
    request: Request,
    response: Response,
    view: View,
    about: About,
  ): Promise<Looking | null> {
    const actor = await actorOf(request);
    const interests = await interestsOf(read, actor);
    const refused = refusalFor(actor, view, relationIn(interests, about));
    if (refused === null) return { request, actor, interests };
    response.status(403).json(refused);
    return null;
  }

  const list =
    (view: View, { about, find }: StaffList) =>
    async (request: Request, response: Response): Promise<void> => {
      const looking = await admitted(request, response, view, await about(request));
      if (looking === null) return;
      const found = await find(looking);
      if (found === null) return void response.status(404).json({ code: 'not-found' });
      response.json(found);
    };

  const personIn = (request: Request) => read.people.person(String(request.params['id']));
  const keyOf = (person: StoredPerson | null): readonly number[] => (person === null ? [] : [person.key]);
  const peopleFor = async ({ actor, interests }: Looking, only: string | null) => {
    const { settings } = await world.settings.of(read);
    const withMoney = settings.money === 'app' && may(actor, 'see:staff-money', 'other');
    return staffPeople(read, { withMoney, only, interests });
  };

  routes.get(
    '/people',
    list('see:staff-people', { about: everybody, find: (looking) => peopleFor(looking, null) }),
  );
  routes.get(
    '/people/:id',
    list('see:staff-people', {
      about: everybody,
      async find(looking) {
        const [person] = await peopleFor(looking, String(looking.request.params['id']));
        return person ?? null;
      },
    }),
  );
  routes.get(
    '/people/:id/statement',
    list('see:statement', {
      about: async (request) => aboutPeople(...keyOf(await personIn(request))),
      async find({ request }) {
        const person = await personIn(request);
        return person === null ? null : statementPage(read, person.key, beforeOf(request));
      },
    }),
  );
  routes.get(
    '/copies',
    list('see:staff-cards', {
      about: async (request) => aboutCopyOf(...keyOf(await read.people.person(ownerIn(request)))),
      find: ({ request, interests }) => staffCopies(read, ownerIn(request), interests),
    }),
  );
  routes.get(
    '/cards',
    list('see:staff-cards', { about: everybody, find: ({ interests }) => staffCards(read, interests) }),
  );
  routes.get(
    '/contracts',
    list('see:staff-contracts', {
      about: everybody,
      find: ({ request, interests }) => contractsPage(world, read, interests, beforeOf(request)),
    }),
  );
  routes.get(
    '/trades',
    list('see:staff-trades', {
      about: everybody,
      find: ({ request, interests }) => tradesPage(read, interests, beforeOf(request)),
    }),
  );
  routes.get(
    '/matches',
    list('see:staff-matches', {
      about: everybody,
      find: ({ request, interests }) =>
        matchesPage(read, { only: matchIn(request), before: beforeOf(request), interests }),
    }),
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
    list('see:backups', { about: everybody, find: async () => backups?.info() ?? null }),
  );

  routes.get('/export/:file', async (request, response) => {
    const name = EXPORTS.find((each) => `${each}.csv` === request.params.file);
    const holdsAll = EXPORTS_OF_HOLDINGS.some((each) => each === name);
    const looking = await admitted(request, response, 'see:exports', holdsAll ? aboutAllCards : NOBODY);
    if (looking === null) return;
    if (name === undefined) return void response.status(404).json({ code: 'not-found' });
    response
      .attachment(`${name}.csv`)
      .type('text/csv; charset=utf-8')
      .send(await exportOf(read, name, looking.interests));
  });
  return routes;
}
