// Gather: everybody who comes to a match with promises and intrigue cards, each at a socket of their own.

import { trader } from '../support/seed.ts';
import type { Visitors } from './crowd.ts';
import { SocketVisitor } from './socketVisitor.ts';
import { WholeTape } from './wholeTape.ts';
import { NUMBERS } from './windowPeople.ts';

/** Connects everybody; what each is sent is kept from here on. */
export async function gather(url: string): Promise<Visitors> {
  const tape = () => new WholeTape('a');
  const connect = (number: number) => SocketVisitor.connect(url, trader(number).cookie, tape());
  return {
    hider: await connect(NUMBERS.hider),
    opponent: await connect(NUMBERS.opponent),
    thirdTrader: await connect(NUMBERS.thirdTrader),
    watcher: await connect(NUMBERS.watcher),
    display: await connect(NUMBERS.display),
    organiser: await connect(NUMBERS.organiser),
    interested: await connect(NUMBERS.interested),
    referee: await connect(NUMBERS.referee),
    stranger: await SocketVisitor.connect(url, null, tape()),
  };
}
