// The seeding as a program, for tests that know the server by its pages alone. Arguments: a folder without a database, how many
// traders. Prints each as a line of JSON.

import { SEEDED_DECKS, seedFolder, trader } from './seed.ts';

const [folder = '', count = '0'] = process.argv.slice(2);
await seedFolder(folder, { count: Number(count) });
for (let number = 0; number < Number(count); number++) {
  const { person, code, cookie, link, name } = trader(number);
  const deck = SEEDED_DECKS[number % SEEDED_DECKS.length];
  process.stdout.write(`${JSON.stringify({ person, code, cookie, link, name, deck })}\n`);
}
