// Our own server as a process. Its arguments: the data folder or `memory`; how many traders there are; the largest
// group of a commit; for how many milliseconds each command holds everything up; and what is on: `modules` for promises
// and the intrigue deck, `games` for the patrons' table.

import { startApp } from '../../src/app/index.ts';
import { seedFolder, seedStore } from '../../test/support/index.ts';
import { switchGamesOn, switchModulesOn } from './switchModulesOn.ts';
import { decksOf, PAIRS_OF_DECKS } from '../games/index.ts';
import { answerParent, heapInUse } from '../harness/index.ts';

const [folder = 'memory', traders = '0', largest = '', block = '0', modules = ''] = process.argv.slice(2);

const decks = Array.from({ length: PAIRS_OF_DECKS }, (_, pair) => decksOf(pair)).flatMap(({ a, b }) => [
  a,
  b,
]);
// Enough drakes for stakes to go back and forth as long as it takes.
const seeding = { count: Number(traders), decks, drakes: 100_000 };
if (modules === 'modules') await switchModulesOn(folder, seeding);
else if (modules === 'games') await switchGamesOn(folder, seeding);
else if (folder !== 'memory') await seedFolder(folder, seeding);

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

if (folder === 'memory') await seedStore(app.store, seeding);

const command = app.commands.command.bind(app.commands);
if (block !== '0')
  app.commands.command = (...asked) => {
    const end = performance.now() + Number(block);
    while (performance.now() < end);
    return command(...asked);
  };

answerParent({ port: () => app.port, heap: heapInUse });
