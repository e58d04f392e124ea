// Intriguing: a room with an intrigue deck that is made and shuffled, and ways to put cards into hands (INTRIGUE).

import { ok, present } from '@dunmer/shared/lib';
import { cardOf, type DeckState, handOf, limitOf } from '@dunmer/shared/intrigue';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { deckFor } from '../../src/intrigue/index.ts';
import { writeJournal } from '../../src/journal/index.ts';
import { writeSetting } from '../../src/world/index.ts';
import { done, openRoom, ORGANISER } from './dealing.ts';
import type { EventRoom, RoomOptions } from './eventRoom.ts';

const reason = 'as the event goes';

export const intrigueSet = (value: 'on' | 'off') =>
  ({ type: 'set', change: { name: 'intrigue', value }, reason }) as const;
export const ring = (number: number) => ({ type: 'ring', ring: number, reason }) as const;
export const WORD = { type: 'sayWord', word: 'Альдрун', reason } as const;

/** Opens a room whose deck is made and shuffled; nobody holds a card. */
export async function openIntrigueRoom(options: Partial<RoomOptions> = {}): Promise<EventRoom> {
  const room = await openRoom(options);
  await done(room, ORGANISER, intrigueSet('on'));
  await done(room, ORGANISER, WORD);
  return room;
}

/** Returns the deck as it stands. */
export const deckOf = async (room: EventRoom): Promise<DeckState> =>
  present(await deckFor(room.services.world, room.store.read), 'the deck is made');

/** Returns a trader's hand. */
export const handIn = async (room: EventRoom, number: number): Promise<readonly string[]> =>
  handOf(await deckOf(room), room.person(number));

/** Lets the next ring happen. */
export const ringOn = async (room: EventRoom): Promise<void> =>
  done(room, ORGANISER, ring(((await deckOf(room)).common.ring ?? 0) + 1));

/** Ends every surplus: these cards are kept first, then the oldest. */
export async function keepAll(room: EventRoom, cards: readonly string[] = []): Promise<void> {
  const { common } = await deckOf(room);
  for (let number = 0; number < 7; number += 1) {
    if (!common.surplus.includes(room.person(number))) continue;
    const hand = await handIn(room, number);
    const wanted = hand.filter((copy) => cards.includes(cardOf(copy)));
    const limit = limitOf(PRINTED.intrigue, common, room.person(number));
    const rest = hand.filter((copy) => !wanted.includes(copy));
    await done(room, number, { type: 'keepIntrigue', copies: [...wanted, ...rest].slice(0, limit) });
  }
}

/**
 * Lets a trader draw until they hold a copy of this card, and returns it; of a surplus, the cards of `also` are kept
 * too.
 */
export async function drawUntil(
  room: EventRoom,
  number: number,
  card: string,
  also: readonly string[] = [],
): Promise<string> {
  for (let i = 0; i < 200; i += 1) {
    const found = (await handIn(room, number)).find((copy) => cardOf(copy) === card);
    if (found !== undefined) return found;
    await done(room, ORGANISER, { type: 'letDraw', person: room.person(number), n: 3, reason });
    await keepAll(room, [card, ...also]);
  }
  throw new Error(`nobody draws ${card}`);
}

/** Pauses the event, and calls `act` before anybody has heard of the pause. */
export async function pausedAs(room: EventRoom, act: () => void): Promise<void> {
  await room.store.transact(async (tx) => {
    await writeSetting(room.services.world, tx, 'paused', 'yes');
    await writeJournal(tx, { who: await room.key(ORGANISER), act: 'pauseEvent', at: 0 });
    act();
    return ok(null);
  });
}
