// Staff lists: what referees and organisers read by HTTP, each by the table of roles; and the exports.

import express, { type Router } from 'express';
import { err, ok } from '@dunmer/shared/lib';
import { EXPORTS, EXPORTS_OF_HOLDINGS, type ReadFacts, type Reads } from '@dunmer/shared/protocol';
import type { Backups } from '../folder/index.ts';
import {
  contractsPage,
  exportOf,
  matchesPage,
  partnersOn,
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
import { staffIntrigue, type StaffLooking, staffPledges } from '../home/index.ts';
import { seenPurses } from '../referee/index.ts';
import { may, refusalFor, type View } from '../roles/index.ts';
import type { PersonKey, StoredPerson } from '../store/index.ts';
import type { Actor } from '../world/index.ts';
import { type Answered, beforeIn, type Name, type Question, type SomeAnswers } from './reading.ts';
import { notFound, NOT_FOUND, refuse } from './refuse.ts';
import { actorOf, type WhoPorts } from './who.ts';

export interface StaffPorts extends WhoPorts {
  /** Null where nothing is kept on a disk. */
  readonly backups: Pick<Backups, 'info'> | null;
}

/** Who looks, with which interests (EVENT, "Who"), and at what. */
interface Looking<Q extends Name> {
  readonly actor: Actor;
  readonly interests: Interests;
  readonly facts: ReadFacts<Q>;
}

interface StaffList<Q extends Name> {
  readonly view: View;
  /** What it is about; a list of everybody leaves out by itself what the reader's interests keep from them. */
  readonly about?: (facts: ReadFacts<Q>, interests: Interests) => Promise<About>;
  /** What is shown; null is not found. */
  readonly find: (looking: Looking<Q>) => Promise<Reads[Q] | null>;
}

const everybody = async (): Promise<About> => NOBODY;

const asStaff = ({ actor, interests }: Looking<Name>): StaffLooking => ({
  interests,
  isOrganiser: actor.person?.staff === 'organiser',
});

const keyOf = (person: StoredPerson | null): readonly PersonKey[] => (person === null ? [] : [person.key]);

/**
 * Answers what staff ask below /api/staff. Whoever has an interest in a match is shown nothing of what its players
 * have.
 */
export function staffAnswers({ store: { read }, world, backups }: StaffPorts) {
  const list =
    <Q extends Name>({ view, about = everybody, find }: StaffList<Q>) =>
    async ({ actor, facts }: Question<Q>): Answered<Q> => {
      const interests = await interestsOf(read, actor);
      const refused = refusalFor(actor, view, relationIn(interests, await about(facts, interests)));
      if (refused !== null) return err(refused);
      const found = await find({ actor, interests, facts });
      return found === null ? NOT_FOUND : ok(found);
    };
  const peopleFor = async ({ actor, interests }: Looking<Name>, only: string | null) => {
    const { settings } = await world.settings.of(read);
    const withMoney = settings.money === 'app' && may(actor, 'see:staff-money', 'other');
    return staffPeople(read, { withMoney, only, interests });
  };
  const pages = ({ interests, facts }: Looking<'staffContracts' | 'staffTrades'>) =>
    [interests, beforeIn(facts)] as const;
  return {
    staffPeople: list<'staffPeople'>({
      view: 'see:staff-people',
      find: (looking) => peopleFor(looking, null),
    }),
    staffPerson: list<'staffPerson'>({
      view: 'see:staff-people',
      find: async (looking) => (await peopleFor(looking, looking.facts.id))[0] ?? null,
    }),
    staffStatement: list<'staffStatement'>({
      view: 'see:statement',
      about: async (facts, interests) => {
        const owner = keyOf(await read.people.person(facts.id));
        // Whoever has paid a player, or was paid, has it on their own statement: what is in the player's purse.
        const isOfOthers = interests.players.size > 0 && owner.some((key) => interests.to(key) !== 'own');
        const partners = isOfOthers ? owner.map((key) => partnersOn(read, key, beforeIn(facts))) : [];
        return aboutPeople(...owner, ...(await Promise.all(partners)).flat());
      },
      async find({ facts }) {
        const person = await read.people.person(facts.id);
        return person === null ? null : statementPage(read, person.key, beforeIn(facts));
      },
    }),
    staffCopies: list<'staffCopies'>({
      view: 'see:staff-cards',
      about: async ({ owner = 'all' }) => aboutCopyOf(...keyOf(await read.people.person(owner))),
      find: ({ facts: { owner = 'all' }, interests }) => staffCopies(read, owner, interests),
    }),
    staffCards: list<'staffCards'>({
      view: 'see:staff-cards',
      find: ({ interests }) => staffCards(read, interests),
    }),
    staffContracts: list<'staffContracts'>({
      view: 'see:staff-contracts',
      find: (looking) => contractsPage(world, read, ...pages(looking)),
    }),
    staffTrades: list<'staffTrades'>({
      view: 'see:staff-trades',
      find: (looking) => tradesPage(read, ...pages(looking)),
    }),
    staffMatches: list<'staffMatches'>({
      view: 'see:staff-matches',
      find: ({ facts, interests }) =>
        matchesPage(read, { only: facts.match ?? null, before: beforeIn(facts), interests }),
    }),
    staffPledges: list<'staffPledges'>({
      view: 'see:staff-pledges',
      find: (looking) => staffPledges(world, read, asStaff(looking)),
    }),
    staffIntrigue: list<'staffIntrigue'>({
      view: 'see:staff-intrigue',
      find: (looking) => staffIntrigue(world, read, asStaff(looking)),
    }),
    backups: list<'backups'>({ view: 'see:backups', find: async () => backups?.info() ?? null }),
    async seenPurses({ actor, facts: { id, act = '' } }) {
      const found = await seenPurses(read, actor, id, act);
      return found ?? NOT_FOUND;
    },
  } satisfies SomeAnswers;
}

/** Makes the route of the exports: tables for a spreadsheet, one file each. */
export function exportRoute(ports: WhoPorts): Router {
  const { read } = ports.store;
  const routes = express.Router();
  routes.get('/staff/export/:file', async (request, response) => {
    const name = EXPORTS.find((each) => `${each}.csv` === request.params.file);
    const holdsAll = EXPORTS_OF_HOLDINGS.some((each) => each === name);
    const actor = await actorOf(ports, request);
    const interests = await interestsOf(read, actor);
    const about = holdsAll ? aboutAllCards : NOBODY;
    const refused = refusalFor(actor, 'see:exports', relationIn(interests, about));
    if (refused !== null) return refuse(response, refused);
    if (name === undefined) return notFound(response);
    response
      .attachment(`${name}.csv`)
      .type('text/csv; charset=utf-8')
      .send(await exportOf(read, name, interests, request.query['lang'] === 'ru' ? 'ru' : 'en'));
  });
  return routes;
}
