// Worker: the thread that thinks. It takes one view after another and replies with a command.

import { parentPort } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';
import type { Card } from '@dunmer/shared/cards';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { milliseconds } from './budget.ts';
import { chanceOf } from './chance.ts';
import { type Sight, sightOf } from './lookAhead.ts';
import { strongMind } from './strong.ts';
import type { ThinkReply, ThinkRequest } from './workerMessages.ts';

const port = present(parentPort, 'this is a worker');
/** How many catalogues are remembered; few matches have old ones. */
const MOST = 4;
const known = new Map<string, Sight>();

function learn(version: string, cards: readonly Card[]): void {
  known.set(version, sightOf(new Map(cards.map((card) => [card.id, card])), PRINTED));
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

port.on('message', ({ job, version, cards, view, seed, milliseconds: time }: ThinkRequest) => {
  if (cards !== null) learn(version, cards);
  const sight = known.get(version);
  const budget = milliseconds(time, () => performance.now());
  const command = sight === undefined ? null : strongMind(sight, budget)(view, chanceOf(seed));
  const reply: ThinkReply = { job, command };
  port.postMessage(reply);
});
