// EveryIntrigue: every kind of command of the intrigue deck, each accepted at least once, in the room that counts.

import { openPlayIn } from '@dunmer/shared/contract';
import { present } from '@dunmer/shared/lib';
import type { ContractWish } from '@dunmer/shared/protocol';
import type { Counting } from './counting.ts';
import { done, ONE, onContract, ORGANISER, REFEREE, signed, STRANGER, TWO } from './dealing.ts';
import { deckOf, drawUntil, handIn, intrigueSet, keepAll, ring, WORD } from './intriguing.ts';

const reason = 'to count';

/** Plays an action of ONE, and answers for whom it names. */
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
    ...{ type: 'answerIntrigueFor', person: room.person(STRANGER), asking: dropping, reason },
  });
}

/** A demand and an answer with cards in a contract, cancelled and let through. */
async function everyContractPlay(count: Counting): Promise<void> {
  const { room } = count;
  const scales = await drawUntil(room, ONE, 'own-scales');
  const letter = await drawUntil(room, TWO, 'intercepted-letter');
  const contract = await signed(room, { sum: 40 });
  const asks = (who: number, wish: ContractWish) => count.ask(who, onContract(contract, wish));
  const playNow = async () => {
    const kept = await room.store.read.contracts.contract(contract);
    const state = present(kept, 'a contract').state;
    return { play: openPlayIn(state), proposal: state.at === 'signed' ? state.proposals : 0 };
  };
  const passAll = async (): Promise<void> => {
    for (;;) {
      const { play } = await playNow();
      if (play === null) return;
      const { by, asking } = play.asked;
      await asks(by === 'one' ? ONE : TWO, { type: 'passPlay', asking });
    }
  };
  await asks(ONE, { type: 'demandWithIntrigue', card: scales, rounding: 'ceil' });
  const asking = present((await playNow()).play, 'a play').asked.asking;
  await asks(TWO, { type: 'cancelPlay', asking, card: letter });
  await passAll();
  const fog = await drawUntil(room, TWO, 'pettifogger');
  await asks(TWO, { type: 'answerWithIntrigue', proposal: (await playNow()).proposal, card: fog });
  await passAll();
}

/** Does all that there is to do with the deck, and tells what the dearest of each kind has cost. */
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
  await everyContractPlay(count);
  for (const ruined of [true, false])
    await count.ask(ORGANISER, { type: 'ruinPerson', person, ruined, reason });
  await done(room, ORGANISER, ring(2));
  await keepAll(room);
  await count.ask(ORGANISER, { type: 'closeIntrigue', reason });
  return count.dearest();
}
