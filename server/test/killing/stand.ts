// Stand: everything that a settlement changes, as it is on the disk.

import type { EventRoom } from '../support/eventRoom.ts';

const ALL = 1_000_000;

export async function standOf({ store: { read } }: EventRoom) {
  const matches = await read.audit.matches();
  const logs = await Promise.all(matches.map(async ({ key }) => (await read.log(key, 0, ALL)).length));
  const people = await read.people.people();
  return {
    matches: matches.map(({ id, bound }, i) => [id, bound, logs[i]]),
    clocks: await read.clocks.clocks(),
    bound: people.map(({ match }) => match),
    accounts: await read.money.accounts(),
    entries: (await read.money.entries(0, ALL)).map(({ key, sum, why }) => [key, sum, why]),
    copies: await read.cards.copies(),
    settlements: await read.audit.rows('settlements'),
    contracts: await read.audit.rows('contracts'),
    pledges: await read.pledges.pledges(),
    pledgeMoves: await read.pledges.pledgeMoves(),
    hands: await read.pledges.hands(),
    givings: await read.pledges.givings(),
    payments: await read.pledges.payments(),
    deck: (await read.intrigue.deckLog()).length,
    intrigue: await read.intrigue.intrigueCopies(),
    intrigueMoves: (await read.intrigue.intrigueMoves()).length,
    deckClocks: await read.intrigue.deckClocks(),
    ruins: await read.intrigue.intrigueRuins(),
    rows: (await read.journal.last())?.seq ?? 0,
  };
}
