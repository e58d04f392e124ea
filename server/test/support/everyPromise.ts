// EveryPromise: every kind of command of promises, each accepted at least once, in a room that counts.

import type { Counting } from './counting.ts';
import { ONE, onContract, ORGANISER, REFEREE, STRANGER, TWO } from './dealing.ts';
import { dealAll, given, offerWith, promiseOf, signedWith, switched } from './promising.ts';
import { GIVER, housePledge, passes, plays, said, sat, stopAt } from './windowed.ts';

const reason = 'to count';

/**
 * The commands of a match with windows: opening it, a play and what it leads to, a pass, an answer given ahead, its
 * end.
 */
async function everyPlay(count: Counting): Promise<void> {
  const { room } = count;
  const blessing = await housePledge(room, 'blessing', ONE, REFEREE);
  await given(room, 4, ONE, { gives: promiseOf(room, 4, 'whisper') });
  await given(room, 4, TWO, { gives: promiseOf(room, 4, 'word-of-peace') });
  const table = await sat(room);
  await said(table, 'b', { type: 'ahead', windows: ['count'] });
  await stopAt(table, 'revealed');
  const named = { sum: 5, game: 3, gives: promiseOf(room, STRANGER, 'whisper') };
  const offer = await offerWith(room, STRANGER, GIVER, named);
  await count.ask(GIVER, onContract(offer, { type: 'accept', pledges: true, game: 3 }));
  await count.ask(ORGANISER, { type: 'sendPledgeHome', pledge: promiseOf(room, 4, 'whisper'), reason });
  const phase = await table.phase();
  if (phase.at === 'stop' && phase.asked === 'b') await passes(table, 'b');
  await plays(table, 'a', blessing, [{ seat: 'a', cell: 0 }]);
  await count.ask(ORGANISER, { type: 'sendPledgeHome', pledge: promiseOf(room, 4, 'word-of-peace'), reason });
  await table.until('finished');
}

/** Sends every kind of command of promises, in a room of its own; returns the highest cost of each kind. */
export async function everyPromise(count: Counting): Promise<Readonly<Record<string, number>>> {
  const { room } = count;
  await dealAll(room);
  const of = (owner: number, card: string): string => promiseOf(room, owner, card);
  const [cut, word, seal] = [of(ONE, 'the-cut'), of(ONE, 'word-of-peace'), of(3, 'seal-of-right')];
  await count.ask(ORGANISER, {
    type: 'dealPledges',
    people: [room.person(3)],
    house: 'seal-of-right',
    reason,
  });
  await count.ask(ORGANISER, { type: 'dealPledges', people: [room.person(4)], house: null, reason });
  await given(room, ONE, TWO, { gives: cut, asks: of(TWO, 'whisper'), sum: 14 });
  await count.ask(TWO, { type: 'playPledge', pledge: cut, named: 6 });
  await count.ask(TWO, { type: 'letGoPledge', pledge: cut });
  await given(room, ONE, STRANGER, { gives: cut });
  await count.ask(STRANGER, { type: 'playPledge', pledge: cut, named: 6 });
  const price = of(TWO, 'friends-price');
  await given(room, TWO, ONE, { gives: price });
  await count.ask(ONE, { type: 'playPledge', pledge: price, named: null });
  // The dearest case: both parties give, and promises that lie before their holders pay and go home.
  await given(room, ONE, TWO, { gives: word, asks: of(TWO, 'word-of-peace'), sum: 60 });
  await given(room, TWO, ONE, { sum: 60 });
  await count.ask(TWO, { type: 'showPledges', pledges: [word], to: null });
  const answered = await signedWith(room, ONE, TWO, { sum: 60 });
  await count.ask(ONE, onContract(answered, { type: 'proposeGame', amount: 5 }));
  await count.ask(TWO, onContract(answered, { type: 'answerWith', proposal: 1, pledge: word }));
  await given(room, 3, TWO, { gives: seal });
  const demanded = await signedWith(room, ONE, TWO, { sum: 60 });
  await count.ask(TWO, onContract(demanded, { type: 'demandWith', pledge: seal }));
  await count.ask(ONE, onContract(demanded, { type: 'refuseGame', proposal: 1 }));
  await count.ask(ORGANISER, { type: 'sendPledgeHome', pledge: seal, reason });
  // Two things in one command: the demand opens the match, and its promise goes home.
  await given(room, 3, TWO, { gives: seal });
  const pressed = await signedWith(room, ONE, TWO, { sum: 60 });
  await count.ask(TWO, onContract(pressed, { type: 'demandWith', pledge: seal }));
  const opened = await count.ask(
    ONE,
    onContract(pressed, { type: 'chooseRounding', proposal: 1, amount: 15 }),
  );
  if (!opened.ok || opened.value.type !== 'started') throw new Error('a match is opened');
  await count.ask(TWO, { type: 'play', match: opened.value.match, command: { type: 'concede' } });
  await given(room, ONE, TWO, { gives: of(ONE, 'surety') });
  await given(room, ONE, TWO, { gives: of(ONE, 'guest-right') });
  for (const ruined of [true, false])
    await count.ask(ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined, reason });
  await everyPlay(count);
  for (const value of ['off', 'on'] as const) await count.ask(ORGANISER, switched(value));
  await count.ask(ORGANISER, { type: 'closePledges', reason });
  return count.dearest();
}
