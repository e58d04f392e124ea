// Our own server as a process: arguments are the data folder or `memory`, and the largest group of a commit.

import { startApp } from '../../src/app.ts';
import { answerParent, heapInUse } from '../harness/index.ts';

const [folder = 'memory', largest = ''] = process.argv.slice(2);

const app = await startApp({
  config: {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    publicUrl: null,
    logLevel: 'silent',
    cardsDir: null,
    limitLoopback: false,
  },
  storage: folder === 'memory' ? 'memory' : 'disk',
  ...(largest === '' ? {} : { commits: { largestGroup: Number(largest) } }),
});

answerParent({ port: () => app.port, heap: heapInUse });
