// Everybody whose affairs a command has changed hears of it at once, and so does the desk when one of its lists has
// changed: every kind of command, in whole matches.

import { expect, test } from 'vitest';
import { READS } from '@dunmer/shared/protocol';
import { Floor } from '../src/floor/index.ts';
import { Guesses } from '../src/device/index.ts';
import { affairsOf, deckInfo, listedContracts, statementInfo } from '../src/home/index.ts';
import { readsOf } from '../src/http/reads.ts';
import type { PersonKey } from '../src/store/index.ts';
import { counting } from './support/counting.ts';
import { ORGANISER } from './support/dealing.ts';
import type { EventRoom } from './support/eventRoom.ts';
import { everything } from './support/everyCommand.ts';
import { openReception } from './support/reception.ts';
import { Routes } from './support/routes.ts';

const ALL = Number.MAX_SAFE_INTEGER;

/** The paths of the desk's lists. */
const LISTS = Object.values(READS).flatMap((pattern) => {
  const [path = ''] = pattern.split('?');
  return path.startsWith('/staff') && !path.includes(':') && path !== READS.backups ? [path] : [];
});

/**
 * Returns what everybody's phone shows and reads again when it is told, without how often it was told, and without the
 * event's own state, of which all are told.
 */
async function homes({ store, services }: EventRoom): Promise<ReadonlyMap<PersonKey, string>> {
  const keys = (await store.read.lists.people(null)).map(({ key }) => key);
  const shown = new Map<PersonKey, string>();
  for (const key of keys) {
    const { version: _, event: __, ...affairs } = await affairsOf(services.world, store.read, key);
    const read = [
      await deckInfo(services.world, store.read, key),
      await statementInfo(store.read, key, { before: ALL }),
      await listedContracts(store.read, key, ALL),
    ];
    shown.set(key, JSON.stringify([affairs, read]));
  }
  return shown;
}

test('everybody is told of what has changed for them, and the desk of its lists', async () => {
  const count = await counting();
  const { room } = count;
  const { commands, world } = room.services;
  const guards = { guesses: new Guesses(world.clock), reception: openReception(world.clock) };
  const routes = await Routes.of(readsOf({ store: room.store, world, ...guards, backups: null }));
  const floor = new Floor({ store: room.store, ...room.services, guesses: guards.guesses });
  const lists = () => Promise.all(LISTS.map(async (path) => (await routes.get(ORGANISER, path)).text()));
  const rung = new Set<PersonKey>();
  world.bell.listen({ rung: (people) => people.forEach((key) => rung.add(key)) });

  const untold = new Set<string>();
  const send = commands.command.bind(commands);
  let known = { homes: await homes(room), lists: await lists() };
  commands.command = async (device, command) => {
    const look = floor.look();
    rung.clear();
    const result = await send(device, command);
    // A refused command changes nothing, so that nobody has to read anything again.
    if (!result.ok) {
      look.end();
      return result;
    }
    const now = { homes: await homes(room), lists: await lists() };
    // A trader whose answer to a game is awaited is also told what the other party can lay down.
    const told = new Set([...rung, ...(await room.store.read.home.partnersWaiting([...rung]))]);
    for (const [key, shown] of now.homes)
      if (shown !== known.homes.get(key) && !told.has(key)) untold.add(`${command.type}: a trader's home`);
    for (const [i, text] of now.lists.entries())
      if (text !== known.lists[i] && look.holds) untold.add(`${command.type}: ${LISTS[i] ?? ''}`);
    look.end();
    known = now;
    return result;
  };
  await everything(count);
  expect([...untold]).toEqual([]);
  await floor.stop();
  routes.close();
  await room.close();
});
