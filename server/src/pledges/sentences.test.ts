// Sentences of promises, each by its own case (PROMISES 1 to 7): what rests while they are off, what a tie and a truce
// depend on, what a demand leaves, whose pages are told of what, and who is told.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { contractInfo, homeAnswer, statementInfo } from '../home/index.ts';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  sitDown,
  openTableRoom,
  started,
  stateOf,
  STRANGER,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import {
  dealAll,
  given,
  offerWith,
  openPromisingRoom,
  promiseOf,
  readBy,
  signedWith,
  switched,
  whereIs,
} from '../../test/support/promising.ts';

let room: EventRoom;
beforeEach(async () => {
  room = await openPromisingRoom();
});
afterEach(() => closeVerified(room));

const FOURTH = 3;
const reason = 'r';
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
const mine = (owner: number, card: string): string => promiseOf(room, owner, card);
const accept = { type: 'accept', pledges: true } as const;
const stakeWith = (number: number, friendly = false) =>
  ({ type: 'proposeMatch', with: room.person(number), stake: friendly ? 0 : 5, friendly }) as const;
const play = (pledge: string, named: number | null = null) =>
  ({ type: 'playPledge', pledge, named }) as const;
const frozen = (number: number) =>
  ({ type: 'freezePerson', person: room.person(number), frozen: true, reason }) as const;
const confirmed = async (contract: string, ...parties: readonly number[]): Promise<void> => {
  for (const party of parties) await done(room, party, onContract(contract, { type: 'confirmHandover' }));
};

async function versionOf(number: number): Promise<number> {
  const [standing] = await room.store.read.people.standings([await room.key(number)]);
  return present(standing, 'a person').version;
}

/** Returns which of these people are told of an act. */
async function hearing(numbers: readonly number[], act: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await Promise.all(numbers.map(versionOf));
  await act();
  const after = await Promise.all(numbers.map(versionOf));
  return numbers.filter((_, i) => (after[i] ?? 0) > (before[i] ?? 0));
}

async function homeOf(number: number) {
  const { world } = room.services;
  const actor = await world.actors.of(room.store.read, room.device(number));
  return present((await homeAnswer(world, room.store.read, actor)).home, 'a trader has a home');
}

/** Deals FOURTH the promises of this house, and gives the house's own to a holder; returns its key. */
async function ofFourth(house: string, holder: number): Promise<string> {
  await done(room, ORGANISER, { type: 'dealPledges', people: [room.person(FOURTH)], house, reason });
  await given(room, FOURTH, holder, { gives: mine(FOURTH, house) });
  return mine(FOURTH, house);
}

describe('giving', () => {
  test('PR4 [29.5a]: what lies before its writer or is set aside is not given', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(TWO, 'whisper')];
    await given(room, ONE, TWO, { gives: cut });
    await done(room, TWO, play(cut, 6));
    await signedWith(room, TWO, STRANGER, { gives: whisper });
    const offer = {
      type: 'offerContract',
      with: room.person(ONE),
      text: 'x',
      sum: 0,
      counters: null,
    } as const;
    for (const gives of [cut, whisper])
      expect(await ask(TWO, { ...offer, payer: 'one', pledges: { gives, asks: null } })).toBe('not-in-hand');
  });

  test('PR5: nobody asks for what is out, and while they are off nobody names any', async () => {
    await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason });
    const offer = {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'x',
      sum: 0,
      counters: null,
    } as const;
    const asking = { ...offer, payer: 'one', pledges: { gives: null, asks: mine(ONE, 'whisper') } } as const;
    expect(await ask(STRANGER, asking)).toBe('is-out');
    await done(room, ORGANISER, switched('off'));
    const whisper = { ...asking, pledges: { gives: null, asks: mine(TWO, 'whisper') } };
    expect(await ask(STRANGER, whisper)).toBe('promises-off');
  });

  test('whoever is only asked for one has to have been shown it too', async () => {
    const contract = await offerWith(room, ONE, TWO, { asks: mine(TWO, 'whisper') });
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('promises-unseen');
  });

  test('offered back, each still gives what they gave', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(TWO, 'whisper')];
    const contract = await offerWith(room, ONE, TWO, { gives: cut, asks: whisper, game: 5 });
    const back = await room.made(TWO, onContract(contract, accept));
    await done(room, ONE, onContract(back, accept));
    expect([await whereIs(room, cut), await whereIs(room, whisper)]).toEqual(['held 0', 'held 1']);
    await confirmed(back, ONE, TWO);
    expect([await whereIs(room, cut), await whereIs(room, whisper)]).toEqual(['hand 1', 'hand 0']);
  });

  test('PR7: a match holds up no contract without a promise, and whichever side gives one waits', async () => {
    const plain = await signedWith(room, ONE, TWO, { sum: 5 });
    const held = await signedWith(room, ONE, TWO, { asks: mine(TWO, 'whisper') });
    await sitDown(room, TWO, STRANGER, 5);
    await confirmed(plain, ONE, TWO);
    await confirmed(held, ONE);
    expect(await ask(TWO, onContract(held, { type: 'confirmHandover' }))).toBe('busy');
    const [shown] = (await homeOf(TWO)).contracts;
    expect(shown?.may).not.toContain('confirmHandover');
  });

  test('what moves face down is heard of by its two parties, and not even by its owner', async () => {
    const whisper = mine(STRANGER, 'whisper');
    await given(room, STRANGER, ONE, { gives: whisper });
    const traders = [ONE, TWO, STRANGER];
    const handOn = () => given(room, ONE, TWO, { gives: whisper });
    expect(await hearing(traders, handOn)).toEqual([ONE, TWO]);
  });
});

describe('tie and truce', () => {
  test.each([
    ['a sixth', { type: 'demandSixth' }],
    ['a fourth, with a promise', { type: 'demandWith', pledge: '' }],
  ] as const)('tie: it goes home where its holder demands %s of the owner', async (_, wish) => {
    const seal = await ofFourth('seal-of-right', TWO);
    const surety = mine(ONE, 'surety');
    await given(room, ONE, TWO, { gives: surety });
    const contract = await signedWith(room, ONE, TWO, { sum: 40 });
    const demand = wish.type === 'demandWith' ? { ...wish, pledge: seal } : wish;
    await done(room, TWO, onContract(contract, demand));
    expect(await whereIs(room, surety)).toBe('hand 0');
  });

  test('tie: a friendly match, and what the owner proposes, leave it where it lies', async () => {
    const surety = mine(ONE, 'surety');
    await given(room, ONE, TWO, { gives: surety });
    await room.made(TWO, stakeWith(ONE, true));
    const contract = await signedWith(room, ONE, TWO, {});
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(room, TWO, onContract(contract, { type: 'counterGame', proposal: 1, amount: 6 }));
    expect(await whereIs(room, surety)).toBe('front 1');
  });

  test('tie: switched off it rests where it lies, whoever asks for a game meanwhile; on again it goes home', async () => {
    const surety = mine(ONE, 'surety');
    await given(room, ONE, TWO, { gives: surety });
    const contract = await signedWith(room, ONE, TWO, {});
    await done(room, ORGANISER, switched('off'));
    const challenge = await room.made(TWO, stakeWith(ONE));
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 5 }));
    expect(await whereIs(room, surety)).toBe('front 1');
    await done(room, ORGANISER, switched('on'));
    await done(room, TWO, { type: 'withdrawMatch', proposal: challenge });
    expect(await whereIs(room, surety)).toBe('front 1');
    await room.made(TWO, stakeWith(ONE));
    expect(await whereIs(room, surety)).toBe('hand 0');
  });

  test('truce: an offer names no game, a friendly challenge stands, and switched off it rests', async () => {
    const contract = await signedWith(room, TWO, ONE, {});
    const friendly = await room.made(TWO, stakeWith(ONE, true));
    await given(room, ONE, TWO, { gives: mine(ONE, 'guest-right') });
    const offer = {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'x',
      sum: 0,
      counters: null,
    } as const;
    expect(await ask(ONE, { ...offer, payer: 'one', game: 5 })).toBe('truce');
    expect(await ask(ONE, { type: 'declineMatch', proposal: friendly })).toBe('ok');
    const isSaid = async () => (await homeOf(ONE)).contracts[0]?.pledges?.truce;
    expect(await isSaid()).toBe(true);
    await done(room, ORGANISER, switched('off'));
    expect(await isSaid()).toBe(false);
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const challenge = await room.made(TWO, stakeWith(ONE));
    await done(room, ORGANISER, switched('on'));
    expect(await ask(ONE, { type: 'acceptMatch', proposal: challenge })).toBe('truce');
  });
});

describe('demands (PR21)', () => {
  test('a fourth is demanded, its promise lies in front and is nobody’s to let go, and goes home with the size', async () => {
    const seal = await ofFourth('seal-of-right', ONE);
    const contract = await signedWith(room, TWO, ONE, { sum: 40 });
    await done(room, ONE, onContract(contract, { type: 'demandWith', pledge: seal }));
    expect((await readBy(room, ONE)).fronts).toMatchObject([{ pledge: seal, letGo: false }]);
    expect(await ask(ONE, { type: 'letGoPledge', pledge: seal })).toBe('not-lying');
    await started(room, TWO, onContract(contract, { type: 'chooseRounding', proposal: 1, amount: 10 }));
    expect((await readBy(room, FOURTH)).hand.map(({ pledge }) => pledge)).toContain(seal);
  });

  test('its owner hears that it is home, though the same step opens the match', async () => {
    const seal = await ofFourth('seal-of-right', ONE);
    const contract = await signedWith(room, TWO, ONE, { sum: 40 });
    await done(room, ONE, onContract(contract, { type: 'demandWith', pledge: seal }));
    const sized = { type: 'chooseRounding', proposal: 1, amount: 10 } as const;
    const heard = await hearing([FOURTH, STRANGER], () => done(room, TWO, onContract(contract, sized)));
    expect(heard).toEqual([FOURTH]);
  });

  test('refused, it is back in the hand', async () => {
    const seal = await ofFourth('seal-of-right', ONE);
    const contract = await signedWith(room, TWO, ONE, { sum: 40 });
    await done(room, ONE, onContract(contract, { type: 'demandWith', pledge: seal }));
    await done(room, TWO, onContract(contract, { type: 'refuseGame', proposal: 1 }));
    expect(await whereIs(room, seal)).toBe('hand 0');
  });
});

describe('what lies and pays (PR21 to PR23)', () => {
  test('console: an annulment to which both agree is no refusal', async () => {
    const offence = await ofFourth('offence', ONE);
    await done(room, ONE, play(offence));
    const contract = await signedWith(room, ONE, TWO, { sum: 50 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    for (const party of [ONE, TWO]) await done(room, party, onContract(contract, { type: 'agreeAnnul' }));
    expect([await whereIs(room, offence), await room.purse(FOURTH)]).toEqual(['front 0', 100]);
  });

  test('insure: the owner pays half of a stake that is lost by count', async () => {
    await ofFourth('backing', TWO);
    await given(room, STRANGER, ONE, { gives: mine(STRANGER, 'backing') });
    await done(room, ONE, play(mine(STRANGER, 'backing')));
    await done(room, TWO, play(mine(FOURTH, 'backing')));
    const table = await without(room, 8, 3);
    await table.until('finished');
    const paying = [
      await room.purse(ONE),
      await room.purse(TWO),
      await room.purse(STRANGER),
      await room.purse(FOURTH),
    ];
    // Whichever of the two has lost, their own promise pays four, and the other one stays where it is.
    expect([
      [96, 108, 96, 100],
      [108, 96, 100, 96],
    ]).toContainEqual(paying);
    const fronts = (await readBy(room, ONE)).fronts.map(({ pledge }) => pledge);
    expect(fronts).toEqual([mine(paying[2] === 96 ? FOURTH : STRANGER, 'backing')]);
  });

  test('insure: a stake that is conceded is not lost by count', async () => {
    const backing = mine(STRANGER, 'backing');
    for (const number of [ONE, TWO]) {
      await given(room, STRANGER, number, { gives: backing });
      await done(room, number, play(backing));
      const table = await without(room, 8, 3);
      await table.play(number === ONE ? 'a' : 'b', { type: 'concede' });
      expect(await whereIs(room, backing)).toBe(`front ${number}`);
      await done(room, number, { type: 'letGoPledge', pledge: backing });
    }
    expect(await room.purse(STRANGER)).toBe(100);
  });

  test('whoever is paid by a contract of others hears of it, and reads of no contract', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, STRANGER, { gives: cut });
    await done(room, STRANGER, play(cut, 6));
    const paid = () => given(room, TWO, ONE, { sum: 60 });
    expect(await hearing([ONE, TWO, STRANGER, FOURTH], paid)).toEqual([ONE, TWO, STRANGER]);
    const purse = present(
      await room.store.read.money.account({ kind: 'purse', owner: await room.key(STRANGER) }),
      'a purse',
    );
    const [newest] = await room.store.read.money.statement(purse.key, 1e9, 1);
    expect(newest).toMatchObject({ why: 'promise', sum: 10, subject: null });
  });

  test('whoever is paid by a contract of others does not read who of its parties was the last to confirm', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, STRANGER, { gives: cut });
    await done(room, STRANGER, play(cut, 6));
    const contract = await signedWith(room, TWO, ONE, { sum: 60 });
    await confirmed(contract, ONE, TWO);
    const doer = async (reader: number) => {
      const asked = { before: Number.MAX_SAFE_INTEGER } as const;
      const { items } = await statementInfo(room.store.read, await room.key(reader), asked);
      const line = present(
        items.find(({ why }) => why === 'promise'),
        'a payment',
      );
      return [line.change, line.who];
    };
    expect([await doer(STRANGER), await doer(ONE)]).toEqual([
      [10, null],
      [-10, null],
    ]);
    const [receipt] = (await homeOf(STRANGER)).receipts;
    expect(receipt).toMatchObject({ why: 'promise', who: null });
  });

  test('PR14: the owner hears of what is let go', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    await done(room, TWO, play(cut, 6));
    const letGo = () => done(room, TWO, { type: 'letGoPledge', pledge: cut });
    expect(await hearing([ONE, TWO, STRANGER], letGo)).toEqual([ONE, TWO]);
  });

  test('PR27: a play opens the seal of the giving that has come about, not of one that was annulled since', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    const contract = await signedWith(room, TWO, STRANGER, { gives: cut });
    for (const party of [TWO, STRANGER])
      await done(room, party, onContract(contract, { type: 'agreeAnnul' }));
    // The journal of this room is verified at the end.
    expect(await ask(TWO, play(cut, 6))).toBe('ok');
  });
});

describe('staff and showing', () => {
  test('PR25: both parties hear that a promise has left their contract, whichever side gave it', async () => {
    const contract = await signedWith(room, STRANGER, TWO, { asks: mine(TWO, 'whisper') });
    const ruin = { type: 'ruinPerson', person: room.person(TWO), ruined: true, reason } as const;
    expect(await hearing([ONE, TWO, STRANGER], () => done(room, ORGANISER, ruin))).toEqual([TWO, STRANGER]);
    const shown = (await homeOf(STRANGER)).contracts.find((each) => each.contract === contract);
    expect(shown?.pledges?.left).toEqual({ one: false, two: true });
    const isSaid = async (of: number) => (await homeOf(of)).pledges?.ruined;
    expect([await isSaid(TWO), await isSaid(STRANGER)]).toEqual([true, undefined]);
  });

  test('PR25: both parties hear that what one of them gives goes home, because the other is ruined', async () => {
    const contract = await signedWith(room, STRANGER, TWO, { gives: mine(STRANGER, 'whisper') });
    const ruin = (ruined: boolean) =>
      done(room, ORGANISER, { type: 'ruinPerson', person: room.person(TWO), ruined, reason });
    const told = async (of: number) =>
      (await homeOf(of)).contracts.find((each) => each.contract === contract)?.pledges?.ruined;
    expect(await told(STRANGER)).toBeUndefined();
    expect(await hearing([ONE, TWO, STRANGER], () => ruin(true))).toEqual([TWO, STRANGER]);
    const isRuined = { one: false, two: true };
    expect([await told(STRANGER), await told(TWO)]).toEqual([isRuined, isRuined]);
    expect(await hearing([ONE, TWO, STRANGER], () => ruin(false))).toEqual([TWO, STRANGER]);
    expect(await told(STRANGER)).toBeUndefined();
  });

  test('PR26: so they do where an organiser sends it home', async () => {
    const whisper = mine(TWO, 'whisper');
    const contract = await signedWith(room, STRANGER, TWO, { asks: whisper });
    const home = { type: 'sendPledgeHome', pledge: whisper, reason } as const;
    expect(await hearing([ONE, TWO, STRANGER], () => done(room, ORGANISER, home))).toEqual([TWO, STRANGER]);
    const shown = (await homeOf(STRANGER)).contracts.find((each) => each.contract === contract);
    expect(shown?.pledges?.left).toEqual({ one: false, two: true });
  });

  test('PR1: whoever is dealt to hears of it, and nobody else', async () => {
    const deal = { type: 'dealPledges', people: [room.person(FOURTH)], house: null, reason } as const;
    expect(await hearing([ONE, FOURTH], () => done(room, ORGANISER, deal))).toEqual([FOURTH]);
  });

  test('somebody who is named twice is dealt to once', async () => {
    const people = [room.person(FOURTH), room.person(FOURTH)];
    await done(room, ORGANISER, { type: 'dealPledges', people, house: null, reason });
    expect((await readBy(room, FOURTH)).hand).toHaveLength(5);
  });

  test('PR3: nobody shows to themselves, and what one has shown counts as shown to others alone', async () => {
    const pledges = [mine(ONE, 'whisper')];
    expect(await ask(ONE, { type: 'showPledges', pledges, to: room.person(ONE) })).toBe('oneself');
    await done(room, ONE, { type: 'showPledges', pledges, to: null });
    expect([(await homeOf(ONE)).pledges?.shown, (await homeOf(TWO)).pledges?.shown]).toEqual([0, 1]);
    expect((await readBy(room, ONE)).shown).toEqual([]);
  });

  test('PR3: one shows to traders alone', async () => {
    const facts = { name: 'A screen', staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    const screen = await room.made(ORGANISER, { type: 'addPerson', ...facts, reason });
    for (const to of [screen, 'nobody'])
      expect(await ask(ONE, { type: 'showPledges', pledges: [mine(ONE, 'whisper')], to })).toBe(
        'unknown-person',
      );
  });

  test('PR3: what is shown to everybody, everybody hears of; what is shown to one, those two', async () => {
    const shown = (to: number | null) =>
      done(room, ONE, {
        type: 'showPledges',
        pledges: [mine(ONE, 'whisper')],
        to: to === null ? null : room.person(to),
      });
    const all = [ONE, TWO, STRANGER, FOURTH];
    expect(await hearing(all, () => shown(TWO))).toEqual([ONE, TWO]);
    expect(await hearing(all, () => shown(null))).toEqual(all);
    expect((await homeOf(STRANGER)).pledges?.shown).toBe(1);
  });

  test('a page says what may be played: never one’s own, and nothing by whoever is frozen', async () => {
    await given(room, ONE, TWO, { gives: mine(ONE, 'the-cut'), asks: mine(TWO, 'the-cut') });
    await signedWith(room, ONE, TWO, { gives: mine(ONE, 'whisper') });
    expect((await homeOf(ONE)).pledges).toMatchObject({ hand: 4, front: 0, playable: 1 });
    // A Friend's Price is their own promise.
    expect((await homeOf(TWO)).pledges).toMatchObject({ hand: 5, front: 0, playable: 1 });
    expect((await readBy(room, ONE)).hand.filter(({ free }) => free)).toMatchObject([{ card: 'the-cut' }]);
    await done(room, ORGANISER, frozen(ONE));
    expect((await homeOf(ONE)).pledges?.playable).toBe(0);
  });

  test('a page offers nothing that would be refused: in a pause, a match, frozen or while they are off', async () => {
    await given(room, TWO, ONE, { gives: mine(TWO, 'the-cut') });
    await given(room, STRANGER, ONE, { gives: mine(STRANGER, 'backing') });
    await done(room, ONE, play(mine(STRANGER, 'backing')));
    const offers = async () => {
      const { hand, fronts } = await readBy(room, ONE);
      const theirs = (await readBy(room, TWO)).fronts.filter(({ letGo }) => letGo);
      expect(theirs).toEqual([]);
      return {
        home: (await homeOf(ONE)).pledges?.playable,
        plays: hand.filter(({ free }) => free).length,
        goes: fronts.filter(({ letGo }) => letGo).length,
      };
    };
    const [all, none] = [
      { home: 1, plays: 1, goes: 1 },
      { home: 0, plays: 0, goes: 0 },
    ];
    expect(await offers()).toEqual(all);
    const paused = (is: boolean) => ({ type: 'pauseEvent', paused: is, reason }) as const;
    const thawed = { ...frozen(ONE), frozen: false };
    for (const [stops, goesOn] of [
      [paused(true), paused(false)],
      [frozen(ONE), thawed],
      [switched('off'), switched('on')],
    ] as const) {
      await done(room, ORGANISER, stops);
      expect(await offers(), stops.type).toEqual(none);
      await done(room, ORGANISER, goesOn);
    }
    expect(await offers()).toEqual(all);
    await sitDown(room, ONE, TWO, 1);
    expect(await offers()).toEqual(none);
  });

  test('an organiser with an interest in one party reads not which promise their contract names', async () => {
    const contract = await signedWith(room, ONE, TWO, { gives: mine(ONE, 'whisper') });
    const { services, store } = room;
    const read = async () => {
      const actor = await services.world.actors.of(store.read, room.device(ORGANISER));
      const stored = present(await store.read.contracts.contract(contract), 'a contract');
      return (await contractInfo(services.world, store.read, actor, stored)).pledges;
    };
    expect((await read())?.gives.one?.card).toBe('whisper');
    await sitDown(room, ORGANISER, TWO, 1);
    expect(await read()).toBeUndefined();
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed' });
  });
});

describe('around promises (PR14, PR20, PR22)', () => {
  test('a pause and a freeze stop every play, and nobody shows while they are frozen', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    const show = { type: 'showPledges', pledges: [cut], to: null } as const;
    await done(room, ORGANISER, { type: 'pauseEvent', paused: true, reason });
    expect([await ask(TWO, play(cut, 6)), await ask(TWO, show)]).toEqual(['event-paused', 'ok']);
    await done(room, ORGANISER, { type: 'pauseEvent', paused: false, reason });
    await done(room, TWO, play(cut, 6));
    await done(room, ORGANISER, frozen(TWO));
    const letGo = { type: 'letGoPledge', pledge: cut } as const;
    expect([await ask(TWO, letGo), await ask(TWO, show)]).toEqual(['person-frozen', 'person-frozen']);
    // A frozen owner's promises work on, and so do those before a frozen holder.
    await done(room, ORGANISER, frozen(ONE));
    expect(await whereIs(room, cut)).toBe('front 1');
  });

  test('in a match nothing is played or let go outside of it', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(TWO, 'the-cut')];
    await given(room, ONE, TWO, { gives: cut });
    await given(room, TWO, ONE, { gives: whisper });
    await done(room, TWO, play(cut, 6));
    await sitDown(room, TWO, ONE, 5);
    expect(await ask(TWO, { type: 'letGoPledge', pledge: cut })).toBe('in-match');
    expect(await ask(ONE, play(whisper, 6))).toBe('in-match');
  });

  test('coins on the table: what comes about is written for people to pay, and it goes home', async () => {
    await room.close();
    room = await openTableRoom();
    await dealAll(room);
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, STRANGER, { gives: cut });
    await done(room, STRANGER, play(cut, 6));
    await given(room, TWO, ONE, { sum: 60 });
    expect((await readBy(room, STRANGER)).paid).toMatchObject([{ sum: 10, byHand: true }]);
    expect(await whereIs(room, cut)).toBe('hand 0');
  });

  test('who was dealt none reads at home what they were given', async () => {
    expect((await homeOf(FOURTH)).pledges).toBeUndefined();
    await given(room, ONE, FOURTH, { gives: mine(ONE, 'the-cut') });
    expect((await homeOf(FOURTH)).pledges).toMatchObject({ hand: 1, front: 0, playable: 1 });
    await done(room, FOURTH, play(mine(ONE, 'the-cut'), 6));
    expect((await homeOf(FOURTH)).pledges).toMatchObject({ hand: 0, front: 1, playable: 0 });
  });
});

describe('what a contract will make promises pay', () => {
  const paysOf = async (reader: number, contract: string) => {
    const { contracts } = await homeOf(reader);
    const { pledges } = present(
      contracts.find((one) => one.contract === contract),
      'a contract',
    );
    return pledges?.pays?.map(({ item, to, sum }) => [item.pledge, to.person, sum]);
  };

  test('PR22: is read in it beforehand, while it stands and they are on', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    await done(room, TWO, play(cut, 30));
    const small = await offerWith(room, STRANGER, ONE, { sum: 29 });
    const offered = await offerWith(room, STRANGER, ONE, { sum: 41 });
    const away = await offerWith(room, ONE, STRANGER, { sum: 41 });
    const due = [[cut, room.person(TWO), 6]];
    expect(await paysOf(ONE, offered)).toEqual(due);
    expect([await paysOf(ONE, small), await paysOf(ONE, away)]).toEqual([undefined, undefined]);
    await done(room, ONE, onContract(offered, { type: 'accept' }));
    expect(await paysOf(STRANGER, offered)).toEqual(due);
    await done(room, ORGANISER, switched('off'));
    expect(await paysOf(ONE, offered)).toBeUndefined();
    await done(room, ORGANISER, switched('on'));
    await confirmed(offered, STRANGER, ONE);
    const { paid } = await readBy(room, ONE);
    expect(paid.map(({ item, to, sum }) => [item.pledge, to.person, sum])).toEqual(due);
  });
});

test('a home names whose tie goes home once its owner is asked for a game, while promises are on', async () => {
  const tiesOf = async (number: number) => (await homeOf(number)).pledges?.ties;
  await given(room, ONE, TWO, { gives: mine(ONE, 'surety') });
  await given(room, STRANGER, TWO, { gives: mine(STRANGER, 'the-cut') });
  await done(room, TWO, play(mine(STRANGER, 'the-cut'), 30));
  expect([await tiesOf(TWO), await tiesOf(ONE)]).toEqual([[room.person(ONE)], undefined]);
  await done(room, ORGANISER, switched('off'));
  expect(await tiesOf(TWO)).toBeUndefined();
  await done(room, ORGANISER, switched('on'));
  await done(room, TWO, stakeWith(STRANGER));
  expect(await tiesOf(TWO)).toEqual([room.person(ONE)]);
  await done(room, TWO, stakeWith(ONE));
  expect(await tiesOf(TWO)).toBeUndefined();
});
