// Intrigue cards in contracts at the server (INTRIGUE 3, 4; windows `demand` and `answer`): what is played, who is
// asked for how long, what the deck records of it, and what both parties read.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ok, present } from '@dunmer/shared/lib';
import { ScriptedClock } from '@dunmer/shared/testing';
import type { ContractIntrigue, ContractWish } from '@dunmer/shared/protocol';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  playing,
  signed,
  TWO,
} from '../../test/support/dealing.ts';
import { affairsOf, contractInfo } from '../home/index.ts';
import { EventRoom } from '../../test/support/eventRoom.ts';
import {
  deckOf,
  drawUntil,
  handIn,
  intrigueSet,
  openIntrigueRoom,
  pausedAs,
} from '../../test/support/intriguing.ts';
import { plays, stopAt } from '../../test/support/windowed.ts';

let clock: ScriptedClock;
let room: EventRoom;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openIntrigueRoom({ clock });
  await room.services.deckClocks.start();
});
afterEach(async () => {
  await room.services.deckClocks.stop();
  await closeVerified(room);
});

/** Lets what has been started be committed, and its listeners run. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    await room.store.transact(async () => ok(null));
    await new Promise((turn) => setImmediate(turn));
  }
}

/** Lets these seconds pass, and lets what they bring be committed. */
async function passes(seconds: number): Promise<void> {
  await settled();
  clock.advance(1_000 * seconds);
  await settled();
}

const asks = async (who: number, contract: string, wish: ContractWish): Promise<string> =>
  codeOf(await room.ask(who, onContract(contract, wish)));

async function stateOf(contract: string) {
  const { state } = present(await room.store.read.contracts.contract(contract), 'a contract');
  return present(state.at === 'signed' ? state : null, 'it is signed');
}

const homeOf = async (who: number) => affairsOf(room.services.world, room.store.read, await room.key(who));

/** What a party reads about intrigue cards in the contract. */
async function readBy(who: number, contract: string): Promise<ContractIntrigue> {
  const { contracts } = await homeOf(who);
  return present(contracts.find((one) => one.contract === contract)?.intrigue, 'cards of a contract');
}

/** The contract's history as ONE, a party to it, reads it. */
async function historyOf(contract: string) {
  const { world } = room.services;
  const stored = present(await room.store.read.contracts.contract(contract), 'a contract');
  const actor = await world.actors.of(room.store.read, room.device(ONE));
  const { history } = await contractInfo(world, room.store.read, actor, stored);
  return history;
}

/** The steps of the history that have played a card, with the card. */
const playedIn = async (contract: string) =>
  (await historyOf(contract)).flatMap(({ act, played }) =>
    played === undefined ? [] : `${act}: ${played.module} ${played.card}`,
  );

const BARGAIN = 'hard-bargain';

describe('the window `demand` (IN12)', () => {
  test('a demand with a Hard Bargain is of a fourth; with nobody to ask it works at once, and is spent', async () => {
    const bargain = await drawUntil(room, ONE, BARGAIN);
    const contract = await signed(room, { sum: 40 });
    expect((await readBy(ONE, contract)).plays).toContainEqual({
      type: 'demandWithIntrigue',
      card: bargain,
      proposal: null,
      roundings: [],
    });
    expect((await readBy(TWO, contract)).plays).toEqual([]);
    expect(await asks(ONE, contract, { type: 'demandWithIntrigue', card: bargain, rounding: null })).toBe(
      'ok',
    );
    expect((await stateOf(contract)).game).toMatchObject({ at: 'demanded', part: 4 });
    expect((await deckOf(room)).common.spent.at(-1)).toBe(bargain);
    expect(await playedIn(contract)).toEqual(['demandWithIntrigue: intrigue hard-bargain']);
    const theirs = present((await homeOf(TWO)).contracts[0], 'a contract');
    expect(theirs.sixth).toEqual([10]);
  });

  test('Own Scales names its rounding, which is then the only size', async () => {
    const scales = await drawUntil(room, ONE, 'own-scales');
    const contract = await signed(room, { sum: 40 });
    expect((await readBy(ONE, contract)).plays).toContainEqual({
      type: 'demandWithIntrigue',
      card: scales,
      proposal: null,
      roundings: ['floor', 'ceil'],
    });
    const demand = { type: 'demandWithIntrigue', card: scales } as const;
    expect(await asks(ONE, contract, { ...demand, rounding: null })).toBe('bad-choice');
    expect(await asks(ONE, contract, { ...demand, rounding: 'ceil' })).toBe('ok');
    expect(present((await homeOf(TWO)).contracts[0], 'a contract').sixth).toEqual([7]);
  });

  test('a card that is not held, or is of another window, is refused, and nothing is moved', async () => {
    const letter = await drawUntil(room, ONE, 'intercepted-letter');
    const contract = await signed(room, { sum: 40 });
    const demand = (card: string): ContractWish => ({ type: 'demandWithIntrigue', card, rounding: null });
    expect(await asks(ONE, contract, demand('hard-bargain#60'))).toBe('not-in-hand');
    expect(await asks(ONE, contract, demand(letter))).toBe('wrong-window');
    expect(await handIn(room, ONE)).toContain(letter);
    expect((await stateOf(contract)).game.at).toBe('none');
  });

  test('IN10: with a surplus nothing is played in a contract either', async () => {
    const bargain = await drawUntil(room, ONE, BARGAIN);
    const contract = await signed(room, { sum: 40 });
    while ((await handIn(room, ONE)).length < 8)
      await done(room, ORGANISER, { type: 'letDraw', person: room.person(ONE), n: 1, reason: 'r' });
    const demand = { type: 'demandWithIntrigue', card: bargain, rounding: null } as const;
    expect(await asks(ONE, contract, demand)).toBe('surplus');
    expect((await readBy(ONE, contract)).plays).toEqual([]);
  });

  test('IN10: who is asked for a game answers with no card in a pause, while frozen or with a surplus, and is offered none', async () => {
    const business = await drawUntil(room, TWO, 'urgent-business');
    const contract = await signed(room, { sum: 40 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const { proposals: proposal } = await stateOf(contract);
    const offered = async (): Promise<number> => (await readBy(TWO, contract)).plays.length;
    expect(await offered()).toBeGreaterThan(0);
    const person = room.person(TWO);
    await done(room, ORGANISER, { type: 'freezePerson', person, frozen: true, reason: 'a quarrel' });
    expect(await offered()).toBe(0);
    await done(room, ORGANISER, { type: 'freezePerson', person, frozen: false, reason: 'it is over' });
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'rain' });
    expect(await offered()).toBe(0);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason: 'sun' });
    while ((await handIn(room, TWO)).length < 8)
      await done(room, ORGANISER, { type: 'letDraw', person, n: 1, reason: 'r' });
    expect(await asks(TWO, contract, { type: 'answerWithIntrigue', proposal, card: business })).toBe(
      'surplus',
    );
    expect(await offered()).toBe(0);
  });

  test('switched off, nothing is played; what both read says so by offering nothing', async () => {
    const bargain = await drawUntil(room, ONE, BARGAIN);
    const contract = await signed(room, { sum: 40 });
    await done(room, ORGANISER, intrigueSet('off'));
    const demand = { type: 'demandWithIntrigue', card: bargain, rounding: null } as const;
    expect(await asks(ONE, contract, demand)).toBe('intrigue-off');
    expect((await readBy(ONE, contract)).plays).toEqual([]);
  });
});

describe('an answer (IN19 to IN21)', () => {
  /** ONE demands with a Hard Bargain, and TWO, who holds a letter, is asked. */
  async function bargained(): Promise<{
    readonly contract: string;
    readonly letter: string;
    readonly bargain: string;
  }> {
    const letter = await drawUntil(room, TWO, 'intercepted-letter');
    const bargain = await drawUntil(room, ONE, BARGAIN);
    const contract = await signed(room, { sum: 40 });
    expect(await asks(ONE, contract, { type: 'demandWithIntrigue', card: bargain, rounding: null })).toBe(
      'ok',
    );
    return { contract, letter, bargain };
  }

  test('IN19: the other party is asked, with the time that is left, and reads with what it could be cancelled', async () => {
    await done(room, ORGANISER, { type: 'set', change: { name: 'responseTime', value: 30 }, reason: 'r' });
    const { contract, letter, bargain } = await bargained();
    const { play } = await readBy(TWO, contract);
    expect(play).toMatchObject({ by: 'one', card: bargain, cancels: [], asked: 'two', full: 30_000 });
    expect(await room.store.read.intrigue.deckClocks()).toMatchObject([{ kind: 'contract', left: 30_000 }]);
    const { key } = present(await room.store.read.contracts.contract(contract), 'a contract');
    const copies = await room.store.read.intrigue.intrigueCopies();
    expect(copies.find(({ copy }) => copy === bargain)).toMatchObject({ place: 'table', contract: key });
    expect(play?.answers).toContain(letter);
    expect((await readBy(ONE, contract)).play?.answers).toEqual([]);
    expect((await deckOf(room)).common.table).toMatchObject([{ copy: bargain, where: contract }]);
  });

  test('IN21: all that is asked about the game waits meanwhile; the contract can still be annulled', async () => {
    const { contract, bargain } = await bargained();
    expect(await asks(TWO, contract, { type: 'chooseRounding', amount: 10 })).toBe('play-open');
    expect(await asks(TWO, contract, { type: 'refuseGame' })).toBe('play-open');
    await done(room, ORGANISER, { type: 'annulContract', contract, reason: 'a quarrel' });
    expect((await deckOf(room)).common.spent.at(-1)).toBe(bargain);
    expect((await deckOf(room)).common.table).toEqual([]);
  });

  test('IN20: cancelled, the demand of a sixth stays; both are spent, the cancel first', async () => {
    const { contract, letter, bargain } = await bargained();
    const asking = present((await readBy(TWO, contract)).play, 'a play').asking;
    expect(await asks(TWO, contract, { type: 'cancelPlay', asking: asking + 1, card: letter })).toBe(
      'asking-closed',
    );
    expect(await asks(ONE, contract, { type: 'passPlay', asking })).toBe('not-asked');
    expect(await asks(TWO, contract, { type: 'cancelPlay', asking, card: letter })).toBe('ok');
    for (;;) {
      const { play } = await readBy(ONE, contract);
      if (play === null) break;
      await done(room, ONE, onContract(contract, { type: 'passPlay', asking: play.asking }));
    }
    expect((await stateOf(contract)).game).toMatchObject({ at: 'demanded' });
    expect((await stateOf(contract)).game).not.toHaveProperty('part');
    expect((await deckOf(room)).common.spent.slice(-2)).toEqual([letter, bargain]);
    expect(await playedIn(contract)).toEqual([
      'demandWithIntrigue: intrigue hard-bargain',
      'cancelPlay: intrigue intercepted-letter',
    ]);
  });

  test('IN25: asked while frozen, a party may pass, but not in a pause, and answers with no card', async () => {
    const { contract, letter } = await bargained();
    const asking = present((await readBy(TWO, contract)).play, 'a play').asking;
    const freeze = { type: 'freezePerson', person: room.person(TWO), frozen: true, reason: 'r' } as const;
    await done(room, ORGANISER, freeze);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'rain' });
    expect(await asks(TWO, contract, { type: 'passPlay', asking })).toBe('event-paused');
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason: 'sun' });
    expect(await asks(TWO, contract, { type: 'cancelPlay', asking, card: letter })).toBe('person-frozen');
    expect(await asks(TWO, contract, { type: 'passPlay', asking })).toBe('ok');
    expect((await stateOf(contract)).cards?.play).toBeNull();
  });

  test('IN19: silence passes after its time, which stands in a pause', async () => {
    const { contract } = await bargained();
    const asking = present((await readBy(TWO, contract)).play, 'a play').asking;
    const isPassed = async (seconds: number): Promise<boolean> => {
      await passes(seconds);
      return (await stateOf(contract)).cards?.play === null;
    };
    // The phone of TWO plays no film: the time to answer begins after 40 s at the latest.
    expect(await isPassed(39)).toBe(false);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason: 'rain' });
    expect(await isPassed(60)).toBe(false);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason: 'sun' });
    expect(await isPassed(1)).toBe(false);
    expect(await isPassed(14)).toBe(false);
    expect(await isPassed(1)).toBe(true);
    expect(await asks(TWO, contract, { type: 'passPlay', asking })).toBe('asking-closed');
    expect(await room.store.read.intrigue.deckClocks()).toEqual([]);
    expect((await stateOf(contract)).game).toMatchObject({ at: 'demanded', part: 4 });
    // The contract's history does not call it the end of a match, which is what a clock means there.
    expect((await historyOf(contract)).at(-1)).toMatchObject({ act: 'passPlay', who: null });
  });

  test('IN21: run out in the very moment in which a pause begins, it passes after that', async () => {
    const { contract } = await bargained();
    const isPassed = async () => (await stateOf(contract)).cards?.play === null;
    await passes(54);
    await pausedAs(room, () => clock.advance(1_000));
    await settled();
    expect(await isPassed()).toBe(false);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason: 'sun' });
    await passes(0);
    expect(await isPassed()).toBe(true);
  });

  test('IN19: after a restart it goes on with the time that was left', async () => {
    const { contract } = await bargained();
    // 40 s for the film, because the phone plays none, and 5 of the 15.
    await passes(45);
    await room.services.deckClocks.stop();
    clock.advance(3_600_000);
    room = await EventRoom.open({ kept: room.store, seeding: null, clock, seed: 9 });
    await room.services.deckClocks.start();
    const isPassed = async (seconds: number): Promise<boolean> => {
      await passes(seconds);
      return (await stateOf(contract)).cards?.play === null;
    };
    expect(await isPassed(9)).toBe(false);
    expect(await isPassed(1)).toBe(true);
  });

  test('IN19: switched off meanwhile, nothing is answered with, but silence passes and the game goes on', async () => {
    const { contract, letter } = await bargained();
    await done(room, ORGANISER, intrigueSet('off'));
    const asking = present((await readBy(TWO, contract)).play, 'a play').asking;
    expect(await asks(TWO, contract, { type: 'cancelPlay', asking, card: letter })).toBe('intrigue-off');
    await passes(40);
    await passes(15);
    expect((await stateOf(contract)).cards?.play).toBeNull();
    expect(await asks(TWO, contract, { type: 'chooseRounding', amount: 10 })).toBe('ok');
  });

  test('IN15, `answer`: Urgent Business declines a game that is proposed; Pettifogger needs a demand', async () => {
    const business = await drawUntil(room, TWO, 'urgent-business');
    const fog = await drawUntil(room, TWO, 'pettifogger');
    const contract = await signed(room, { sum: 40 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const { proposals: proposal } = await stateOf(contract);
    const answer = (card: string): ContractWish => ({ type: 'answerWithIntrigue', proposal, card });
    expect(await asks(TWO, contract, answer(fog))).toBe('wrong-window');
    expect(await asks(TWO, contract, answer(business))).toBe('ok');
    expect((await stateOf(contract)).game.at).toBe('none');
  });
});

test('the history names no card of the match, which a last play at the count may end in its own step', async () => {
  const reason = 'to draw anew';
  const one = { person: room.person(ONE), reason };
  // The only card of anybody, without a choice, so that nobody is asked once it is played.
  const alone = async (): Promise<string> => {
    for (;;) {
      await done(room, ORGANISER, { type: 'letDraw', n: 1, ...one });
      const card = present((await handIn(room, ONE))[0], 'one was drawn');
      if (/^(solace|false-weights|good-taste)#/.test(card)) return card;
      for (const ruined of [true, false]) await done(room, ORGANISER, { type: 'ruinPerson', ruined, ...one });
    }
  };
  const card = await alone();
  const contract = await signed(room, { sum: 40 });
  const table = await playing(room, contract, 1);
  await stopAt(table, 'count');
  expect(await plays(table, 'a', card)).toBe('ok');
  expect((await stateOf(contract)).game.at).not.toBe('playing');
  expect((await historyOf(contract)).at(-1)).toMatchObject({ act: 'play' });
  expect(await playedIn(contract)).toEqual([]);
});
