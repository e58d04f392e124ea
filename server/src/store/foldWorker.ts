// FoldWorker: the thread that folds. At every message it folds the log of its folder into the file. It lives as long
// as the server and so loads as little as it can.

import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';
import { openFolding } from './fold.ts';
import { load } from './loaded.ts';

const port = present(parentPort, 'a worker is started by another thread');
load(port);
const folding = openFolding(String(workerData));
port.on('message', () => folding.fold());
