// Eve: an event as it is right before a command that settles something, for each way to settle: the database, and the
// command.

import type { ClientCommand } from '@dunmer/shared/protocol';
import { otherSeat, type Phase, type Seat, SEATS } from '@dunmer/shared/rules';
import {
  done,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  stateOf,
  TWO,
  onContract,
} from '../support/dealing.ts';
import type { EventRoom } from '../support/eventRoom.ts';
import { deckOf, drawUntil, keepAll, openIntrigueRoom, ring } from '../support/intriguing.ts';
import { dealAll, given, promiseOf, signedWith } from '../support/promising.ts';
import { award, concededIn, voiding } from '../support/rulings.ts';
import { housePledge, openWindowedRoom, sat, stopAt, windowsOf } from '../support/windowed.ts';
import { asking, type Eve, imageOf, traderOf } from './bring.ts';
import { EVES_OF_CARDS } from './eveOfCards.ts';
import { EVES_OF_GAMES } from './eveOfGames.ts';

type Brought = Pick<Phase, 'at'> & { readonly ending?: { readonly kind: string } };

/** Plays until a command has ended the match, or its claim, as wanted; null when the match ends without that. */
async function played(
  room: EventRoom,
  seed: number,
  isWanted: (brought: Brought, by: ClientCommand) => boolean,
): Promise<Eve | null> {
  const table = await playing(room, await signed(room), 10, seed);
  for (let seat: Seat = SEATS[0]; ; seat = otherSeat(seat)) {
    const asked = await table.next(seat);
    if (asked === null) {
      if ((await table.phase()).at === 'finished') return null;
      continue;
    }
    const image = imageOf(room);
    const command = room.command({ type: 'play', match: table.match, command: asked });
    const answer = await room.send(traderOf(seat), command);
    if (!answer.ok) throw new Error(`not played: ${answer.error.code}`);
    if (isWanted(await table.phase(), command)) return { image, trader: traderOf(seat), command };
  }
}

/** Plays matches by chance, from the one with this seed on, and returns the first eve that is wanted. */
async function search(first: number, isWanted: Parameters<typeof played>[2]): Promise<Eve> {
  for (let seed = first; ; seed++) {
    const room = await openRoom();
    const eve = await played(room, seed, isWanted);
    await room.close();
    if (eve !== null) return eve;
  }
}

/** The eves, named by what is settled. */
export const EVES = {
  'a count': () => search(1, ({ at }) => at === 'claiming'),
  'a claim': () =>
    search(1, ({ at }, by) => at === 'finished' && by.type === 'play' && by.command.type === 'claim'),
  'a draw': () => search(1, ({ at, ending }) => at === 'finished' && ending?.kind === 'drawn'),
  'a concession': () =>
    asking(ONE, async (room) => {
      const { match } = await playing(room, await signed(room));
      return { type: 'play', match, command: { type: 'concede' } };
    }),
  'an award': () => asking(REFEREE, async (room) => award(await playing(room, await signed(room)), 'a')),
  'a void': () => asking(REFEREE, async (room) => voiding(await playing(room, await signed(room)))),
  'a second settlement': () => asking(REFEREE, async (room) => award((await concededIn(room)).table, 'a')),
  'an opening with both stakes': () =>
    asking(TWO, async (room) => {
      const contract = await signed(room);
      await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 10 }));
      const state = await stateOf(room, contract);
      return onContract(contract, {
        type: 'agreeGame',
        proposal: state.at === 'signed' ? state.proposals : 0,
      });
    }),
  'a handover': () =>
    asking(TWO, async (room) => {
      const contract = await signed(room);
      await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
      return onContract(contract, { type: 'confirmHandover' });
    }),
  // The owner is paid, a promise that lies in front takes its part and goes home, and one promise goes each way.
  'a handover with promises': () =>
    asking(TWO, async (room) => {
      await dealAll(room);
      const price = promiseOf(room, TWO, 'friends-price');
      await given(room, TWO, ONE, { gives: price });
      await done(room, ONE, { type: 'playPledge', pledge: price, named: null });
      const [gives, asks] = [promiseOf(room, ONE, 'the-cut'), promiseOf(room, TWO, 'surety')];
      const contract = await signedWith(room, ONE, TWO, { gives, asks, sum: 40 });
      await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
      return onContract(contract, { type: 'confirmHandover' });
    }),
  // Nobody could hold anything more: the match goes on to its end, and what was played goes home in the same step.
  'a play in a match': () =>
    asking(
      ONE,
      async (room) => {
        const blessing = await housePledge(room, 'blessing', ONE);
        const table = await sat(room);
        await stopAt(table, 'revealed');
        const { asking: answers } = await windowsOf(table);
        const on = [{ seat: 'a', cell: 0 }] as const;
        return {
          type: 'play',
          match: table.match,
          command: { type: 'play', card: blessing, on, asking: answers },
        };
      },
      openWindowedRoom,
    ),
  // A card leaves a front, everybody draws, the pile is shuffled in the middle, and a surplus begins.
  'a ring of the deck': () =>
    asking(
      ORGANISER,
      async (room) => {
        const watch = await drawUntil(room, ONE, 'under-watch');
        await done(room, ORGANISER, { type: 'letDraw', person: room.person(TWO), n: 3, reason: 'r' });
        await done(room, ONE, { type: 'playIntrigue', card: watch, chosen: [room.person(TWO)] });
        await done(room, TWO, { type: 'passIntrigue', asking: (await deckOf(room)).common.askings });
        while ((await deckOf(room)).common.pile > 3) {
          await keepAll(room);
          await done(room, ORGANISER, { type: 'letDraw', person: room.person(TWO), n: 1, reason: 'r' });
        }
        await keepAll(room);
        return ring(1);
      },
      openIntrigueRoom,
    ),
  'a draw that is bought': () =>
    asking(
      ONE,
      async (room) => {
        await done(room, ORGANISER, { type: 'openAudience', person: room.person(TWO), reason: 'r' });
        return { type: 'buyDraw' };
      },
      openIntrigueRoom,
    ),
  'a ruin of a hand': () =>
    asking(
      ORGANISER,
      async (room) => {
        for (const number of [1, 2]) await done(room, ORGANISER, ring(number));
        return { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason: 'r' };
      },
      openIntrigueRoom,
    ),
  'a promise that is sent home out of a match': () =>
    asking(
      ORGANISER,
      async (room) => {
        const pledge = await housePledge(room, 'blessing', ONE);
        await stopAt(await sat(room), 'revealed');
        return { type: 'sendPledgeHome', pledge, reason: 'as agreed' };
      },
      openWindowedRoom,
    ),
  'a ruin': () =>
    asking(ORGANISER, async (room) => {
      await dealAll(room);
      await given(room, ONE, TWO, {
        gives: promiseOf(room, ONE, 'the-cut'),
        asks: promiseOf(room, TWO, 'surety'),
      });
      await signedWith(room, ONE, TWO, { gives: promiseOf(room, ONE, 'whisper') });
      return { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason: 'ruin' };
    }),
  ...EVES_OF_CARDS,
  ...EVES_OF_GAMES,
} as const;
