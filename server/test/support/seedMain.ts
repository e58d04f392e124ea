// The seeding as a program, for tests that know the server only by its pages. Arguments: a folder without a database,
// how many traders, the name of the event, and the names of the first traders. Prints each trader as a line of JSON,
// and an organiser after them.

import { SEEDED_DECKS, seedFolder, trader } from './seed.ts';

const [folder = '', count = '0', event, ...names] = process.argv.slice(2);
const organiser = Number(count);
await seedFolder(folder, {
  count: organiser + 1,
  names,
  staff: { [organiser]: 'organiser' },
  ...(event === undefined ? {} : { event }),
});
for (let number = 0; number <= organiser; number++) {
  const { person, code, cookie, link, name } = trader(number);
  const deck = number === organiser ? 'organiser' : SEEDED_DECKS[number % SEEDED_DECKS.length];
  const called = names[number] ?? name;
  process.stdout.write(`${JSON.stringify({ person, code, cookie, link, name: called, deck })}\n`);
}
