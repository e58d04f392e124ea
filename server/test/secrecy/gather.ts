// Gather: connects everybody who comes to a match and looks on, each at a socket of their own.

import { trader } from '../support/seed.ts';
import type { Visitors } from './crowd.ts';
import { Follower, type Follows } from './follower.ts';
import { SocketVisitor } from './socketVisitor.ts';
import { WholeTape } from './wholeTape.ts';
import { NUMBERS, type Who } from './windowPeople.ts';

/** Connects everybody; what each is sent is kept from here on. `follower` makes what builds a view at their table. */
export async function gather(
  url: string,
  follower: (who: Who) => Follows = () => new Follower(),
): Promise<Visitors> {
  const connect = (who: Who) => {
    const cookie = who === 'stranger' ? null : trader(NUMBERS[who]).cookie;
    return SocketVisitor.connect(url, cookie, new WholeTape('a'), follower(who));
  };
  return {
    hider: await connect('hider'),
    opponent: await connect('opponent'),
    thirdTrader: await connect('thirdTrader'),
    watcher: await connect('watcher'),
    display: await connect('display'),
    organiser: await connect('organiser'),
    interested: await connect('interested'),
    referee: await connect('referee'),
    stranger: await connect('stranger'),
  };
}
