// The thread that folds: at every message it brings the log of the folder that it was given into the file.

import { parentPort, workerData } from 'node:worker_threads';
import { present } from '@dunmer/shared/lib';
import { openFolding } from '../store/index.ts';

const folding = openFolding(String(workerData));
present(parentPort, 'a worker is started by another thread').on('message', () => folding.fold());
