// Staff lists: what referees and organisers read over HTTP, by the table of roles; and the exports.

import express, { type Router } from 'express';
import { EXPORTS, EXPORTS_OF_HOLDINGS } from '@dunmer/shared/protocol';
import type { Backups } from '../folder/index.ts';
import {
  copyLists,
  exportOf,
  journalList,
  listsBy,
  type Looking,
  pagedLists,
  peopleLists,
  timeIn,
} from '../lists/index.ts';
import { aboutAllCards, interestsOf, NOBODY, relationIn } from '../interest/index.ts';
import { staffIntrigue, type StaffLooking, staffPledges } from '../home/index.ts';
import { seenPurses } from '../referee/index.ts';
import { refusalFor } from '../roles/index.ts';
import type { Name, SomeAnswers } from './reading.ts';
import { notFound, NOT_FOUND, refuse } from './refuse.ts';
import { actorOf, type WhoPorts } from './who.ts';

export interface StaffPorts extends WhoPorts {
  /** Null where nothing is kept on a disk. */
  readonly backups: Pick<Backups, 'info'> | null;
}

const asStaff = ({ actor, interests }: Looking<Name>): StaffLooking => ({
  interests,
  isOrganiser: actor.person?.staff === 'organiser',
});

/**
 * Answers the questions below /api/staff. Staff with an interest in a match are shown nothing of what its players have.
 */
export function staffAnswers({ store: { read }, world, backups }: StaffPorts) {
  const list = listsBy(read);
  return {
    ...peopleLists(list, read, world),
    ...copyLists(list, read),
    ...pagedLists(list, read, world),
    ...journalList(list, read),
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

/**
 * Makes the route of the exports, which are tables for a spreadsheet, one file each; in Russian, with times in `zone`.
 * Rejects a `zone` that is none with `bad-shape`.
 */
export function exportRoute(ports: WhoPorts): Router {
  const {
    store: { read },
    world: { editions },
  } = ports;
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
    const { lang, zone } = request.query;
    const time = typeof zone === 'string' ? timeIn(zone) : null;
    if (zone !== undefined && time === null) return refuse(response, { code: 'bad-shape', key: 'zone' });
    const { catalogue } = editions.newest;
    response
      .attachment(`${name}.csv`)
      .type('text/csv; charset=utf-8')
      .send(await exportOf(read, name, interests, lang === 'ru' ? { catalogue, time } : null));
  });
  return routes;
}
