// npm run restore -- <copy>: lets the event in DATA_DIR go on from a copy; the server has to be stopped.

import { giveUp } from '../ports/index.ts';
import { runRestore } from './runRestore.ts';

try {
  await runRestore(process.env, process.argv.slice(2), {
    say: (line) => console.log(line),
    warn: (line) => console.error(line),
  });
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
