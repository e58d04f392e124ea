// A worker of a balance run: does one task after another, as it is told.

import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';
import { readEdition } from '../../catalogue/index.ts';
import { arenaOf } from './arena.ts';
import { isCommission, isTask } from './message.ts';
import { doTask } from './task.ts';

const port = present(parentPort, 'a worker is started by another thread');
const told: unknown = workerData;
if (!isCommission(told)) throw new Error('a worker is told what to play');
const arena = arenaOf(readEdition(told.cards).catalogue, told.strength);

port.on('message', (task: unknown) => {
  if (!isTask(task)) throw new Error('a worker is told its tasks');
  port.postMessage(doTask(arena, told.seed, task));
});
