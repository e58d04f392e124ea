// npm run event -- new "Name": begins a real event in an empty data folder and shows the organiser's link, once.
// npm run event -- access "Name": gives an organiser a new way in, beside the running server or without one.
// npm run event -- address: says or changes the address that an event keeps.

import { giveUp } from '../ports/index.ts';
import { runEvent } from './runEvent.ts';

try {
  await runEvent(process.env, process.argv.slice(2), (...lines) =>
    process.stdout.write(`${lines.join('\n')}\n`),
  );
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
