// A worker of a run of bots: plays one stretch after another, as it is told.

import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';
import { readEdition } from '../../catalogue/index.ts';
import { isCommission, isStretch } from './crew.ts';
import { seriesPlayer } from './series.ts';

const port = present(parentPort, 'a worker is started by another thread');
const told: unknown = workerData;
if (!isCommission(told)) throw new Error('a worker is told what to play with');
const play = seriesPlayer(readEdition(told.cards).catalogue, told);

port.on('message', (stretch: unknown) => {
  if (!isStretch(stretch)) throw new Error('a worker is told its stretches');
  port.postMessage(play(stretch));
});
