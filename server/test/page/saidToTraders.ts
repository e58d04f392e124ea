// Said to traders: what two traders read on their first pages, and of the intrigue deck, while everything is done that
// can be done.

import type { HomeView, IntrigueInfo, IntrigueNews, PledgesInfo } from '@dunmer/shared/protocol';
import { homeAnswer, intrigueInfo, pledgesInfo } from '../../src/home/index.ts';
import { type Counting, counting } from '../support/counting.ts';
import { ONE, TWO } from '../support/dealing.ts';
import { everything } from '../support/everyCommand.ts';
import { everyIntrigue } from '../support/everyIntrigue.ts';
import { everyPromise } from '../support/everyPromise.ts';
import type { EventRoom } from '../support/eventRoom.ts';
import { trader } from '../support/seed.ts';

export interface SaidToTraders {
  /** After each command. */
  readonly homes: readonly HomeView[];
  readonly promises: readonly PledgesInfo[];
  readonly decks: readonly IntrigueInfo[];
  readonly deckNews: readonly IntrigueNews[];
}

async function homeIn(room: EventRoom, number: number): Promise<readonly HomeView[]> {
  const { services, store } = room;
  const actor = await services.world.actors.of(store.read, room.device(number));
  const { home } = await homeAnswer(services.world, store.read, actor);
  return home === null ? [] : [home];
}

const promisesIn = async (room: EventRoom, number: number): Promise<PledgesInfo> =>
  pledgesInfo(room.services.world, room.store.read, await room.key(number));

async function decksIn(room: EventRoom, number: number): Promise<readonly IntrigueInfo[]> {
  const info = await intrigueInfo(room.services.world, room.store.read, await room.key(number));
  return info === null ? [] : [info];
}

/** Somebody asks for a trader's link on another phone. */
async function asksToMove({ room }: Counting): Promise<void> {
  const asked = room.command({ type: 'askMove', secret: trader(ONE).link });
  await room.services.commands.command('another phone', asked);
}

/** Does all of it, and reads for both traders after each command. */
export async function saidToTraders(): Promise<SaidToTraders> {
  const homes: HomeView[] = [];
  const promises: PledgesInfo[] = [];
  const decks: IntrigueInfo[] = [];
  for (const all of [everything, everyPromise, everyIntrigue, asksToMove]) {
    const count = await counting();
    const { room } = count;
    const { commands } = room.services;
    const send = commands.command.bind(commands);
    commands.command = async (device, command) => {
      const result = await send(device, command);
      for (const number of [ONE, TWO]) {
        homes.push(...(await homeIn(room, number)));
        promises.push(await promisesIn(room, number));
        decks.push(...(await decksIn(room, number)));
      }
      return result;
    };
    await all(count);
    await room.close();
  }
  const deckNews = decks.flatMap(({ news, seen }) => [...news, ...seen]);
  return { homes, promises, decks, deckNews };
}
