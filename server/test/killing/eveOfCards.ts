// Eve of cards: an event as it is right before an intrigue card is played, answered or counted, in a match and in a
// contract, and before hands change beside a match.

import { type Seat, SEATS } from '@dunmer/shared/rules';
import { done, ONE, onContract, ORGANISER, signed, TWO } from '../support/dealing.ts';
import type { Asked, EventRoom } from '../support/eventRoom.ts';
import { drawUntil, intrigueSet, openIntrigueRoom, ring, ringOn, WORD } from '../support/intriguing.ts';
import type { Table } from '../support/playOut.ts';
import { openStakingRoom, passes, plays, sat, stopAt, windowsOf } from '../support/windowed.ts';
import { asking, type Eve, imageOf, traderOf } from './bring.ts';

/** Opens a room with a deck in which ONE and TWO play equal decks. */
async function openDealtRoom(): Promise<EventRoom> {
  const room = await openStakingRoom();
  for (const asked of [intrigueSet('on'), WORD]) await done(room, ORGANISER, asked);
  return room;
}

/** Both pass until this seat is asked at the stop. */
async function turnOf(table: Table, seat: Seat): Promise<void> {
  for (;;) {
    const phase = await table.phase();
    if (phase.at !== 'stop' || phase.asked === seat) return;
    await passes(table, phase.asked);
  }
}

const FIRST = { seat: 'a', cell: 0 } as const;

/** Seats ONE and TWO at the stop after the reveal; ONE is asked and holds a robe, and TWO holds a letter. */
async function robed(room: EventRoom) {
  const letter = await drawUntil(room, TWO, 'intercepted-letter');
  const robe = await drawUntil(room, ONE, 'borrowed-robe');
  const table = await sat(room);
  await stopAt(table, 'revealed');
  await turnOf(table, 'a');
  return { table, robe, letter };
}

/** Returns a seat's play, or its pass when `card` is null, on what is asked now. */
async function saying(table: Table, card: string | null): Promise<Asked> {
  const { asking } = await windowsOf(table);
  const on = card?.startsWith('borrowed-robe') === true ? [FIRST] : [];
  const command =
    card === null ? ({ type: 'pass', asking } as const) : ({ type: 'play', card, on, asking } as const);
  return { type: 'play', match: table.match, command };
}

/** Signs a contract in which TWO holds a letter; with `isPlayed`, ONE has demanded with a Hard Bargain. */
async function bargained(room: EventRoom, isPlayed: boolean) {
  const letter = await drawUntil(room, TWO, 'intercepted-letter');
  const card = await drawUntil(room, ONE, 'hard-bargain');
  const contract = await signed(room, { sum: 40 });
  const demand = onContract(contract, { type: 'demandWithIntrigue', card, rounding: null });
  if (isPlayed) await done(room, ONE, demand);
  return { contract, demand, letter };
}

/** ONE has played Solace and TWO False Weights; the seat asked last passes, and the match is counted. */
async function endingWithSolace(): Promise<Eve> {
  const room = await openDealtRoom();
  const cards = { a: await drawUntil(room, ONE, 'solace'), b: await drawUntil(room, TWO, 'false-weights') };
  const table = await sat(room, 15);
  await stopAt(table, 'count');
  for (const seat of SEATS) {
    await turnOf(table, seat);
    await plays(table, seat, cards[seat]);
    for (let { open } = await windowsOf(table); open !== null; { open } = await windowsOf(table))
      await passes(table, open.asked);
  }
  for (;;) {
    const phase = await table.phase();
    const seat = phase.at === 'stop' ? phase.asked : 'a';
    const image = imageOf(room);
    const command = room.command(await saying(table, null));
    const answer = await room.send(traderOf(seat), command);
    if (!answer.ok) throw new Error(`not passed: ${answer.error.code}`);
    if ((await table.phase()).at === 'stop') continue;
    await room.close();
    return { image, trader: traderOf(seat), command };
  }
}

/** The eves, named by what is settled. */
export const EVES_OF_CARDS = {
  // The card waits for an answer, with its clock.
  'a card that is played in a match': () =>
    asking(
      ONE,
      async (room) => {
        const { table, robe } = await robed(room);
        return saying(table, robe);
      },
      openDealtRoom,
    ),
  'a cancel in a match': () =>
    asking(
      TWO,
      async (room) => {
        const { table, robe, letter } = await robed(room);
        await plays(table, 'a', robe, [FIRST]);
        return saying(table, letter);
      },
      openDealtRoom,
    ),
  'a pass that lets a card in a match work': () =>
    asking(
      TWO,
      async (room) => {
        const { table, robe } = await robed(room);
        await plays(table, 'a', robe, [FIRST]);
        return saying(table, null);
      },
      openDealtRoom,
    ),
  // The last pass at the count: the loser gets a part of their stake out of the pot.
  'an ending with Solace': () => endingWithSolace(),
  'a card that is played in a contract': () =>
    asking(ONE, async (room) => (await bargained(room, false)).demand, openIntrigueRoom),
  'a pass in a contract': () =>
    asking(
      TWO,
      async (room) => {
        const { contract } = await bargained(room, true);
        return onContract(contract, { type: 'passPlay', asking: 1 });
      },
      openIntrigueRoom,
    ),
  // It gives TWO one card too many, and the match is told of both.
  'a ring while there is a match': () =>
    asking(
      ORGANISER,
      async (room) => {
        for (let i = 0; i < 7; i += 1) await ringOn(room);
        await stopAt(await sat(room), 'revealed');
        return ring(8);
      },
      openDealtRoom,
    ),
} as const;
