// Promises of an event behind their one entrance (PROMISES): who owns, gives, plays and reads what, and what they pay.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { err, present } from '@dunmer/shared/lib';
import { givingSeal } from '@dunmer/shared/pledges';
import { contractInfo, homeAnswer } from '../home/index.ts';
import {
  closeVerified,
  codeOf,
  done,
  ONE,
  onContract,
  ORGANISER,
  REFEREE,
  started,
  stateOf,
  STRANGER,
  TWO,
  without,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { linesIn, previewFor } from '../../test/support/previewing.ts';
import {
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

const reason = 'r';
const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
const mine = (owner: number, card: string): string => promiseOf(room, owner, card);
const play = (key: string, named: number | null = null): Asked => ({
  type: 'playPledge',
  pledge: key,
  named,
});
const handsOf = async (number: number) =>
  (await readBy(room, number)).hand.map(({ pledge }) => pledge).toSorted();

async function homeOf(number: number) {
  const { world } = room.services;
  const actor = await world.actors.of(room.store.read, room.device(number));
  return present((await homeAnswer(world, room.store.read, actor)).home, 'a trader has a home');
}

describe('owning (PROMISES 1)', () => {
  test('PR1, PR2: five promises each, one of the house; houses are public, and nobody is dealt to twice', async () => {
    expect(await handsOf(ONE)).toEqual(
      ['guest-right', 'surety', 'the-cut', 'whisper', 'word-of-peace']
        .map((card) => mine(ONE, card))
        .toSorted(),
    );
    const { hands } = await readBy(room, TWO);
    expect(hands.map(({ house, size }) => [house, size])).toEqual([
      ['guest-right', 5],
      ['friends-price', 5],
      ['backing', 5],
    ]);
    // With several people the refusal says whom it is about, and nobody is dealt to.
    const people = [room.person(4), room.person(ONE)];
    const answer = await room.ask(ORGANISER, { type: 'dealPledges', people, house: null, reason });
    expect(answer).toEqual({ ok: false, error: { code: 'dealt-before', who: room.person(ONE) } });
    expect((await readBy(room, TWO)).hands).toHaveLength(3);
  });

  test('a deal to somebody whom there is not says whom', async () => {
    const people = [room.person(4), 'nobody'];
    expect(await room.ask(ORGANISER, { type: 'dealPledges', people, house: null, reason })).toEqual(
      err({ code: 'unknown-person', who: 'nobody' }),
    );
    expect(await room.ask(ORGANISER, { type: 'dealPledges', people: [], house: null, reason })).toEqual(
      err({ code: 'unknown-person' }),
    );
  });

  test('PR2: whoever does not trade is dealt none, and nobody with them', async () => {
    const facts = { staff: 'display', trades: false, deal: false, drakes: 0 } as const;
    const screen = await room.made(ORGANISER, { type: 'addPerson', name: 'A screen', ...facts, reason });
    const deal = { type: 'dealPledges', people: [room.person(4), screen], house: null, reason } as const;
    expect(await room.ask(ORGANISER, deal)).toEqual(err({ code: 'not-trading', who: screen }));
    expect((await readBy(room, TWO)).hands).toHaveLength(3);
  });

  test('PR2: a house is drawn from a bag of all, and no drawn one comes twice before it is empty', async () => {
    const people = [3, 4, REFEREE, ORGANISER].map((number) => room.person(number));
    // Nobody deals to themselves.
    expect(await ask(ORGANISER, { type: 'dealPledges', people, house: null, reason })).toBe('not-allowed');
    // As many people as there are houses, less one, all at once.
    const facts = { name: 'A newcomer', staff: null, trades: true, deal: false, drakes: 0 } as const;
    const many = people.slice(0, 3);
    for (let i = 0; i < 9; i += 1)
      many.push(await room.made(ORGANISER, { type: 'addPerson', ...facts, reason }));
    await done(room, ORGANISER, { type: 'dealPledges', people: many, house: null, reason });
    const houses = (await room.store.read.pledges.hands())
      .filter(({ drawn }) => drawn)
      .map(({ house }) => house);
    expect([houses.length, new Set(houses).size]).toEqual([12, 12]);
    const unknown = { type: 'dealPledges', people: [room.person(4)], house: 'the-cut', reason } as const;
    expect(await ask(ORGANISER, unknown)).toBe('dealt-before');
  });

  test('PR3: shown to one alone, to everybody, and only what is in the hand', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(ONE, 'whisper')];
    await done(room, ONE, { type: 'showPledges', pledges: [cut], to: room.person(TWO) });
    expect((await readBy(room, TWO)).shown).toMatchObject([{ everybody: false, items: [{ pledge: cut }] }]);
    expect((await readBy(room, STRANGER)).shown).toEqual([]);
    await done(room, ONE, { type: 'showPledges', pledges: [whisper], to: null });
    expect((await readBy(room, STRANGER)).shown).toMatchObject([
      { everybody: true, items: [{ pledge: whisper }] },
    ]);
    expect(await ask(TWO, { type: 'showPledges', pledges: [cut], to: null })).toBe('not-in-hand');
    expect(await ask(ONE, { type: 'showPledges', pledges: [cut, cut], to: null })).toBe('not-in-hand');
    expect(await ask(ONE, { type: 'showPledges', pledges: [cut], to: room.person(ONE) })).toBe('oneself');
  });
});

describe('giving (PROMISES 2)', () => {
  test('PR4, PR6, PR8: signing sets both aside, fulfilment puts each into the other’s hand', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(TWO, 'whisper')];
    const contract = await signedWith(room, ONE, TWO, { gives: cut, asks: whisper });
    expect([await whereIs(room, cut), await whereIs(room, whisper)]).toEqual(['held 0', 'held 1']);
    // To everybody else a held promise counts in its giver's hand, and it is neither played nor offered.
    expect((await readBy(room, STRANGER)).hands.map(({ size }) => size)).toEqual([5, 5, 5]);
    expect((await readBy(room, ONE)).held.map(({ pledge }) => pledge).toSorted()).toEqual(
      [cut, whisper].toSorted(),
    );
    expect((await readBy(room, STRANGER)).held).toEqual([]);
    expect(await ask(ONE, { type: 'showPledges', pledges: [cut], to: null })).toBe('not-in-hand');
    for (const party of [ONE, TWO])
      await done(room, party, onContract(contract, { type: 'confirmHandover' }));
    expect([await whereIs(room, cut), await whereIs(room, whisper)]).toEqual(['hand 1', 'hand 0']);
    // Each reads what they have now, and no more what is theirs in the other's hand.
    const has = async (number: number) => {
      const hand = await handsOf(number);
      return [cut, whisper].map((key) => hand.includes(key));
    };
    expect([await has(ONE), await has(TWO)]).toEqual([
      [false, true],
      [true, false],
    ]);
    const { given: told } = await readBy(room, STRANGER);
    expect(told.map(({ item, contract: which }) => [item, which])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await readBy(room, TWO)).given.map(({ item }) => item?.pledge ?? '').toSorted()).toEqual(
      [cut, whisper].toSorted(),
    );
  });

  test('PR27: of what one has given or got one keeps promise and salt, however much others give after it', async () => {
    await given(room, ONE, TWO, { gives: mine(ONE, 'whisper') });
    await given(room, TWO, STRANGER, { gives: mine(TWO, 'whisper') });
    const [one, two] = [await room.key(ONE), await room.key(TWO)];
    // The same as on a page that has room for one giving only.
    const givers = async (number: number) => {
      const found = await room.store.read.pledges.given(1, { person: await room.key(number), own: 1 });
      return found.map(({ from }) => from);
    };
    expect(await givers(ONE)).toEqual([two, one]);
    expect([await givers(TWO), await givers(STRANGER)]).toEqual([[two], [two]]);
  });

  test('PR5: an offer sounds out no hand; what is missing at the acceptance is said then, and nothing is signed', async () => {
    const whisper = mine(TWO, 'whisper');
    await given(room, TWO, STRANGER, { gives: whisper });
    const contract = await offerWith(room, ONE, TWO, { asks: whisper });
    expect(await ask(TWO, onContract(contract, { type: 'accept', pledges: true }))).toBe('not-to-be-had');
    expect(await stateOf(room, contract)).toEqual({ at: 'offered' });
  });

  test('PR5: the writer’s has to be in their hand when it is written and when it is signed', async () => {
    const cut = mine(ONE, 'the-cut');
    const contract = await offerWith(room, ONE, TWO, { gives: cut });
    await given(room, ONE, STRANGER, { gives: cut });
    const offer = {
      type: 'offerContract',
      with: room.person(TWO),
      text: 'x',
      sum: 0,
      payer: 'one',
      counters: null,
    } as const;
    expect(await ask(ONE, { ...offer, pledges: { gives: cut, asks: null } })).toBe('not-in-hand');
    expect(await ask(ONE, { ...offer, pledges: { gives: 'nobody/the-cut', asks: null } })).toBe(
      'unknown-promise',
    );
    const own = mine(ONE, 'whisper');
    expect(await ask(ONE, { ...offer, pledges: { gives: own, asks: own } })).toBe('named-twice');
    expect(await ask(TWO, onContract(contract, { type: 'accept', pledges: true }))).toBe('not-to-be-had');
  });

  test('case 1: one promise in two offers, the first signed holds it', async () => {
    const cut = mine(ONE, 'the-cut');
    const first = await offerWith(room, ONE, TWO, { gives: cut });
    const second = await offerWith(room, ONE, STRANGER, { gives: cut });
    await done(room, TWO, onContract(first, { type: 'accept', pledges: true }));
    expect(await ask(STRANGER, onContract(second, { type: 'accept', pledges: true }))).toBe('not-to-be-had');
  });

  test('whoever accepts without having been shown the promises is refused, and nothing is signed', async () => {
    const contract = await offerWith(room, ONE, TWO, { gives: mine(ONE, 'the-cut') });
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('promises-unseen');
    expect(await stateOf(room, contract)).toEqual({ at: 'offered' });
  });

  test('PR6: annulled, each is back in its giver’s hand, and nothing was given', async () => {
    const [cut, whisper] = [mine(ONE, 'the-cut'), mine(TWO, 'whisper')];
    const contract = await signedWith(room, ONE, TWO, { gives: cut, asks: whisper });
    for (const party of [ONE, TWO]) await done(room, party, onContract(contract, { type: 'agreeAnnul' }));
    expect([await whereIs(room, cut), await whereIs(room, whisper)]).toEqual(['hand 0', 'hand 1']);
    expect((await readBy(room, ONE)).given).toEqual([]);
  });

  test('PR7: while a match binds a party, a contract that holds a promise is not fulfilled', async () => {
    const contract = await signedWith(room, ONE, TWO, { gives: mine(ONE, 'the-cut') });
    const proposal = await room.made(TWO, {
      type: 'proposeMatch',
      with: room.person(STRANGER),
      stake: 5,
      friendly: false,
    });
    await done(room, STRANGER, { type: 'acceptMatch', proposal });
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    expect(await ask(TWO, onContract(contract, { type: 'confirmHandover' }))).toBe('busy');
    const [shown] = (await homeOf(TWO)).contracts;
    expect(shown?.may).not.toContain('confirmHandover');
  });

  test('case 2: a holder gives the owner their own: it is theirs, and can’t be played', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    await given(room, TWO, ONE, { gives: cut });
    expect(await whereIs(room, cut)).toBe('hand 0');
    expect(await ask(ONE, play(cut, 6))).toBe('own-promise');
  });
});

describe('playing (PROMISES 3 to 6)', () => {
  test('PR10 to PR13, PR22: The Cut lies with its sum, pays a sixth to its holder and goes home', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, STRANGER, { gives: cut });
    expect(await ask(STRANGER, play(cut))).toBe('bad-choice');
    expect(await ask(STRANGER, play(cut, 5))).toBe('bad-choice');
    await done(room, STRANGER, play(cut, 30));
    expect((await readBy(room, TWO)).fronts).toMatchObject([{ pledge: cut, named: 30, letGo: false }]);
    const [one, stranger] = [await room.purse(ONE), await room.purse(STRANGER)];
    // Case 10: a payment of 14 brings nothing; then one of 60 brings ten.
    await given(room, TWO, ONE, { sum: 14 });
    expect([await room.purse(ONE), await room.purse(STRANGER)]).toEqual([one + 14, stranger]);
    await given(room, TWO, ONE, { sum: 60 });
    expect([await room.purse(ONE), await room.purse(STRANGER)]).toEqual([one + 64, stranger + 10]);
    expect(await whereIs(room, cut)).toBe('hand 0');
    expect((await readBy(room, STRANGER)).paid).toMatchObject([
      { sum: 10, byHand: false, item: { pledge: cut } },
    ]);
    expect((await readBy(room, TWO)).paid).toEqual([]);
  });

  test('PR22: no more is paid than the owner has, and it has come about all the same', async () => {
    const price = mine(TWO, 'friends-price');
    await given(room, TWO, ONE, { gives: price });
    await done(room, ONE, play(price));
    await done(room, ORGANISER, { type: 'payOut', person: room.person(TWO), drakes: 100, reason });
    await given(room, ONE, TWO, { sum: 40 });
    // What the contract brings can be used to pay.
    expect([await room.purse(ONE), await room.purse(TWO)]).toEqual([70, 30]);
    expect(await whereIs(room, price)).toBe('hand 1');
  });

  test('PR14: what lies is let go unused by whoever it lies before', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    await done(room, TWO, play(cut, 6));
    expect(await ask(ONE, { type: 'letGoPledge', pledge: cut })).toBe('not-lying');
    await done(room, TWO, { type: 'letGoPledge', pledge: cut });
    expect(await whereIs(room, cut)).toBe('hand 0');
  });

  test('PR10 [C1b]: Surety lies at once, and goes home when its holder proposes a game to its owner', async () => {
    const surety = mine(ONE, 'surety');
    await given(room, ONE, TWO, { gives: surety });
    expect(await whereIs(room, surety)).toBe('front 1');
    // Everybody knows a promise that is received in front, and who gave it.
    expect((await readBy(room, STRANGER)).fronts).toMatchObject([{ pledge: surety }]);
    await room.made(TWO, { type: 'proposeMatch', with: room.person(STRANGER), stake: 5, friendly: false });
    expect(await whereIs(room, surety)).toBe('front 1');
    await room.made(TWO, { type: 'proposeMatch', with: room.person(ONE), stake: 5, friendly: false });
    expect(await whereIs(room, surety)).toBe('hand 0');
  });

  test('truce: no game for a stake between the two, what stands ends, and their next contract ends it', async () => {
    const contract = await signedWith(room, ONE, TWO, {});
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const challenge = await room.made(TWO, {
      type: 'proposeMatch',
      with: room.person(ONE),
      stake: 5,
      friendly: false,
    });
    const asked = { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false } as const;
    const own = await room.made(ONE, asked);
    // A match with a third person ends nothing.
    const others = [await signedWith(room, STRANGER, ONE, {}), await signedWith(room, STRANGER, TWO, {})];
    for (const other of others)
      await done(room, STRANGER, onContract(other, { type: 'proposeGame', amount: 5 }));
    const third = await room.made(STRANGER, { ...asked, with: room.person(ONE) });
    const right = mine(ONE, 'guest-right');
    await given(room, ONE, TWO, { gives: right });
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed', game: { at: 'none' } });
    for (const other of others)
      expect(await stateOf(room, other)).toMatchObject({ at: 'signed', game: { at: 'proposed' } });
    expect(await ask(ONE, { type: 'acceptMatch', proposal: challenge })).toBe('closed');
    expect(await ask(TWO, { type: 'declineMatch', proposal: own })).toBe('closed');
    expect(await ask(ONE, { type: 'declineMatch', proposal: third })).toBe('ok');
    expect(await ask(ONE, onContract(contract, { type: 'proposeGame', amount: 5 }))).toBe('truce');
    const stake = { type: 'proposeMatch', with: room.person(TWO), stake: 5, friendly: false } as const;
    expect(await ask(ONE, stake)).toBe('truce');
    expect(await ask(ONE, { ...stake, stake: 0, friendly: true })).toBe('ok');
    expect((await homeOf(ONE)).contracts.find((each) => each.contract === contract)?.pledges?.truce).toBe(
      true,
    );
    for (const party of [ONE, TWO])
      await done(room, party, onContract(contract, { type: 'confirmHandover' }));
    expect(await whereIs(room, right)).toBe('hand 0');
    expect(await ask(ONE, stake)).toBe('ok');
  });

  test('truce: a game that was asked for while promises were off is not agreed to once they are on again', async () => {
    const contract = await signedWith(room, ONE, TWO, {});
    await given(room, ONE, TWO, { gives: mine(ONE, 'guest-right') });
    await done(room, ORGANISER, switched('off'));
    await done(room, TWO, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(room, ORGANISER, switched('on'));
    const answers = [
      { type: 'agreeGame', proposal: 1 },
      { type: 'counterGame', proposal: 1, amount: 4 },
    ] as const;
    for (const answer of answers) expect(await ask(ONE, onContract(contract, answer))).toBe('truce');
    expect(await ask(TWO, onContract(contract, { type: 'withdrawGame', proposal: 1 }))).toBe('ok');
  });

  test('answer: Word of Peace declines its owner’s game for good; the deal stands, and it is home', async () => {
    const word = mine(ONE, 'word-of-peace');
    await given(room, ONE, TWO, { gives: word });
    const contract = await signedWith(room, ONE, TWO, { sum: 60 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const [shown] = (await homeOf(TWO)).contracts;
    expect(shown?.pledges?.plays).toMatchObject([
      { type: 'answerWith', item: { pledge: word }, proposal: 1 },
    ]);
    expect((await homeOf(ONE)).contracts[0]?.pledges?.plays).toEqual([]);
    // What rests is offered to nobody.
    await done(room, ORGANISER, switched('off'));
    expect((await homeOf(TWO)).contracts[0]?.pledges?.plays).toEqual([]);
    await done(room, ORGANISER, switched('on'));
    await done(room, TWO, onContract(contract, { type: 'answerWith', proposal: 1, pledge: word }));
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed', game: { at: 'none' } });
    expect(await whereIs(room, word)).toBe('hand 0');
    expect(await ask(ONE, onContract(contract, { type: 'proposeGame', amount: 5 }))).toBe('game-barred');
  });

  test('case 4: withdrawn first, the play is stale, unseen, and the promise stays in the hand', async () => {
    const word = mine(ONE, 'word-of-peace');
    await given(room, ONE, TWO, { gives: word });
    const contract = await signedWith(room, ONE, TWO, {});
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(room, ONE, onContract(contract, { type: 'withdrawGame', proposal: 1 }));
    expect(await ask(TWO, onContract(contract, { type: 'answerWith', proposal: 1, pledge: word }))).toBe(
      'no-game-open',
    );
    expect(await whereIs(room, word)).toBe('hand 1');
  });

  test('console: a third refuses a game of the holder’s, and the owner pays a sixth of the deal, 10 at most', async () => {
    await done(room, ORGANISER, { type: 'dealPledges', people: [room.person(3)], house: 'offence', reason });
    const offence = `${room.person(3)}/offence`;
    await given(room, 3, ONE, { gives: offence });
    await done(room, ONE, play(offence));
    const contract = await signedWith(room, ONE, TWO, { sum: 50 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(room, TWO, onContract(contract, { type: 'refuseGame', proposal: 1 }));
    expect([await room.purse(3), await room.purse(ONE)]).toEqual([92, 108]);
  });

  test('off: nothing is given or played, what lies rests, and a contract that holds a promise waits', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    await done(room, TWO, play(cut, 6));
    const held = await signedWith(room, ONE, TWO, { gives: mine(ONE, 'whisper') });
    const free = await signedWith(room, TWO, ONE, { sum: 60 });
    await done(room, ORGANISER, switched('off'));
    await done(room, ONE, onContract(held, { type: 'confirmHandover' }));
    expect(await ask(TWO, onContract(held, { type: 'confirmHandover' }))).toBe('promises-off');
    for (const party of [ONE, TWO]) await done(room, party, onContract(free, { type: 'confirmHandover' }));
    expect([await whereIs(room, cut), await room.purse(TWO)]).toEqual(['front 1', 40]);
    expect(await ask(TWO, { type: 'letGoPledge', pledge: cut })).toBe('promises-off');
    await done(room, ORGANISER, switched('on'));
    await done(room, TWO, onContract(held, { type: 'confirmHandover' }));
    expect(await whereIs(room, mine(ONE, 'whisper'))).toBe('hand 1');
  });
});

describe('what everybody reads (PROMISES 3, 7)', () => {
  test('PR11: what was played stands with whoever has played it, also where it went home at once', async () => {
    const [word, cut] = [mine(ONE, 'word-of-peace'), mine(ONE, 'the-cut')];
    await given(room, ONE, TWO, { gives: word });
    await given(room, ONE, TWO, { gives: cut });
    await given(room, ONE, TWO, { gives: mine(ONE, 'surety') });
    await done(room, TWO, play(cut, 30));
    const contract = await signedWith(room, ONE, TWO, { sum: 60 });
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    await done(room, TWO, onContract(contract, { type: 'answerWith', proposal: 1, pledge: word }));
    const { played } = await readBy(room, STRANGER);
    expect(played.map(({ item, by, named }) => [item.pledge, by.person, named])).toEqual([
      [word, room.person(TWO), null],
      [cut, room.person(TWO), 30],
      [mine(ONE, 'surety'), room.person(TWO), null],
    ]);
    // The contract's history names it too, for its parties and for staff.
    const { world } = room.services;
    const stored = present(await room.store.read.contracts.contract(contract), 'a contract');
    for (const reader of [ONE, ORGANISER]) {
      const actor = await world.actors.of(room.store.read, room.device(reader));
      const { history } = await contractInfo(world, room.store.read, actor, stored);
      expect(
        history.flatMap(({ act, played: card }) => (card === undefined ? [] : { act, ...card })),
      ).toEqual([{ act: 'answerWith', module: 'promises', card: 'word-of-peace' }]);
    }
  });

  test('PR27: both parties have the salt that opens the seal of a giving, nobody else has it', async () => {
    const cut = mine(ONE, 'the-cut');
    const contract = await given(room, ONE, TWO, { gives: cut });
    const [told] = (await readBy(room, TWO)).given;
    const seal = givingSeal(contract, 'one', told?.salt ?? '', { owner: room.person(ONE), card: 'the-cut' });
    expect([told?.hash, (await readBy(room, ONE)).given[0]?.salt]).toEqual([seal, told?.salt]);
    expect((await readBy(room, STRANGER)).given).toMatchObject([{ hash: seal, salt: null, item: null }]);
  });

  test('whoever was given some before they were dealt any has a hand without a house', async () => {
    await given(room, ONE, 3, { gives: mine(ONE, 'the-cut') });
    const { hands } = await readBy(room, TWO);
    expect(hands.find(({ trader }) => trader.person === room.person(3))).toMatchObject({
      house: null,
      size: 1,
    });
  });
});

describe('ruin and staff (PROMISES 6)', () => {
  test('PR24: a settlement anew moves no promise, and its preview lists what promises have paid', async () => {
    await done(room, ORGANISER, { type: 'dealPledges', people: [room.person(3)], house: 'backing', reason });
    const backing = `${room.person(3)}/backing`;
    await given(room, 3, ONE, { gives: backing });
    await done(room, ONE, play(backing));
    for (let seed = 1; (await whereIs(room, backing)) === 'front 0'; seed++) {
      const table = await without(room, 6, seed);
      await table.until('finished');
      const [paid] = await room.store.read.pledges.payments();
      if (paid === undefined) continue;
      expect(paid).toMatchObject({ sum: 3, payer: await room.key(3), payee: await room.key(ONE) });
      const ruling = { type: 'voidMatch', match: table.match, shortfall: 'debt', reason } as const;
      const looked = await previewFor(room, REFEREE, ruling);
      expect(linesIn(looked, 'promisePaid')).toMatchObject([{ sum: 3, card: 'backing' }]);
    }
  });

  test('PR25: their own are out wherever they are, those of others that they have go home', async () => {
    const [cut, own] = [mine(TWO, 'the-cut'), mine(ONE, 'the-cut')];
    await given(room, ONE, TWO, { gives: own, asks: cut });
    const contract = await signedWith(room, ONE, STRANGER, { gives: mine(ONE, 'whisper') });
    await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason });
    expect([await whereIs(room, own), await whereIs(room, cut)]).toEqual(['out', 'hand 1']);
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed' });
    const shown = (await homeOf(STRANGER)).contracts.find((each) => each.contract === contract);
    expect(shown?.pledges?.left).toEqual({ one: true, two: false });
    for (const party of [ONE, STRANGER])
      await done(room, party, onContract(contract, { type: 'confirmHandover' }));
    expect((await readBy(room, TWO)).hands.map(({ size, ruined }) => [size, ruined])).toEqual([
      [0, true],
      [5, false],
      [5, false],
    ]);
    expect(await ask(ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined: true, reason })).toBe(
      'ruined-before',
    );
    await done(room, ORGANISER, { type: 'ruinPerson', person: room.person(ONE), ruined: false, reason });
    expect(await handsOf(ONE)).toHaveLength(5);
  });

  test.each(['friendly', 'for a stake'])(
    'PR25: whoever is in a match, %s, is ruined at its end; taken back before, nothing has happened',
    async (kind) => {
      const friendly = kind === 'friendly';
      const own = mine(ONE, 'the-cut');
      await given(room, ONE, STRANGER, { gives: own });
      const match = async (): Promise<string> => {
        const stake = friendly ? 0 : 5;
        const proposal = await room.made(ONE, {
          type: 'proposeMatch',
          with: room.person(TWO),
          stake,
          friendly,
        });
        return started(room, TWO, { type: 'acceptMatch', proposal });
      };
      const ruin = (ruined: boolean): Asked => ({
        type: 'ruinPerson',
        person: room.person(ONE),
        ruined,
        reason,
      });
      const first = await match();
      await done(room, ORGANISER, ruin(true));
      expect(await ask(ORGANISER, ruin(true))).toBe('ruined-before');
      expect([await whereIs(room, own), (await readBy(room, TWO)).hands[0]?.ruined]).toEqual([
        'hand 2',
        false,
      ]);
      await done(room, ORGANISER, ruin(false));
      await done(room, ONE, { type: 'play', match: first, command: { type: 'concede' } });
      expect(await whereIs(room, own)).toBe('hand 2');
      const second = await match();
      await done(room, ORGANISER, ruin(true));
      await done(room, TWO, { type: 'play', match: second, command: { type: 'concede' } });
      expect([await whereIs(room, own), (await readBy(room, TWO)).hands[0]?.ruined]).toEqual(['out', true]);
      await done(room, ORGANISER, ruin(false));
      expect(await handsOf(ONE)).toHaveLength(5);
    },
  );

  test('PR26: an organiser sends one home; staff with an interest do not', async () => {
    const cut = mine(ONE, 'the-cut');
    await given(room, ONE, TWO, { gives: cut });
    expect(await ask(REFEREE, { type: 'sendPledgeHome', pledge: cut, reason })).toBe('not-allowed');
    await done(room, ORGANISER, { type: 'sendPledgeHome', pledge: cut, reason });
    expect(await whereIs(room, cut)).toBe('hand 0');
    expect(await ask(ORGANISER, { type: 'sendPledgeHome', pledge: cut, reason })).toBe('at-home');
    expect(await ask(ORGANISER, { type: 'sendPledgeHome', pledge: 'nobody/the-cut', reason })).toBe(
      'unknown-promise',
    );
    // Once a promise that they hold, and once one of their own.
    await given(room, ONE, ORGANISER, { gives: cut });
    expect(await ask(ORGANISER, { type: 'sendPledgeHome', pledge: cut, reason })).toBe('not-allowed');
    expect(await whereIs(room, cut)).not.toBe('hand 0');
  });
});
