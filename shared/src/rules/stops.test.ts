// Stops and askings in a match, rule by rule: PROMISES 4 (PR15 to PR20) and INTRIGUE 3 and 4.

import { describe, expect, test } from 'vitest';
import { card, cards, enemy, onReveal, own, SILENCE, summoning, WindowTable } from '../testing/index.ts';
import { openMatch } from './index.ts';

const CAROL = 'carol/blessing';
const DORA = 'dora/blessing';
const LETTER = 'intercepted-letter#1';

const both = (): WindowTable => new WindowTable({ a: { hand: [CAROL] }, b: { hand: [DORA] } });

describe('PR15', () => {
  test('a friendly match is opened without windows: nothing is played, passed or said ahead in it', () => {
    const events = openMatch({ a: [], b: [] }, { friendly: true });
    expect(events.map(({ type }) => type)).not.toContain('WindowsOpened');
  });

  test('a match for a stake of 0 has windows', () => {
    const match = new WindowTable({ a: { hand: [CAROL] }, stake: 0 }).reveal();
    expect(match.at).toBe('revealed');
  });
});

describe('PR17', () => {
  test('a stop asks who could hold something for it, whatever lies in the hand', () => {
    const match = new WindowTable({ a: { hand: ['carol/the-cut'] } }).reveal();
    expect([match.at, match.asked]).toEqual(['revealed', 'a']);
  });

  test('promises of one’s own ask nobody, and nobody is asked without any', () => {
    const match = new WindowTable({
      a: { hand: ['anna/blessing'] },
      b: { hand: ['boris/hideout'] },
    }).reveal();
    expect(match.askings).toEqual([]);
    expect(match.log.some(({ type }) => type === 'StopBegun')).toBe(false);
    expect(match.at).toBe('finished');
  });

  test('PR6 who has set all aside is asked, for to everybody else it counts as in the hand', () => {
    expect(new WindowTable({ b: { aside: 1 } }).reveal().asked).toBe('b');
  });

  test('a publicly empty hand is not asked, whatever may have been there', () => {
    const match = new WindowTable({ a: { hand: [CAROL] }, b: { aside: 1 } });
    const { holdings } = match.windows;
    match.when({ type: 'hold', seat: 'b', hand: [], holding: { ...holdings.b, pledges: 0 } }).reveal();
    expect(match.asked).toBe('a');
    match.until('end');
    expect(match.askings.filter((asking) => asking.endsWith('b'))).toEqual([]);
  });

  test('a play lowers the number openly: who has played all is not asked again', () => {
    const match = new WindowTable({ a: { hand: [CAROL] } }).reveal().play('a', CAROL, 'a0');
    expect(match.windows.holdings.a).toMatchObject({ mayHold: 0, pledges: 0 });
    expect(match.askings).toEqual(['revealed a']);
    expect(match.at).toBe('finished');
  });
});

describe('PR18', () => {
  test('where both could be asked, the first stop holds a toss for who begins; at each further one they take turns', () => {
    const match = both().tossing('b').reveal();
    expect(match.log.filter(({ type }) => type === 'TossHeld')).toEqual([
      { type: 'TossHeld', to: 'everyone', occasion: { step: 'window' }, winner: 'b' },
    ]);
    expect(match.asked).toBe('b');
    expect(match.until('between', 1).asked).toBe('a');
    expect(match.until('between', 2).asked).toBe('b');
    expect(match.until('count').asked).toBe('a');
    expect(match.until('end').log.filter(({ type }) => type === 'TossHeld')).toHaveLength(1);
  });

  test('where one could, that one begins, and it does not count for whose turn it is next', () => {
    const match = both().ahead('a', 'revealed').reveal();
    expect(match.asked).toBe('b');
    expect(match.tossing('a').pass('b').asked).toBe('a');
    expect(match.at).toBe('between 1');
    expect(match.until('between', 2).asked).toBe('b');
  });

  test('whose turn it is plays one promise, then it is the other’s turn', () => {
    const match = new WindowTable({ a: { hand: [CAROL, DORA] }, b: { hand: ['dora/quiet-word'] } });
    match.tossing('a').reveal().play('a', CAROL, 'a0');
    expect(match.asked).toBe('b');
    expect(match.triesToPlay('a', DORA, 'a1')).toBe('not-asked');
    expect(match.play('b', 'dora/quiet-word', 'a3').asked).toBe('a');
  });

  test('a refused play changes nothing: they are still asked', () => {
    const match = both().tossing('a').reveal();
    expect(match.triesToPlay('a', 'carol/hideout', 'a0')).toBe('not-in-hand');
    expect(match.triesToPlay('a', CAROL, 'b0')).toBe('bad-choice');
    expect(match.asked).toBe('a');
    expect(match.askings).toEqual(['revealed a']);
  });

  test('it is over when each seat that could has passed since the last play', () => {
    const match = both().tossing('a').reveal().pass('a');
    expect(match.asked).toBe('b');
    match.play('b', DORA, 'b0');
    expect([match.at, match.asked]).toEqual(['revealed', 'a']);
    expect(match.pass('a').at).toBe('between 1');
  });

  test('who waits for their turn may pass meanwhile, once; who is not asked at all may not', () => {
    const match = both().tossing('a').reveal().pass('b');
    expect(match.tries({ type: 'pass', seat: 'b', asking: match.windows.asking })).toBe('not-asked');
    expect(match.pass('a').at).toBe('between 1');
    const alone = new WindowTable({ a: { hand: [CAROL] } }).reveal();
    expect(alone.tries({ type: 'pass', seat: 'b', asking: alone.windows.asking })).toBe('not-asked');
  });

  test('a play undoes the pass of who waits', () => {
    const match = both().tossing('a').reveal().pass('b').play('a', CAROL, 'a0');
    expect(match.asked).toBe('b');
  });

  test('case 7: both press “pass” at once, and the stop is over, whoever’s turn it was', () => {
    for (const [one, other] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      const match = both().tossing('a').reveal();
      const { asking } = match.windows;
      match.when({ type: 'pass', seat: one, asking }).when({ type: 'pass', seat: other, asking });
      expect(match.at).toBe('between 1');
    }
  });

  test('case 7: a seat passed, then the other plays: the first is asked again, unless it said ahead that it passes', () => {
    const again = both().tossing('a').reveal().pass('a').play('b', DORA, 'b0');
    expect(again.asked).toBe('a');
    const ahead = both().tossing('a').reveal().ahead('a', 'revealed').play('b', DORA, 'b0');
    expect(ahead.at).toBe('between 1');
  });

  test('what is passed or played names what it answers, and is stale once that is over', () => {
    const match = both().tossing('a').reveal();
    const stale = { type: 'pass', seat: 'a', asking: match.windows.asking } as const;
    match.play('a', CAROL, 'a0').pass('b');
    expect(match.at).toBe('between 1');
    expect(match.tries({ ...stale, seat: 'b' })).toBe('asking-closed');
    const late = { type: 'play', seat: 'b', card: DORA, on: [], asking: stale.asking } as const;
    expect(match.tries(late)).toBe('asking-closed');
  });
});

describe('PR19', () => {
  test('said ahead, a seat is as if it had nothing for these windows; both read it', () => {
    const match = both().ahead('a', 'count', 'revealed', 'between').reveal();
    expect(match.windows.ahead.a).toEqual(['revealed', 'between', 'count']);
    expect(match.until('end').askings.filter((asking) => asking.includes(' a'))).toEqual([]);
  });

  test('it may be said and changed at any time, from the opening on, while others are asked too', () => {
    const match = both().ahead('a', 'revealed').reveal();
    match.ahead('a');
    expect(match.asked).toBe('b');
    expect(match.pass('b').asked).toBe('a');
    expect(match.at).toBe('revealed');
  });

  test('said by who is asked, it is a pass; of another window it is none', () => {
    const match = both().tossing('a').reveal().ahead('a', 'count');
    expect(match.asked).toBe('a');
    expect(match.ahead('a', 'count', 'revealed').asked).toBe('b');
  });

  test('a clock that has run out is a pass, and ahead for all; a referee’s default is a pass', () => {
    const clock = both().tossing('a').reveal();
    clock.when({ type: 'applyDefault', seat: 'a', by: 'clock', draft: null });
    expect(clock.windows.ahead.a).toEqual(['revealed', 'between', 'count', 'answers']);
    expect(clock.names).toEqual(['DefaultApplied', 'AheadSaid', 'SeatPassed', 'SeatAsked']);
    const referee = both().tossing('a').reveal();
    referee.when({ type: 'applyDefault', seat: 'a', by: 'referee', draft: null });
    expect(referee.windows.ahead.a).toEqual([]);
    expect(referee.asked).toBe('b');
    expect(referee.tries({ type: 'applyDefault', seat: 'a', by: 'referee', draft: null })).toBe(
      'nothing-due',
    );
  });

  test('the player takes it back, and is asked again', () => {
    const match = both().tossing('a').reveal();
    match.when({ type: 'applyDefault', seat: 'a', by: 'clock', draft: null }).pass('b');
    expect([match.at, match.asked]).toEqual(['between 1', 'b']);
    expect(match.ahead('a').pass('b').asked).toBe('a');
  });

  test('taken back at the same stop, it was no pass: the seat could be asked, and is', () => {
    const match = both().tossing('a').reveal().ahead('a', 'revealed').ahead('a').pass('b');
    expect([match.at, match.asked]).toEqual(['revealed', 'a']);
  });

  test('in a stop it is before the count: conceding, award and void are open as ever (R9, R10)', () => {
    for (const command of [
      { type: 'concede', seat: 'b' },
      { type: 'award', winner: 'b', claim: true, reason: 'late' },
      { type: 'void', reason: 'late' },
    ] as const)
      expect(both().tossing('a').reveal().until('count').tries(command)).toBe('ok');
  });

  test('after the count nothing is said ahead any more', () => {
    const match = both().tossing('a').reveal().until('end');
    expect(match.tries({ type: 'ahead', seat: 'a', windows: [] })).toBe('wrong-phase');
  });
});

describe('where a stop stands', () => {
  const fielded = cards({
    crier: card('strength > cunning', onReveal(1, enemy('field'), [SILENCE])),
    weak: 'strength',
    caller: card('wisdom > strength', summoning(1)),
    imp: { ...card('wisdom'), traits: ['creature'] },
  });

  test('`revealed` is after the reveal, before the first ability comes up; statics work already', () => {
    const match = new WindowTable({
      catalogue: fielded,
      a: { half: 'crier # #/ # # #', hand: [CAROL] },
    }).reveal();
    expect(match.log.some(({ type }) => type === 'AbilityCast')).toBe(false);
    match.pass('a');
    expect(match.last.findIndex(({ type }) => type === 'AbilityCast')).toBeGreaterThan(0);
  });

  test('`between` is after rounds 1 and 2, when the defeated have left, before the list of summons is fixed', () => {
    const match = new WindowTable({
      catalogue: fielded,
      a: { half: 'caller # # / # # # + imp', hand: [CAROL] },
      b: { half: 'weak # # / # # #' },
    }).reveal();
    match.until('between', 1);
    expect(match.half('b')).toBe('- # # / # # #');
    expect(match.log.some(({ type }) => type === 'SummonsBegun')).toBe(false);
    match.pass('a');
    expect(match.names).toContain('SummonsBegun');
  });

  test('`count` is after round 3, before the count', () => {
    const match = new WindowTable({ a: { hand: [CAROL] } }).reveal().until('count');
    expect(match.common.rounds).toBe(3);
    expect(match.names).not.toContain('MatchCounted');
    expect(match.pass('a').names).toContain('MatchCounted');
  });

  test('the order of abilities is that of the reveal, wherever a card stands after the stop (rule 3.4)', () => {
    const catalogue = cards({
      first: card('strength', onReveal(1, own('field'), [SILENCE])),
      second: card('strength', onReveal(1, enemy('field'), [SILENCE])),
    });
    const half = 'first # # / second # #';
    const more = {
      intrigue: new Map([
        [
          'shift',
          {
            id: 'shift',
            window: 'revealed' as const,
            effects: [
              {
                op: 'cast' as const,
                target: { side: 'own' as const, where: 'front' as const, pick: 'one' as const },
                effects: [{ op: 'swap' as const }],
              },
            ],
          },
        ],
      ]),
    };
    const match = new WindowTable({ catalogue, more, a: { half, hand: ['shift#1'] } }).reveal();
    match.play('a', 'shift#1', 'a0').until('end');
    const cast = match.log.find(({ type }) => type === 'AbilityCast');
    expect(cast).toMatchObject({ by: { card: 'first' } });
  });
});

describe('IN12', () => {
  test('a stop asks also who has a card in hand, whatever card', () => {
    const match = new WindowTable({ b: { hand: ['market-talk#1'] } }).reveal();
    expect(match.asked).toBe('b');
  });

  test('one asking serves both modules', () => {
    const match = new WindowTable({ a: { hand: [CAROL, 'whetstone#1'] } }).reveal();
    match.play('a', CAROL, 'a0');
    expect(match.askings).toEqual(['revealed a', 'revealed a']);
    match.play('a', 'whetstone#1', 'a0');
    expect(match.at).toBe('finished');
  });
});

describe('what changes hands from outside', () => {
  test('a ring in the middle of a stop brings a card, and its seat is asked (IN6)', () => {
    const match = new WindowTable({ a: { hand: [CAROL] } }).reveal();
    const holding = { ...match.windows.holdings.b, intrigue: 1 };
    match.when({
      type: 'hold',
      seat: 'b',
      hand: [{ kind: 'intrigue', key: LETTER, card: 'intercepted-letter' }],
      holding,
    });
    expect(match.asked).toBe('a');
    expect(match.pass('a').asked).toBe('b');
    expect(match.hand('b')).toEqual([LETTER]);
  });

  test('PR25 a ruin takes the last promise of who is asked: it is the other’s turn', () => {
    const match = both().tossing('a').reveal();
    const holding = { ...match.windows.holdings.a, mayHold: 0, pledges: 0 };
    match.when({ type: 'hold', seat: 'a', hand: [], holding });
    expect(match.asked).toBe('b');
    match.when({ type: 'hold', seat: 'b', hand: [], holding: { ...holding } });
    expect(match.at).toBe('finished');
  });

  test('IN10 who has cards above the limit plays and answers nothing, and is asked all the same', () => {
    const match = new WindowTable({ a: { hand: ['whetstone#1', CAROL] }, b: { hand: [LETTER] } });
    const hand = match.state.secret.a.windows?.hand ?? [];
    match.when({ type: 'hold', seat: 'a', hand, holding: { ...match.windows.holdings.a, surplus: true } });
    match.tossing('a').reveal();
    expect(match.asked).toBe('a');
    expect(match.triesToPlay('a', 'whetstone#1', 'a0')).toBe('surplus');
    expect(match.triesToPlay('a', CAROL, 'a0')).toBe('ok');
  });

  test('nothing is taken in after the count, nor in a match without windows', () => {
    const match = new WindowTable({ a: { hand: [CAROL] } }).reveal().until('end');
    const holding = match.windows.holdings.a;
    expect(match.tries({ type: 'hold', seat: 'a', hand: [], holding })).toBe('wrong-phase');
  });
});

test('a match without windows refuses all of it', () => {
  const match = both();
  match.state = { ...match.state, common: without(match.common) };
  const { asking } = { asking: 0 };
  expect(match.tries({ type: 'pass', seat: 'a', asking })).toBe('no-windows');
  expect(match.tries({ type: 'ahead', seat: 'a', windows: [] })).toBe('no-windows');
  expect(match.tries({ type: 'play', seat: 'a', card: CAROL, on: [], asking: null })).toBe('no-windows');
});

function without({ windows: _, ...common }: WindowTable['common']): WindowTable['common'] {
  return common;
}
