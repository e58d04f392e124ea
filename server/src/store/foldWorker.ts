// The thread that folds: at every message it brings the log of the folder that it was given into the file. It stands in memory as
// long as the server does, so it loads as little as it can.

import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';
import { openFolding } from './fold.ts';
import { load } from './loaded.ts';

const port = present(parentPort, 'a worker is started by another thread');
load(port);
const folding = openFolding(String(workerData));
port.on('message', () => folding.fold());
