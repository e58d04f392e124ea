// The table of the intrigue deck (IN5): who has drawn, played, taken and spent what, and how many cards each has at the
// end.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeckTable } from '@dunmer/shared/testing';
import { ONE, openRoom, TWO } from '../../test/support/dealing.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { trader } from '../../test/support/seed.ts';
import { deckTable } from './deckTable.ts';
import { inRussian } from './russian.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const [ANNA, BORIS] = [trader(ONE).name, trader(TWO).name];

/** Makes the table of a deck to which this has happened. */
async function tableOf({ log }: DeckTable) {
  const { read } = room.store;
  const people = (await read.people.people()).map((person, nth) => ({
    ...person,
    id: ['anna', 'boris', 'carol', 'dora'][nth] ?? person.id,
  }));
  return deckTable({
    ...read,
    people: { ...read.people, people: async () => people },
    intrigue: {
      ...read.intrigue,
      deckLog: async () => log.map((event, nth) => ({ nth: nth + 1, who: null, at: 0, event })),
    },
  });
}

test('has who takes from whom, what is played, lies and is spent, and every hand by its size alone', async () => {
  const deck = new DeckTable({
    pile: ['keyhole#1', 'pickpocket#1', 'under-watch#1', 'solace#1', 'slander#1'],
  });
  for (const [who, n] of [
    ['anna', 1],
    ['boris', 2],
  ] as const)
    deck.when({ type: 'letDraw', who, n, reason: '' });
  deck.play('boris', 'pickpocket#1', 'anna');
  deck.pass('anna');
  deck.play('boris', 'under-watch#1', 'anna');
  deck.when({ type: 'letDraw', who: 'anna', n: 1, reason: '' });
  const table = await tableOf(deck);
  const rows = table.rows.map((row) => row.slice(1, 6));
  expect(rows).toContainEqual(['ActionPlayed', BORIS, '', 'pickpocket#1', 1]);
  expect(rows).toContainEqual(['CardsTaken', BORIS, ANNA, '', 1]);
  expect(rows).toContainEqual(['CardDrawn', ANNA, '', '', 1]);
  expect(rows).toContainEqual(['ActionEnded', '', '', 'pickpocket#1', 1]);
  expect(rows).toContainEqual(['ActionEnded', '', ANNA, 'under-watch#1', 1]);
  expect(deck.common.hands).toEqual({ anna: 1, boris: 1 });
  expect(new Set(rows.filter(([what]) => what === 'hand'))).toEqual(
    new Set([
      ['hand', ANNA, '', '', 1],
      ['hand', BORIS, '', '', 1],
    ]),
  );
  // Nobody may read which cards came face down.
  const drawn = deck.log.flatMap((event) => (event.type === 'CardCame' ? event.copy : []));
  expect(drawn.slice(-1)).toEqual(['solace#1']);
  expect(JSON.stringify(table.rows)).not.toMatch(/solace|keyhole/);
  const russian = inRussian('intrigue', table);
  expect(russian.head).toContain('чьё');
  expect(russian.rows.map(([, what]) => what)).toEqual(
    expect.arrayContaining(['берёт из чужой руки', 'в руке']),
  );
  expect(JSON.stringify(russian.rows.map(([, what]) => what))).not.toMatch(/[a-z]/i);
});
