// The thread that makes one copy: it reports its progress, and ends when the copy is made.

import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';
import { load } from '../store/index.ts';
import { backUp } from './backUp.ts';
import { placesIn } from './backupThread.ts';

const port = present(parentPort, 'a worker is started by another thread');
load(port);
await backUp({ ...placesIn(workerData), now: Date.now, told: (step) => port.postMessage(step) });
