// The seeding as a program, for tests that know the server by its pages alone. Arguments: a folder without a database, how many
// traders, the name of the event, and what the first traders are called. Prints each as a line of JSON.

import { SEEDED_DECKS, seedFolder, trader } from './seed.ts';

const [folder = '', count = '0', event, ...names] = process.argv.slice(2);
await seedFolder(folder, { count: Number(count), names, ...(event === undefined ? {} : { event }) });
for (let number = 0; number < Number(count); number++) {
  const { person, code, cookie, link, name } = trader(number);
  const deck = SEEDED_DECKS[number % SEEDED_DECKS.length];
  const called = names[number] ?? name;
  process.stdout.write(`${JSON.stringify({ person, code, cookie, link, name: called, deck })}\n`);
}
