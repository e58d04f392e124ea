// EveryIntrigue: every kind of command of the intrigue deck, each accepted at least once, in a room that counts.

import type { Counting } from './counting.ts';
import { present } from '@dunmer/shared/lib';
import { openPlayIn } from '@dunmer/shared/contract';
import type { ContractWish } from '@dunmer/shared/protocol';
import { done, ONE, onContract, ORGANISER, REFEREE, signed, STRANGER, TWO } from './dealing.ts';
import { deckOf, drawUntil, handIn, intrigueSet, keepAll, ring, WORD } from './intriguing.ts';

const reason = 'to count';

/** Plays actions of ONE, and answers for those they name. */
async function everyAction(count: Counting): Promise<void> {
  const { room } = count;
  const asking = async (): Promise<number> => (await deckOf(room)).common.askings;
  const tongue = await drawUntil(room, ONE, 'loose-tongue');
  const letter = await drawUntil(room, TWO, 'intercepted-letter');
  await count.ask(ONE, { type: 'playIntrigue', card: tongue, chosen: [room.person(TWO)] });
  await count.ask(TWO, { type: 'cancelIntrigue', asking: await asking(), card: letter });
  await count.ask(ONE, { type: 'passIntrigue', asking: await asking() });
  const search = await drawUntil(room, ONE, 'house-search');
  const chosen = [TWO, STRANGER].map((number) => room.person(number));
  await count.ask(ONE, { type: 'playIntrigue', card: search, chosen });
  for (const _ of chosen) {
    const asked = (await deckOf(room)).common.actions[0]?.asked;
    const number = asked?.who === room.person(TWO) ? TWO : STRANGER;
    await count.ask(number, { type: 'passIntrigue', asking: asked?.asking ?? 0 });
  }
  const dropping = await asking();
  const [first = ''] = await handIn(room, TWO);
  await count.ask(TWO, { type: 'dropIntrigue', asking: dropping, copies: [first] });
  await count.ask(REFEREE, {
    type: 'answerIntrigueFor',
    person: room.person(STRANGER),
    asking: dropping,
    reason,
  });
}

/** Plays cards in a contract: one with a demand, which is cancelled, and one to answer the demand. */
async function everyPlayInContract(count: Counting): Promise<void> {
  const { room } = count;
  const bargain = await drawUntil(room, ONE, 'hard-bargain');
  const letter = await drawUntil(room, TWO, 'intercepted-letter');
  const business = await drawUntil(room, TWO, 'urgent-business', ['intercepted-letter']);
  const contract = await signed(room);
  const asks = (number: number, wish: ContractWish) => count.ask(number, onContract(contract, wish));
  const asking = async (): Promise<number> => {
    const { state } = present(await room.store.read.contracts.contract(contract), 'a contract');
    return present(openPlayIn(state), 'a play waits').asked.asking;
  };
  await asks(ONE, { type: 'demandWithIntrigue', card: bargain, rounding: null });
  await asks(TWO, { type: 'cancelPlay', asking: await asking(), card: letter });
  await asks(ONE, { type: 'passPlay', asking: await asking() });
  await asks(TWO, { type: 'answerWithIntrigue', proposal: 1, card: business });
  await asks(ONE, { type: 'passPlay', asking: await asking() });
}

/** Sends every kind of command of the deck; returns the highest cost of each kind. */
export async function everyIntrigue(count: Counting): Promise<Readonly<Record<string, number>>> {
  const { room } = count;
  const person = room.person(TWO);
  for (const asked of [intrigueSet('on'), WORD, ring(1)]) await count.ask(ORGANISER, asked);
  await count.ask(ORGANISER, { type: 'planRings', at: [4_102_444_800_000], reason });
  await count.ask(ORGANISER, { type: 'openAudience', person, reason });
  await count.ask(ONE, { type: 'buyDraw' });
  await count.ask(ORGANISER, { type: 'closeAudience', reason });
  for (let i = 0; i < 2; i += 1) await count.ask(ORGANISER, { type: 'letDraw', person, n: 3, reason });
  await count.ask(TWO, { type: 'keepIntrigue', copies: (await handIn(room, TWO)).slice(0, 7) });
  const [shown = ''] = await handIn(room, TWO);
  for (const to of [null, room.person(ONE)])
    await count.ask(TWO, { type: 'showIntrigue', copies: [shown], to });
  await count.ask(ORGANISER, { type: 'openIntrigueHand', person, reason });
  await everyAction(count);
  await everyPlayInContract(count);
  for (const ruined of [true, false])
    await count.ask(ORGANISER, { type: 'ruinPerson', person, ruined, reason });
  await done(room, ORGANISER, ring(2));
  await keepAll(room);
  await count.ask(ORGANISER, { type: 'closeIntrigue', reason });
  return count.dearest();
}
