// Cards in a contract, rule by rule and card by card (PROMISES 4 and 5, INTRIGUE 3 to 5, in windows of contracts).

import { describe, expect, test } from 'vitest';
import { CardContract } from '../../testing/cardContract.ts';
import { type ContractCommand, mayDo, type Party } from '../index.ts';

const PROPOSED: ContractCommand = { type: 'proposeGame', by: 'one', amount: 5 };
const DEMANDED: ContractCommand = { type: 'demandSixth', by: 'one' };
const LETTERS = [
  'intercepted-letter#1',
  'intercepted-letter#2',
  'intercepted-letter#3',
  'intercepted-letter#4',
];

const signed = (...args: ConstructorParameters<typeof CardContract>) => new CardContract(...args).signed();
const mays = ({ terms, state, facts }: CardContract, party: Party) => mayDo(terms, state, facts, party);
const choose = (amount: number): ContractCommand => ({
  type: 'chooseRounding',
  by: 'two',
  proposal: null,
  amount,
});

describe('PR16 the window `demand`: signed, game none or proposed, the sixth could be demanded', () => {
  const SEAL = 'dora/seal-of-right';
  const seal = () => signed({ one: [SEAL], two: [] });

  test('Seal of Right demands a fourth of a third; it lies until a size is chosen, and then goes home', () => {
    const contract = seal();
    expect(contract.plays('one')).toEqual([`demandWith ${SEAL}`]);
    expect(contract.demand(SEAL)).toBe('ok');
    expect(contract.moved).toEqual([`play ${SEAL}`]);
    expect(contract.sizes).toEqual([15]);
    contract.after(choose(15));
    expect(contract.game).toBe('playing');
    expect(contract.moved).toEqual([`home ${SEAL}`]);
  });

  test('not where its owner is the other, nor of one’s own', () => {
    expect(signed({ one: ['boris/seal-of-right'] }).demand('boris/seal-of-right')).toBe('wrong-trader');
    expect(signed({ one: ['anna/seal-of-right'] }).demand('anna/seal-of-right')).toBe('own-promise');
  });

  test('PR21 the demand ends otherwise: back into the hand', () => {
    for (const end of [
      { type: 'withdrawGame', by: 'one', proposal: null },
      { type: 'refuseGame', by: 'two', proposal: null },
      { type: 'annul' },
    ] as const) {
      const contract = seal();
      contract.demand(SEAL);
      contract.after(end);
      expect(contract.moved).toEqual([`takeBack ${SEAL}`]);
    }
  });

  test('PR21 as long as the demand stands, it lies, whatever else is done in the contract', () => {
    const contract = signed({ one: [SEAL, 'slander#1'], two: ['pettifogger#1'] });
    contract.demand(SEAL);
    expect(contract.after({ type: 'agreeAnnul', by: 'one' }).moved).toEqual([]);
    contract.answer('two', 'pettifogger#1');
    expect(contract.moved).toEqual(['play pettifogger#1']);
    // The contract is annulled while that play waits, so both cards leave the table.
    expect(contract.after({ type: 'agreeAnnul', by: 'two' }).moved).toEqual([
      'spend pettifogger#1',
      `takeBack ${SEAL}`,
    ]);
  });

  test('PR21 a demand that ends because the smaller purse is below the least prestige gives it back too (R12)', () => {
    const contract = seal();
    contract.demand(SEAL);
    contract.where({ purses: { one: 1000, two: 0 } }).after(choose(15));
    expect(contract.game).toBe('none');
    expect(contract.moved).toEqual([`takeBack ${SEAL}`]);
  });

  test('the demand itself must be possible: what refuses a demand refuses the card unseen', () => {
    const contract = seal().where({ purses: { one: 1000, two: 0 } });
    expect(contract.demand(SEAL)).toBe('not-enough');
    expect(new CardContract({ one: [SEAL] }).demand(SEAL)).toBe('wrong-state');
    expect(signed({ one: [SEAL] }, { sum: 0 }).demand(SEAL)).toBe('sum-too-small');
    expect(seal().after(DEMANDED).demand(SEAL)).toBe('game-open');
  });

  test('R1 ends a proposal that stands, as a demand does', () => {
    const contract = seal().after({ ...PROPOSED, by: 'two' });
    expect(contract.demand(SEAL)).toBe('ok');
    expect(contract.game).toBe('demanded');
  });

  test('Hard Bargain demands a fourth', () => {
    const contract = signed({ one: ['hard-bargain#1'] });
    expect(contract.demand('hard-bargain#1')).toBe('ok');
    expect(contract.sizes).toEqual([15]);
    expect(contract.moved).toEqual(['play hard-bargain#1', 'spend hard-bargain#1']);
  });

  test('Own Scales: who demands names the rounding, which is the only size to choose', () => {
    for (const [rounding, size] of [
      ['floor', 2],
      ['ceil', 3],
    ] as const) {
      const contract = signed({ one: ['own-scales#1'] }, { sum: 14 });
      expect(contract.demand('own-scales#1')).toBe('bad-choice');
      expect(contract.demand('own-scales#1', rounding)).toBe('ok');
      expect(contract.sizes).toEqual([size]);
      expect(contract.try(choose(5 - size))).toBe('not-a-choice');
      contract.after(choose(size));
    }
  });

  test('no rounding is named with a card that doesn’t ask for one', () => {
    expect(signed({ one: ['hard-bargain#1'] }).demand('hard-bargain#1', 'floor')).toBe('bad-choice');
  });

  test('R11, R12 the rounding named is raised and lowered as ever', () => {
    const raised = signed({ one: ['own-scales#1'] }, { sum: 14 }).where({ least: 3 });
    raised.demand('own-scales#1', 'floor');
    expect(raised.sizes).toEqual([3]);
    const lowered = signed({ one: ['hard-bargain#1'] }).where({ purses: { one: 1000, two: 7 } });
    lowered.demand('hard-bargain#1');
    expect(lowered.sizes).toEqual([7]);
  });

  test('only who demands plays it, and only with the demand', () => {
    const contract = signed({ one: ['hard-bargain#1'], two: ['hard-bargain#2'] }).after(DEMANDED);
    expect(contract.answer('two', 'hard-bargain#2')).toBe('wrong-window');
    expect(contract.plays('one')).toEqual([]);
    expect(contract.plays('two')).toEqual([]);
  });
});

describe('PR16 the window `answer`: signed, game proposed or demanded, who has to answer', () => {
  test('Word of Peace declines a game of the owner: the deal stands, and they begin no other in it', () => {
    const key = 'anna/word-of-peace';
    const contract = signed({ two: [key] }).after(PROPOSED);
    expect(contract.plays('two')).toEqual([`answerWith ${key}`]);
    expect(contract.answer('two', key)).toBe('ok');
    expect(contract.game).toBe('none');
    expect(contract.moved).toEqual([`play ${key}`, `home ${key}`]);
    expect(contract.try(PROPOSED)).toBe('game-barred');
    expect(contract.try(DEMANDED)).toBe('game-barred');
    // The holder still may propose; then the owner may even counter with another size.
    contract.after({ type: 'proposeGame', by: 'two', amount: 5 });
    expect(contract.try({ type: 'counterGame', by: 'one', proposal: contract.proposal, amount: 7 })).toBe(
      'ok',
    );
  });

  test('Word of Peace of both: neither begins a game in it any more', () => {
    const contract = signed({ one: ['boris/word-of-peace'], two: ['anna/word-of-peace'] }).after(PROPOSED);
    contract.answer('two', 'anna/word-of-peace');
    contract.after({ ...PROPOSED, by: 'two' });
    expect(contract.answer('one', 'boris/word-of-peace')).toBe('ok');
    expect([contract.try(PROPOSED), contract.try({ ...PROPOSED, by: 'two' })]).toEqual(
      Array(2).fill('game-barred'),
    );
  });

  test('Word of Peace is not for a third', () => {
    const contract = signed({ two: ['dora/word-of-peace'] }).after(PROPOSED);
    expect(contract.answer('two', 'dora/word-of-peace')).toBe('wrong-trader');
  });

  test('Free Passage declines a game of a third, demanded too, and bars nothing', () => {
    for (const begun of [PROPOSED, DEMANDED]) {
      const contract = signed({ two: ['dora/free-passage', 'anna/free-passage'] }).after(begun);
      expect(contract.answer('two', 'anna/free-passage')).toBe('wrong-trader');
      expect(contract.answer('two', 'dora/free-passage')).toBe('ok');
      expect(contract.game).toBe('none');
      expect(contract.try(PROPOSED)).toBe('ok');
    }
  });

  test('Urgent Business declines a game: the deal stands', () => {
    const contract = signed({ two: ['urgent-business#1'] }).after(PROPOSED);
    expect(contract.answer('two', 'urgent-business#1')).toBe('ok');
    expect(contract.game).toBe('none');
    expect(contract.moved).toEqual(['play urgent-business#1', 'spend urgent-business#1']);
  });

  test('Pettifogger makes a demand one of a twelfth; a proposal is not one', () => {
    const proposed = signed({ two: ['pettifogger#1'] }).after(PROPOSED);
    expect(proposed.answer('two', 'pettifogger#1')).toBe('wrong-window');
    const demanded = signed({ two: ['pettifogger#1'] }).after(DEMANDED);
    expect(demanded.plays('two')).toEqual(['answerWith pettifogger#1']);
    expect(demanded.answer('two', 'pettifogger#1')).toBe('ok');
    expect(demanded.sizes).toEqual([5]);
    expect(mays(demanded, 'two')).toContain('chooseRounding');
  });

  test('not who made it, not where nothing stands, and only what stands now', () => {
    const contract = signed({ one: ['urgent-business#1'], two: ['urgent-business#2'] });
    expect(contract.answer('two', 'urgent-business#2')).toBe('no-game-open');
    contract.after(PROPOSED);
    expect(contract.answer('one', 'urgent-business#1')).toBe('not-yours-to-answer');
    contract.after({ type: 'counterGame', by: 'two', proposal: 1, amount: 6 });
    expect(
      contract.try({
        type: 'answerWith',
        by: 'one',
        proposal: 1,
        card: { kind: 'intrigue', key: 'urgent-business#1', card: 'urgent-business' },
      }),
    ).toBe('stale-proposal');
  });

  test('case 4: the owner withdraws as Word of Peace is played: the play is refused, unseen', () => {
    const contract = signed({ two: ['anna/word-of-peace'] }).after(PROPOSED, {
      type: 'withdrawGame',
      by: 'one',
      proposal: 1,
    });
    expect(contract.answer('two', 'anna/word-of-peace')).toBe('no-game-open');
    expect(contract.facts.windows.hands.two).toHaveLength(1);
  });

  test('a game named in an offer and agreed by signing it opens no `answer`', () => {
    const contract = new CardContract(
      { one: ['boris/word-of-peace'], two: ['anna/word-of-peace'] },
      { game: 5 },
    );
    contract.after({ type: 'accept', by: 'two', game: 5 });
    expect(contract.game).toBe('playing');
    expect([...contract.plays('one'), ...contract.plays('two')]).toEqual([]);
  });

  test('a declined demand gives the promise back that was played with it (PR21)', () => {
    const contract = signed({ one: ['dora/seal-of-right'], two: ['urgent-business#1'] });
    contract.demand('dora/seal-of-right');
    expect(contract.answer('two', 'urgent-business#1')).toBe('ok');
    expect(contract.moved).toEqual([
      'play urgent-business#1',
      'spend urgent-business#1',
      'takeBack dora/seal-of-right',
    ]);
  });
});

describe('PR10, PR20, IN10, IN25 who plays', () => {
  const answering = (hand: readonly string[]) => signed({ two: hand }).after(PROPOSED);

  test('who holds the card', () => {
    expect(answering([]).answer('two', 'urgent-business#1')).toBe('not-in-hand');
    expect(answering(['urgent-business#2']).answer('two', 'urgent-business#1')).toBe('not-in-hand');
  });

  test('not in a pause, and not who is frozen', () => {
    const contract = answering(['urgent-business#1']).where({}, { isPaused: true });
    expect(contract.answer('two', 'urgent-business#1')).toBe('event-paused');
    contract.where({}, { isPaused: false, frozen: { one: false, two: true } });
    expect(contract.answer('two', 'urgent-business#1')).toBe('frozen');
    contract.where({}, { frozen: { one: true, two: false } });
    expect(contract.answer('two', 'urgent-business#1')).toBe('ok');
  });

  test('a surplus holds up intrigue cards, not promises', () => {
    const contract = answering(['urgent-business#1', 'anna/word-of-peace']).where(
      {},
      { surplus: { one: false, two: true } },
    );
    expect(contract.answer('two', 'urgent-business#1')).toBe('surplus');
    expect(contract.answer('two', 'anna/word-of-peace')).toBe('ok');
  });
});

describe('IN19, IN20 answers in a contract', () => {
  const bargain = (two: readonly string[], one: readonly string[] = []) => {
    const contract = signed({ one: ['hard-bargain#1', ...one], two });
    contract.demand('hard-bargain#1');
    return contract;
  };

  test('the other party is asked, if they have a card in hand, whichever it is', () => {
    expect(bargain([]).asked).toBeNull();
    expect(bargain(['slander#1']).asked).toBe('two');
    expect(bargain(['anna/word-of-peace']).asked).toBeNull();
  });

  test('silence passes: the card works, and is spent', () => {
    const contract = bargain(['slander#1']);
    expect(contract.moved).toEqual(['play hard-bargain#1']);
    expect(contract.pass('one')).toBe('not-asked');
    expect(contract.pass('two')).toBe('ok');
    expect(contract.moved).toEqual(['spend hard-bargain#1']);
    expect(contract.sizes).toEqual([15]);
    expect(contract.pass('two')).toBe('asking-closed');
  });

  test('a cancelled `demand` card leaves the demand of a sixth', () => {
    const contract = bargain(LETTERS.slice(0, 1));
    expect(contract.plays('two')).toEqual(['cancelPlay intercepted-letter#1']);
    expect(contract.cancel('two', LETTERS[0] ?? '')).toBe('ok');
    expect(contract.game).toBe('demanded');
    expect(contract.sizes).toEqual([10]);
    expect(contract.moved).toEqual([
      'play intercepted-letter#1',
      'spend intercepted-letter#1',
      'spend hard-bargain#1',
    ]);
  });

  test('a cancelled `answer` card leaves the game to be answered, and another of the name may be played (IN17)', () => {
    const contract = signed({ one: LETTERS.slice(0, 1), two: ['urgent-business#1', 'urgent-business#2'] });
    contract.after(PROPOSED);
    contract.answer('two', 'urgent-business#1');
    expect(contract.asked).toBe('one');
    contract.cancel('one', LETTERS[0] ?? '');
    // `two` still holds a card, and could cancel the cancel.
    expect(contract.asked).toBe('two');
    contract.pass('two');
    expect(contract.game).toBe('proposed');
    expect(contract.answer('two', 'urgent-business#2')).toBe('ok');
    expect(contract.game).toBe('none');
  });

  test('a cancel is answered only by whom it hits; an even number leaves the play', () => {
    const contract = bargain(LETTERS.slice(0, 2), LETTERS.slice(2, 3));
    expect(contract.cancel('one', LETTERS[2] ?? '')).toBe('not-asked');
    contract.cancel('two', LETTERS[0] ?? '');
    expect(contract.asked).toBe('one');
    expect(contract.try({ type: 'passPlay', by: 'one', asking: 1 })).toBe('asking-closed');
    contract.cancel('one', LETTERS[2] ?? '');
    expect(contract.asked).toBe('two');
    contract.pass('two');
    expect(contract.sizes).toEqual([15]);
    expect(contract.moved).toEqual([
      'spend intercepted-letter#3',
      'spend intercepted-letter#1',
      'spend hard-bargain#1',
    ]);
  });

  test('an odd number undoes it', () => {
    const contract = bargain(LETTERS.slice(0, 2), LETTERS.slice(2, 3));
    contract.cancel('two', LETTERS[0] ?? '');
    contract.cancel('one', LETTERS[2] ?? '');
    expect(contract.cancel('two', LETTERS[1] ?? '')).toBe('ok');
    expect([contract.asked, contract.sizes]).toEqual([null, [10]]);
  });

  test('only `played` cards answer, and promises can’t be cancelled (IN22)', () => {
    const contract = bargain(['slander#1', 'anna/word-of-peace']);
    expect(contract.cancel('two', 'slander#1')).toBe('wrong-window');
    expect(contract.cancel('two', 'anna/word-of-peace')).toBe('wrong-window');
    expect(contract.cancel('two', 'intercepted-letter#1')).toBe('not-in-hand');
    const promised = signed({ one: ['dora/seal-of-right'], two: LETTERS });
    promised.demand('dora/seal-of-right');
    expect(promised.asked).toBeNull();
  });

  test('in a pause nobody answers', () => {
    const contract = bargain(LETTERS.slice(0, 1)).where({}, { isPaused: true });
    expect(contract.cancel('two', LETTERS[0] ?? '')).toBe('event-paused');
    expect(contract.pass('two')).toBe('event-paused');
  });
});

describe('IN17 names on the contract’s game, as long as the proposal or demand stands', () => {
  test('no second Pettifogger on one demand; on the next one there may be', () => {
    const contract = signed({ two: ['pettifogger#1', 'pettifogger#2'] }).after(DEMANDED);
    contract.answer('two', 'pettifogger#1');
    expect(contract.answer('two', 'pettifogger#2')).toBe('same-name');
    contract.after({ type: 'withdrawGame', by: 'one', proposal: null }, DEMANDED);
    expect(contract.sizes).toEqual([10]);
    expect(contract.answer('two', 'pettifogger#2')).toBe('ok');
  });
});

describe('IN21 while a play waits for its answer', () => {
  const open = () => {
    const contract = signed({ one: ['hard-bargain#1'], two: ['slander#1', 'urgent-business#1'] });
    contract.demand('hard-bargain#1');
    return contract;
  };

  test('all that is asked about the game is refused', () => {
    const contract = open();
    for (const command of [
      choose(15),
      { type: 'refuseGame', by: 'two', proposal: null },
      { type: 'withdrawGame', by: 'one', proposal: null },
      PROPOSED,
      DEMANDED,
      { type: 'agreeGame', by: 'two', proposal: 1 },
      { type: 'counterGame', by: 'two', proposal: 1, amount: 5 },
    ] as const)
      expect([command.type, contract.try(command)]).toEqual([command.type, 'play-open']);
    expect(contract.answer('two', 'urgent-business#1')).toBe('play-open');
    expect(contract.demand('hard-bargain#1')).toBe('play-open');
  });

  test('the contract can still be annulled, which closes the play without effect; the card is spent', () => {
    const contract = open().after({ type: 'agreeAnnul', by: 'one' }, { type: 'agreeAnnul', by: 'two' });
    expect(contract.game).toBe('annulled');
    expect(contract.moved).toEqual(['spend hard-bargain#1']);
  });
});

describe('`truce` between the two', () => {
  test('they propose no game and demand no sixth; what else they do goes on', () => {
    const contract = signed({ one: ['hard-bargain#1'] }).where({}, { truce: true });
    expect(contract.try(PROPOSED)).toBe('truce');
    expect(contract.try(DEMANDED)).toBe('truce');
    expect(contract.demand('hard-bargain#1')).toBe('truce');
    contract.after({ type: 'confirmHandover', by: 'one' }, { type: 'confirmHandover', by: 'two' });
  });

  test('an offer is not signed together with its game', () => {
    const contract = new CardContract({}, { game: 5 }).where({}, { truce: true });
    expect(contract.try({ type: 'accept', by: 'two', game: 5 })).toBe('truce');
    expect(contract.try({ type: 'accept', by: 'two', game: null })).toBe('ok');
  });

  test('as it begins, what stands proposed or demanded ends; a match goes on', () => {
    for (const begun of [PROPOSED, DEMANDED])
      expect(signed().after(begun, { type: 'beginTruce' }).game).toBe('none');
    const playing = signed().after(PROPOSED, { type: 'agreeGame', by: 'two', proposal: 1 });
    expect(playing.after({ type: 'beginTruce' }).game).toBe('playing');
    expect(signed().after({ type: 'beginTruce' }).game).toBe('none');
    expect(new CardContract().try({ type: 'beginTruce' })).toBe('wrong-state');
  });

  test('what was asked for while promises were off leads to no game as they are on again, and can be refused', () => {
    const off = (...begun: readonly ContractCommand[]) =>
      signed()
        .after(...begun)
        .where({}, { truce: true });
    const agreed: ContractCommand = { type: 'agreeGame', by: 'two', proposal: 1 };
    const countered: ContractCommand = { type: 'counterGame', by: 'two', proposal: 1, amount: 6 };
    expect([off(PROPOSED).try(agreed), off(PROPOSED).try(countered)]).toEqual(['truce', 'truce']);
    expect(off(DEMANDED).try(choose(10))).toBe('truce');
    for (const begun of [PROPOSED, DEMANDED]) {
      expect(off(begun).try({ type: 'withdrawGame', by: 'one', proposal: 1 })).toBe('ok');
      expect(off(begun).try({ type: 'refuseGame', by: 'two', proposal: 1 })).toBe('ok');
    }
  });

  test('as it begins, a play about that game closes, and a promise played with the demand comes back', () => {
    const played = signed({ one: ['hard-bargain#1'], two: ['slander#1'] });
    played.demand('hard-bargain#1');
    played.after({ type: 'beginTruce' });
    expect(played.asked).toBeNull();
    expect(played.moved).toEqual(['spend hard-bargain#1']);
    const promised = signed({ one: ['dora/seal-of-right'] });
    promised.demand('dora/seal-of-right');
    expect(promised.after({ type: 'beginTruce' }).moved).toEqual(['takeBack dora/seal-of-right']);
  });
});

describe('PR7 a contract that holds a promise', () => {
  const busy = { busy: { one: true, two: false } };

  test('can’t become fulfilled while a party is in a match: the second confirmation is refused', () => {
    const contract = signed()
      .where(busy, { holdsPledge: true })
      .after({ type: 'confirmHandover', by: 'one' });
    expect(contract.try({ type: 'confirmHandover', by: 'two' })).toBe('busy');
    expect(contract.try({ type: 'agreeAnnul', by: 'two' })).toBe('ok');
    contract.where({ busy: { one: false, two: false } });
    expect(contract.try({ type: 'confirmHandover', by: 'two' })).toBe('ok');
  });

  test('without a promise it can; signing is open as ever', () => {
    const contract = signed().where(busy).after({ type: 'confirmHandover', by: 'one' });
    expect(contract.try({ type: 'confirmHandover', by: 'two' })).toBe('ok');
    expect(new CardContract().where(busy, { holdsPledge: true }).signed().game).toBe('none');
  });
});

describe('INTRIGUE 8, cases of contracts', () => {
  test('case 10: Pettifogger against a Hard Bargain: the later `part` counts; a twelfth of 14 is 1 or 2', () => {
    const contract = signed({ one: ['hard-bargain#1'], two: ['pettifogger#1'] }, { sum: 14 });
    contract.demand('hard-bargain#1');
    contract.pass('two');
    expect(contract.sizes).toEqual([3, 4]);
    contract.answer('two', 'pettifogger#1');
    expect(contract.sizes).toEqual([1, 2]);
    contract.where({ purses: { one: 1000, two: 1 } });
    expect(contract.sizes).toEqual([1]);
  });

  test('case 11: Own Scales: one size stands, the other can still refuse, or play a Pettifogger', () => {
    const scaled = () => {
      const contract = signed({ one: ['own-scales#1'], two: ['pettifogger#1'] }, { sum: 14 });
      contract.demand('own-scales#1', 'ceil');
      contract.pass('two');
      return contract;
    };
    expect(scaled().sizes).toEqual([3]);
    expect(scaled().after({ type: 'refuseGame', by: 'two', proposal: null }).game).toBe('annulled');
    const twelfth = scaled();
    twelfth.answer('two', 'pettifogger#1');
    // The rounding named holds for the twelfth.
    expect(twelfth.sizes).toEqual([2]);
  });
});
