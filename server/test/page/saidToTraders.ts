// What two traders read on their first pages, and of the intrigue deck, while everything is done that there is to do.

import type { HomeView, IntrigueNews } from '@dunmer/shared/protocol';
import { homeAnswer, intrigueInfo } from '../../src/home/index.ts';
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
  readonly deckNews: readonly IntrigueNews[];
}

async function homeIn(room: EventRoom, number: number): Promise<readonly HomeView[]> {
  const { services, store } = room;
  const actor = await services.world.actors.of(store.read, room.device(number));
  const { home } = await homeAnswer(services.world, store.read, actor);
  return home === null ? [] : [home];
}

async function newsIn(room: EventRoom, number: number): Promise<readonly IntrigueNews[]> {
  const { services, store } = room;
  const info = await intrigueInfo(services.world, store.read, await room.key(number));
  return info === null ? [] : [...info.news, ...info.seen];
}

/** Somebody wants a trader's link. */
async function asksToMove({ room }: Counting): Promise<void> {
  const asked = room.command({ type: 'askMove', secret: trader(ONE).link });
  await room.services.commands.command('another phone', asked);
}

/** Lets all of it happen, and reads both after each command. */
export async function saidToTraders(): Promise<SaidToTraders> {
  const homes: HomeView[] = [];
  const deckNews: IntrigueNews[] = [];
  for (const all of [everything, everyPromise, everyIntrigue, asksToMove]) {
    const count = await counting();
    const { room } = count;
    const { commands } = room.services;
    const send = commands.command.bind(commands);
    commands.command = async (device, command) => {
      const result = await send(device, command);
      for (const number of [ONE, TWO]) {
        homes.push(...(await homeIn(room, number)));
        deckNews.push(...(await newsIn(room, number)));
      }
      return result;
    };
    await all(count);
    await room.close();
  }
  return { homes, deckNews };
}
