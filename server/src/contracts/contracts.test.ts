import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_SUM } from '@dunmer/shared/contract';
import {
  closeVerified,
  codeOf,
  done,
  offered,
  ONE,
  openRoom,
  openTableRoom,
  ORGANISER,
  playing,
  purses,
  REFEREE,
  signed,
  stateOf,
  STRANGER,
  TWO,
  onContract,
} from '../../test/support/dealing.ts';
import type { Asked, EventRoom } from '../../test/support/eventRoom.ts';
import { ScriptedClock } from '@dunmer/shared/testing';

let room: EventRoom;
let clock: ScriptedClock;
beforeEach(async () => {
  clock = new ScriptedClock(1_700_000_000_000);
  room = await openRoom({ clock });
});
afterEach(() => closeVerified(room));

const ask = async (number: number, asked: Asked): Promise<string> => codeOf(await room.ask(number, asked));
type OfferContract = Extract<Asked, { type: 'offerContract' }>;
interface Answer {
  readonly to?: string;
  readonly counters?: string | null;
}
const offer = (sum: number, { to = room.person(TWO), counters = null }: Answer = {}): OfferContract => ({
  type: 'offerContract',
  with: to,
  text: 'Silk',
  sum,
  payer: 'one',
  counters,
});
const held = async (contract: string): Promise<number> => {
  const key = (await room.store.read.contracts.contract(contract))?.key ?? 0;
  return (await room.store.read.money.account({ kind: 'hold', owner: key }))?.balance ?? 0;
};
const waitsOf = async (contract: string) => (await room.store.read.contracts.contract(contract))?.waits;

describe('the states of a contract (EVENT, "Contracts")', () => {
  test('offered: the other may accept, and nothing has moved', async () => {
    const contract = await offered(room);
    expect(await stateOf(room, contract)).toEqual({ at: 'offered' });
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('offered: who wrote it can withdraw it, and only the other can accept or decline it', async () => {
    const contract = await offered(room);
    expect(await ask(ONE, onContract(contract, { type: 'accept' }))).toBe('not-yours-to-answer');
    expect(await ask(ONE, onContract(contract, { type: 'decline' }))).toBe('not-yours-to-answer');
    expect(await ask(TWO, onContract(contract, { type: 'withdraw' }))).toBe('not-yours-to-withdraw');
    expect(await ask(ONE, onContract(contract, { type: 'withdraw' }))).toBe('ok');
    expect(await stateOf(room, contract)).toEqual({ at: 'withdrawn' });
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('wrong-state');
  });

  test('offered: a counter is a new offer, and ends the old one', async () => {
    const contract = await offered(room);
    const counter = await room.made(TWO, offer(50, { to: room.person(ONE), counters: contract }));
    expect(await stateOf(room, contract)).toEqual({ at: 'countered' });
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('wrong-state');
    expect(await ask(ONE, onContract(counter, { type: 'accept' }))).toBe('ok');
    expect(await purses(room)).toEqual([100, 50]);
  });

  test('signed: it can’t be countered, nor can an offer of one’s own', async () => {
    const contract = await offered(room);
    const own = offer(50, { counters: contract });
    expect(await ask(ONE, own)).toBe('not-yours-to-answer');
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('ok');
    expect(await ask(TWO, offer(50, { to: room.person(ONE), counters: contract }))).toBe('wrong-state');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'signed' });
  });

  test('declined: nothing moves', async () => {
    const contract = await offered(room);
    expect(await ask(TWO, onContract(contract, { type: 'decline' }))).toBe('ok');
    expect(await stateOf(room, contract)).toEqual({ at: 'declined' });
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('signed: the price moves from the purse of who pays to the hold', async () => {
    const contract = await signed(room, { sum: 60, payer: 'two' });
    expect([await purses(room), await held(contract)]).toEqual([[100, 40], 60]);
  });

  test('signed: twice is once', async () => {
    const contract = await signed(room);
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('wrong-state');
    expect([await purses(room), await held(contract)]).toEqual([[40, 100], 60]);
  });

  test('offered: nothing that the writer would have to lay down and does not hold; whatever the other is to pay', async () => {
    expect(await room.ask(ONE, offer(101))).toEqual({
      ok: false,
      error: { code: 'not-enough', amount: 101 },
    });
    expect(await ask(ONE, { ...offer(101), payer: 'two' })).toBe('ok');
    expect(await ask(ONE, { ...offer(90), game: 11 })).toBe('not-enough');
    expect(await ask(ONE, { ...offer(90), game: 10 })).toBe('ok');
    expect(await ask(ONE, { ...offer(500), payer: 'two', game: 101 })).toBe('not-enough');
    expect(await ask(ONE, { ...offer(1), game: 0 })).toBe('below-least');
    expect(await ask(ONE, { ...offer(1), game: 0.5 })).toBe('bad-sum');
  });

  test('signed: not where the purse does not hold it', async () => {
    const contract = await offered(room, { sum: 101, payer: 'two' });
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('not-enough');
    expect(await stateOf(room, contract)).toEqual({ at: 'offered' });
  });

  test('signed: what is held for one contract pays no other', async () => {
    const contract = await offered(room, { sum: 60 });
    await signed(room, { sum: 60 });
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('not-enough');
  });

  test('fulfilled: both confirm the handover, and the price is the other’s; one may take it back before', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    expect(await ask(ONE, onContract(contract, { type: 'confirmHandover' }))).toBe('already-done');
    await done(room, ONE, onContract(contract, { type: 'takeBackHandover' }));
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    expect(await held(contract)).toBe(60);
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    expect(await stateOf(room, contract)).toMatchObject({ at: 'fulfilled' });
    expect([await purses(room), await held(contract)]).toEqual([[40, 160], 0]);
    expect(await ask(ONE, onContract(contract, { type: 'takeBackHandover' }))).toBe('wrong-state');
  });

  test('annulled: both agree, and the price goes back to who pays', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'agreeAnnul' }));
    await done(room, ONE, onContract(contract, { type: 'takeBackAnnul' }));
    await done(room, TWO, onContract(contract, { type: 'agreeAnnul' }));
    await done(room, ONE, onContract(contract, { type: 'agreeAnnul' }));
    expect(await stateOf(room, contract)).toMatchObject({ at: 'annulled', by: 'both' });
    expect([await purses(room), await held(contract)]).toEqual([[100, 100], 0]);
  });

  test('signed: not while an organiser has stopped one of the two, whoever of them signs', async () => {
    const contract = await offered(room);
    const freeze = (frozen: boolean): Asked => ({
      type: 'freezePerson',
      person: room.person(ONE),
      frozen,
      reason: 'a quarrel',
    });
    await done(room, ORGANISER, freeze(true));
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('person-frozen');
    await done(room, ORGANISER, freeze(false));
    expect(await ask(TWO, onContract(contract, { type: 'accept' }))).toBe('ok');
  });

  test('annulled: an organiser does it with a reason; a referee and a party can’t', async () => {
    const contract = await signed(room);
    const annul: Asked = { type: 'annulContract', contract, reason: 'a joke' };
    expect(await ask(REFEREE, annul)).toBe('not-allowed');
    expect(await ask(ONE, annul)).toBe('not-allowed');
    expect(await ask(ORGANISER, annul)).toBe('ok');
    expect(await stateOf(room, contract)).toMatchObject({ at: 'annulled', by: 'organiser' });
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('annulled: not by an organiser who is a party of it', async () => {
    const contract = await room.made(ORGANISER, offer(5));
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    const refused = await room.ask(ORGANISER, { type: 'annulContract', contract, reason: 'mine' });
    expect(refused).toEqual({
      ok: false,
      error: { code: 'not-allowed', why: 'own-interest', interest: 'own' },
    });
  });

  test('a contract without a price moves nothing', async () => {
    const contract = await signed(room, { sum: 0 });
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('it waits since somebody new has to act', async () => {
    const contract = await offered(room);
    const written = clock.now();
    expect(await waitsOf(contract)).toBe(written);
    clock.advance(1000);
    await done(room, TWO, onContract(contract, { type: 'accept' }));
    expect(await waitsOf(contract)).toBe(written + 1000);
    clock.advance(1000);
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    expect(await waitsOf(contract)).toBe(written + 1000);
  });
});

describe('what is no contract', () => {
  test.each([-1, 0.5, MOST_SUM + 1, Number.MAX_VALUE, Number.NaN])('a price of %s', async (sum) => {
    expect(await ask(ONE, offer(sum))).toBe('bad-sum');
  });

  test('one with oneself, or with nobody', async () => {
    expect(await ask(ONE, offer(1, { to: room.person(ONE) }))).toBe('oneself');
    expect(await ask(ONE, offer(1, { to: 'nobody' }))).toBe('unknown-person');
  });

  test('one more than 100 that wait for their answer', async () => {
    for (let i = 0; i < 100; i++) await offered(room);
    expect(await ask(ONE, offer(1))).toBe('too-many');
    expect(await ask(ONE, { type: 'proposeMatch', with: room.person(TWO), stake: 1, friendly: false })).toBe(
      'too-many',
    );
    expect(await ask(TWO, offer(1, { to: room.person(ONE) }))).toBe('ok');
    // Nor by accepting where that would offer the same terms back.
    const withGame = await room.made(TWO, { ...offer(1, { to: room.person(ONE) }), game: 5 });
    expect(await ask(ONE, onContract(withGame, { type: 'accept' }))).toBe('too-many');
    for (const copy of (await room.copies(ONE)).slice(4))
      await done(room, ORGANISER, { type: 'moveCopy', copy, to: null, reason: 'lost' });
    const challenge = { type: 'proposeMatch', with: room.person(ONE), stake: 1, friendly: false } as const;
    const proposal = await room.made(TWO, challenge);
    expect(await ask(ONE, { type: 'acceptMatch', proposal })).toBe('too-many');
  });

  test('one more by whoever has signed 300 that are not over, until they are', async () => {
    const contracts: string[] = [];
    for (let i = 0; i < 300; i++) contracts.push(await signed(room, { sum: 0 }));
    const forStranger = offer(1, { to: room.person(STRANGER) });
    for (const who of [ONE, TWO]) expect(await ask(who, forStranger)).toBe('too-many');
    // They may still sign what others offer them.
    const others = await room.made(STRANGER, offer(0, { to: room.person(ONE) }));
    expect(await ask(ONE, onContract(others, { type: 'accept' }))).toBe('ok');
    for (const contract of contracts.slice(0, 2))
      for (const who of [ONE, TWO])
        expect(await ask(who, onContract(contract, { type: 'confirmHandover' }))).toBe('ok');
    expect(await ask(ONE, forStranger)).toBe('ok');
  });

  test('somebody else’s: a stranger hears the same as of one that there is not', async () => {
    const contract = await signed(room);
    const acts: readonly ((contract: string) => Asked)[] = [
      (id) => onContract(id, { type: 'accept' }),
      (id) => onContract(id, { type: 'confirmHandover' }),
      (id) => onContract(id, { type: 'agreeAnnul' }),
      (id) => onContract(id, { type: 'proposeGame', amount: 1 }),
      (id) => onContract(id, { type: 'demandSixth' }),
      (id) => onContract(id, { type: 'refuseGame' }),
    ];
    for (const act of acts) {
      const [theirs, none] = [await room.ask(STRANGER, act(contract)), await room.ask(STRANGER, act('none'))];
      expect(theirs).toEqual({ ok: false, error: { code: 'unknown-contract' } });
      expect(none).toEqual(theirs);
    }
    expect(await ask(STRANGER, offer(1, { counters: contract }))).toBe('unknown-contract');
  });

  test('the same id with another body', async () => {
    const first = room.command(offer(10));
    expect((await room.send(ONE, first)).ok).toBe(true);
    expect(await room.send(ONE, first)).toEqual(await room.send(ONE, first));
    const other = { ...offer(20), id: first.id };
    expect(codeOf(await room.send(ONE, other))).toBe('id-reused');
    const key = await room.key(ONE);
    expect(await room.store.read.contracts.openContractsOf(key)).toHaveLength(1);
  });
});

describe('the prestige inside a contract (EVENT, "Contracts"; rules 1.1 to 1.3)', () => {
  const gameOf = async (contract: string) => {
    const state = await stateOf(room, contract);
    return 'game' in state ? state.game : null;
  };
  const propose = (contract: string, amount: number): Asked =>
    onContract(contract, { type: 'proposeGame', amount });

  test('proposed, countered and agreed: the match is opened over the last amount', async () => {
    const contract = await signed(room);
    await done(room, ONE, propose(contract, 5));
    expect(await ask(TWO, propose(contract, 6))).toBe('game-open');
    await done(room, TWO, onContract(contract, { type: 'counterGame', proposal: 1, amount: 7 }));
    expect(await ask(TWO, onContract(contract, { type: 'agreeGame', proposal: 2 }))).toBe(
      'not-yours-to-answer',
    );
    expect(await ask(ONE, onContract(contract, { type: 'agreeGame', proposal: 1 }))).toBe('stale-proposal');
    expect(await ask(ONE, onContract(contract, { type: 'agreeGame', proposal: 2 }))).toBe('ok');
    expect(await gameOf(contract)).toEqual({ at: 'playing', amount: 7 });
    expect(await purses(room)).toEqual([33, 93]);
  });

  test('withdrawn by who made it', async () => {
    const contract = await signed(room);
    await done(room, ONE, propose(contract, 5));
    expect(await ask(TWO, onContract(contract, { type: 'withdrawGame' }))).toBe('not-yours-to-withdraw');
    await done(room, ONE, onContract(contract, { type: 'withdrawGame' }));
    expect(await gameOf(contract)).toEqual({ at: 'none' });
  });

  test.each([
    [-1, 'bad-sum'],
    [1.5, 'bad-sum'],
    [2e9, 'bad-sum'],
    [0, 'below-least'],
    [41, 'not-enough'],
  ])('a prestige of %s is refused: %s', async (amount, code) => {
    expect(await ask(ONE, propose(await signed(room), amount))).toBe(code);
  });

  test('refused: the contract is annulled by it, and the price goes back', async () => {
    const contract = await signed(room);
    await done(room, ONE, propose(contract, 5));
    expect(await ask(ONE, onContract(contract, { type: 'refuseGame' }))).toBe('not-yours-to-answer');
    await done(room, TWO, onContract(contract, { type: 'refuseGame' }));
    expect(await stateOf(room, contract)).toMatchObject({ at: 'annulled', by: 'refusal' });
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('demanded: the other can’t refuse the size and chooses the rounding; the price of 14 gives 2 or 3', async () => {
    const contract = await signed(room, { sum: 14 });
    await done(room, ONE, propose(contract, 5));
    await done(room, TWO, onContract(contract, { type: 'demandSixth' }));
    expect(await ask(ONE, onContract(contract, { type: 'demandSixth' }))).toBe('game-open');
    expect(await ask(TWO, onContract(contract, { type: 'agreeGame', proposal: 1 }))).toBe('stale-proposal');
    const choose = (amount: number): Asked => onContract(contract, { type: 'chooseRounding', amount });
    expect(await ask(TWO, choose(2))).toBe('not-yours-to-answer');
    expect(await room.ask(ONE, choose(4))).toEqual({
      ok: false,
      error: { code: 'not-a-choice', choices: [2, 3] },
    });
    expect(await ask(ONE, choose(3))).toBe('ok');
    expect(await gameOf(contract)).toEqual({ at: 'playing', amount: 3 });
  });

  test('demanded: it ends where the purses have fallen below the least meanwhile, and both hear of it', async () => {
    const contract = await signed(room, { sum: 60 });
    await done(room, TWO, onContract(contract, { type: 'demandSixth' }));
    const other = await room.made(ONE, offer(40, { to: room.person(STRANGER) }));
    await done(room, STRANGER, onContract(other, { type: 'accept' }));
    const answer = await room.ask(ONE, onContract(contract, { type: 'chooseRounding', amount: 10 }));
    expect(answer).toEqual({ ok: true, value: { type: 'demandEnded' } });
    expect(await gameOf(contract)).toEqual({ at: 'none' });
  });

  test('no sixth of nothing, and none while a purse is below the least', async () => {
    expect(await ask(ONE, onContract(await signed(room, { sum: 0 }), { type: 'demandSixth' }))).toBe(
      'sum-too-small',
    );
    const contract = await signed(room, { sum: 100 });
    expect(await ask(TWO, onContract(contract, { type: 'demandSixth' }))).toBe('not-enough');
  });

  test('while it is proposed or played it can’t be fulfilled; while it is played it can’t be annulled', async () => {
    const contract = await signed(room);
    await done(room, ONE, propose(contract, 5));
    expect(await ask(TWO, onContract(contract, { type: 'confirmHandover' }))).toBe('game-open');
    await done(room, ONE, onContract(contract, { type: 'withdrawGame' }));
    await playing(room, contract);
    for (const type of ['confirmHandover', 'agreeAnnul', 'refuseGame', 'withdrawGame'] as const)
      expect(await ask(ONE, onContract(contract, { type })), type).toBe('playing');
    expect(await ask(ORGANISER, { type: 'annulContract', contract, reason: 'no' })).toBe('playing');
  });

  test('no game once one has confirmed the handover', async () => {
    const contract = await signed(room);
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    expect(await ask(ONE, propose(contract, 5))).toBe('handover-confirmed');
    expect(await ask(ONE, onContract(contract, { type: 'demandSixth' }))).toBe('handover-confirmed');
  });

  test('one game in a contract: after the end there is no second (R17)', async () => {
    const contract = await signed(room);
    const table = await playing(room, contract);
    await table.play('a', { type: 'concede' });
    expect(await ask(ONE, propose(contract, 5))).toBe('game-over');
    expect(await ask(TWO, onContract(contract, { type: 'demandSixth' }))).toBe('game-over');
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    expect(await stateOf(room, contract)).toEqual({
      at: 'fulfilled',
      game: { at: 'taken', by: 'two', amount: 10 },
    });
  });

  test('a trader is in at most one match at a time (rule 1.5)', async () => {
    const contract = await signed(room, { sum: 5 });
    const other = await signed(room, { sum: 5 });
    await done(room, ONE, propose(other, 5));
    await playing(room, contract);
    expect(await room.ask(TWO, onContract(other, { type: 'agreeGame', proposal: 1 }))).toEqual({
      ok: false,
      error: { code: 'busy', party: 'one' },
    });
  });
});

describe('two people at once: the first counts, the second hears why not', () => {
  const both = async (first: Asked, second: Asked): Promise<readonly string[]> => {
    const answers = await Promise.all([room.ask(ONE, first), room.ask(TWO, second)]);
    return answers.map(codeOf);
  };

  test('one withdraws the game that the other refuses', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const codes = await both(
      onContract(contract, { type: 'withdrawGame' }),
      onContract(contract, { type: 'refuseGame' }),
    );
    expect(codes).toEqual(['ok', 'no-game-open']);
  });

  test('both refuse the same game', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const refuse: Asked = onContract(contract, { type: 'refuseGame' });
    const codes = (await Promise.all([room.ask(TWO, refuse), room.ask(TWO, refuse)])).map(codeOf);
    expect(codes).toEqual(['ok', 'wrong-state']);
    expect(await purses(room)).toEqual([100, 100]);
  });

  test('one refuses and the same one agrees', async () => {
    const contract = await signed(room);
    await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
    const agree: Asked = onContract(contract, { type: 'agreeGame', proposal: 1 });
    const answers = await Promise.all([
      room.ask(TWO, onContract(contract, { type: 'refuseGame' })),
      room.ask(TWO, agree),
    ]);
    expect(answers.map(codeOf)).toEqual(['ok', 'wrong-state']);
  });

  test('both demand', async () => {
    const contract = await signed(room);
    const demand: Asked = onContract(contract, { type: 'demandSixth' });
    expect(await both(demand, demand)).toEqual(['ok', 'game-open']);
  });

  test('both propose', async () => {
    const contract = await signed(room);
    const asked: Asked = onContract(contract, { type: 'proposeGame', amount: 5 });
    expect(await both(asked, asked)).toEqual(['ok', 'game-open']);
  });

  test('the last who confirms fulfils it, and it is paid once', async () => {
    const contract = await signed(room);
    const confirm: Asked = onContract(contract, { type: 'confirmHandover' });
    expect(await both(confirm, confirm)).toEqual(['ok', 'ok']);
    expect(await purses(room)).toEqual([40, 160]);
  });

  test('one withdraws the offer that the other signs', async () => {
    const contract = await offered(room);
    expect(
      await both(onContract(contract, { type: 'withdraw' }), onContract(contract, { type: 'accept' })),
    ).toEqual(['ok', 'wrong-state']);
    expect(await purses(room)).toEqual([100, 100]);
  });
});

describe('where coins lie on the table (EVENT, "Money")', () => {
  beforeEach(async () => {
    await room.close();
    room = await openTableRoom();
  });

  test('no balance is checked and nothing is entered; the contract says what was agreed and who took it', async () => {
    const before = await room.store.read.money.accounts();
    const contract = await signed(room, { sum: 5000 });
    const table = await playing(room, contract, 700);
    await table.play('b', { type: 'concede' });
    await done(room, ONE, onContract(contract, { type: 'confirmHandover' }));
    await done(room, TWO, onContract(contract, { type: 'confirmHandover' }));
    expect(await stateOf(room, contract)).toEqual({
      at: 'fulfilled',
      game: { at: 'taken', by: 'one', amount: 700 },
    });
    expect(await room.store.read.money.accounts()).toEqual(before);
    const match = await room.store.read.match(table.match);
    expect(await room.store.read.settlements.settlements(match?.key ?? 0)).toMatchObject([
      { winner: 'a', pot: 1400 },
    ]);
  });

  test('a demanded sixth is lowered to nobody’s purse', async () => {
    const contract = await signed(room, { sum: 6000 });
    await done(room, ONE, onContract(contract, { type: 'demandSixth' }));
    expect(await ask(TWO, onContract(contract, { type: 'chooseRounding', amount: 1000 }))).toBe('ok');
  });
});
