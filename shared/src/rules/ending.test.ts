// Rule 6 and "How a match ends": count, claim, waiver, concession, award, void and default.

import { describe, expect, test } from 'vitest';
import {
  card,
  cards,
  creature,
  enemy,
  eventsOf,
  field,
  given,
  grant,
  lay,
  onReveal,
  opened,
  REVEAL,
  revealed,
  summoning,
  type Table,
} from '../testing/index.ts';
import { type Laying, type Phase, type RuleCommand, type Seat, viewOf } from './index.ts';

const CARDS = cards({
  idle: 'strength',
  weak: 'wealth',
  slayer: 'wisdom > wealth',
  witch: card('strength', summoning(1, { uses: 1 })),
  scamp: creature('cunning'),
  picker: card('power', onReveal(1, { ...enemy('field'), pick: 'one' }, [grant('protection', 'wisdom')])),
});

const phase = (table: Table): Phase => table.state.common.phase;
const claim = (seat: Seat, copy: string): RuleCommand => ({ type: 'claim', seat, copy });
const waive = (seat: Seat): RuleCommand => ({ type: 'waive', seat });
const concede = (seat: Seat): RuleCommand => ({ type: 'concede', seat });
const award = (winner: Seat, allowsClaim: 'claim' | 'no claim', reason = 'a quarrel'): RuleCommand => ({
  type: 'award',
  winner,
  claim: allowsClaim === 'claim',
  reason,
});
const VOID: RuleCommand = { type: 'void', reason: 'a mistake' };
const byDefault = (
  seat: Seat,
  draft: Laying | null = null,
  by: 'referee' | 'clock' = 'referee',
): RuleCommand => ({
  type: 'applyDefault',
  seat,
  by,
  draft,
});

/** One match for each phase in which a match can rest. */
const placing = (): Table => opened(CARDS, { a: 'idle weak', b: 'idle' });
const complete = (): Table => given(CARDS, { a: 'idle weak', b: 'idle' });
const choosing = (): Table => revealed(CARDS, { a: 'picker', b: 'idle slayer' });
const summoning1 = (): Table =>
  revealed(CARDS, { a: 'weak idle idle / witch idle idle + scamp', b: 'slayer' });
const claiming = (): Table => revealed(CARDS, { a: 'idle - idle / - weak', b: 'idle' });
const drawn = (): Table => revealed(CARDS, { a: 'idle', b: 'idle' });

describe('6.1 the count', () => {
  test('6.1 counts the cards on each half, both rows, defeated ones not', () => {
    const table = revealed(CARDS, { a: 'weak idle - / - idle idle', b: 'slayer' });
    expect(field(table, 'a')).toBe('- idle idle / - idle -');
    expect(table.last.at(-1)).toEqual({
      type: 'MatchCounted',
      to: 'everyone',
      survivors: { a: 3, b: 1 },
      winner: 'a',
    });
  });

  test('6.1 counts summoned cards too', () => {
    const table = summoning1().summon('a.scamp', 'front', 0);
    expect(eventsOf(table.log, 'MatchCounted')[0]?.survivors).toEqual({ a: 6, b: 1 });
  });

  test.each([
    ['a', { a: 'idle idle', b: 'idle' }],
    ['b', { a: 'idle', b: 'idle / - idle' }],
  ] as const)('6.1 more cards take the match (%s)', (winner, halves) => {
    expect(phase(revealed(CARDS, halves))).toMatchObject({
      at: 'claiming',
      ending: { kind: 'counted', winner },
    });
  });

  test('6.1 the same number: drawn, and nobody pays the price of victory', () => {
    expect(phase(drawn())).toEqual({
      at: 'finished',
      ending: { kind: 'drawn', survivors: { a: 1, b: 1 } },
      price: { kind: 'none' },
    });
    for (const seat of ['a', 'b'] as const)
      expect(drawn().refusal(waive(seat))).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });

  test('6.1 nobody standing on either half is the same number', () => {
    const table = revealed(cards({ x: '', y: '' }), { a: 'x', b: 'y' });
    expect(phase(table)).toMatchObject({ ending: { kind: 'drawn', survivors: { a: 0, b: 0 } } });
  });

  test('6.1 comes after the third round, not before', () => {
    const types = claiming().log.map((event) => event.type);
    expect(types.filter((type) => type === 'RoundFought' || type === 'MatchCounted')).toEqual([
      'RoundFought',
      'RoundFought',
      'RoundFought',
      'MatchCounted',
    ]);
  });
});

describe('R21 a friendly match', () => {
  const friendly = (): Table => given(CARDS, { a: 'idle weak', b: 'idle' }, { friendly: true }).when(REVEAL);

  test('R21 is finished with its count: nobody pays the price of victory', () => {
    expect(phase(friendly())).toEqual({
      at: 'finished',
      ending: { kind: 'counted', winner: 'a', survivors: { a: 2, b: 1 } },
      price: { kind: 'none' },
    });
    expect(friendly().refusal(waive('b'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });

  test('R21 can be awarded, but with nothing to claim', () => {
    const table = given(CARDS, { a: 'picker weak', b: 'idle slayer' }, { friendly: true }).when(REVEAL);
    expect(table.refusal(award('a', 'claim'))).toEqual({ code: 'nothing-to-claim' });
    expect(phase(table.when(award('a', 'no claim')))).toMatchObject({
      at: 'finished',
      price: { kind: 'none' },
    });
  });
});

describe('6.2 the price of victory', () => {
  test("6.2 the loser chooses one of the cards on the winner's half, in either row", () => {
    const table = claiming();
    expect(phase(table)).toMatchObject({
      at: 'claiming',
      claimant: 'b',
      claimable: ['a.idle', 'a.weak', 'a.idle.2'],
    });
    for (const copy of ['a.idle', 'a.idle.2', 'a.weak'])
      expect(phase(table.when(claim('b', copy)))).toMatchObject({
        at: 'finished',
        price: { kind: 'claimed', copy },
      });
  });

  test('6.2 a card in the back row and a summoned card can be claimed', () => {
    const table = summoning1().summon('a.scamp', 'front', 0);
    expect(field(table, 'a')).toBe('scamp idle idle / witch idle idle');
    for (const copy of ['a.scamp', 'a.witch'])
      expect(table.when(claim('b', copy)).last).toEqual([
        { type: 'PriceClaimed', to: 'everyone', seat: 'b', copy, card: copy.slice(2) },
      ]);
  });

  test('6.2 the loser cannot take a discarded card, one left in the deck, or an own one', () => {
    const table = summoning1().decline();
    const done = phase(table).at === 'choosing' ? table.decline() : table;
    expect(phase(done)).toMatchObject({ at: 'claiming', claimant: 'b' });
    for (const copy of ['a.weak', 'a.scamp', 'b.slayer', 'nobody'])
      expect(done.refusal(claim('b', copy))).toEqual({ code: 'not-claimable', copy });
  });

  test('6.2 the winner takes nothing, and waives nothing', () => {
    expect(claiming().refusal(claim('a', 'b.idle'))).toEqual({ code: 'not-your-choice' });
    expect(claiming().refusal(claim('a', 'a.idle'))).toEqual({ code: 'not-your-choice' });
    expect(claiming().refusal(waive('a'))).toEqual({ code: 'not-your-choice' });
  });

  test('6.2 the loser takes one card only', () => {
    const done = claiming().when(claim('b', 'a.idle'));
    expect(done.refusal(claim('b', 'a.weak'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
    expect(done.refusal(waive('b'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });

  test('6.2 the winner keeps the match whatever the loser takes', () => {
    expect(phase(claiming().when(claim('b', 'a.idle')))).toMatchObject({
      ending: { kind: 'counted', winner: 'a', survivors: { a: 3, b: 1 } },
    });
  });

  test('R19 the loser may expressly waive', () => {
    const done = claiming().when(waive('b'));
    expect(done.last).toEqual([{ type: 'PriceWaived', to: 'everyone', seat: 'b' }]);
    expect(phase(done)).toMatchObject({
      at: 'finished',
      ending: { kind: 'counted', winner: 'a' },
      price: { kind: 'waived' },
    });
    expect(done.refusal(claim('b', 'a.idle'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });

  test('6.2 nothing is claimed or waived before the count', () => {
    for (const [table, at] of [
      [placing(), 'placing'],
      [choosing(), 'choosing'],
    ] as const) {
      expect(table.refusal(claim('b', 'a.idle'))).toEqual({ code: 'wrong-phase', phase: at });
      expect(table.refusal(waive('b'))).toEqual({ code: 'wrong-phase', phase: at });
    }
  });
});

describe('R14 a referee closes a claim', () => {
  const close: RuleCommand = { type: 'closeClaim', by: 'referee', reason: 'gone home' };

  test('R14 no card is taken, and the winner keeps the match', () => {
    const done = claiming().when(close);
    expect(done.last).toEqual([{ type: 'ClaimClosed', to: 'everyone', reason: 'gone home' }]);
    expect(phase(done)).toEqual({
      at: 'finished',
      ending: { kind: 'counted', winner: 'a', survivors: { a: 3, b: 1 } },
      price: { kind: 'closed' },
    });
    expect(done.refusal(claim('b', 'a.weak'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });

  test('R14 nothing is closed where no claim is open', () => {
    for (const [table, at] of [
      [placing(), 'placing'],
      [choosing(), 'choosing'],
      [drawn(), 'finished'],
    ] as const)
      expect(table.refusal(close)).toEqual({ code: 'wrong-phase', phase: at });
  });
});

describe('R9 a trader concedes', () => {
  test.each(['a', 'b'] as const)(
    'R9 the opponent of %s wins, and who concedes never claims a card',
    (seat) => {
      const winner = seat === 'a' ? 'b' : 'a';
      for (const table of [placing(), complete(), choosing(), summoning1()]) {
        const done = table.when(concede(seat));
        expect(done.last).toEqual([{ type: 'MatchConceded', to: 'everyone', seat }]);
        expect(phase(done)).toEqual({
          at: 'finished',
          ending: { kind: 'conceded', winner },
          price: { kind: 'none' },
        });
        expect(done.refusal(claim(seat, 'a.idle'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
      }
    },
  );

  test("R9 also while it is the other's turn to choose", () => {
    expect(choosing().choice.seat).toBe('a');
    expect(phase(choosing().when(concede('b')))).toMatchObject({ ending: { winner: 'a' } });
  });

  test('R9 not after the count', () => {
    for (const seat of ['a', 'b'] as const) {
      expect(claiming().refusal(concede(seat))).toEqual({ code: 'wrong-phase', phase: 'claiming' });
      expect(drawn().refusal(concede(seat))).toEqual({ code: 'wrong-phase', phase: 'finished' });
    }
  });

  test('R9 nothing goes on after it', () => {
    const done = choosing().when(concede('b'));
    expect(done.refusal({ type: 'chooseTarget', seat: 'a', choice: 1, copy: 'b.idle' })).toEqual({
      code: 'wrong-phase',
      phase: 'finished',
    });
    expect(complete().when(concede('a')).refusal(REVEAL)).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });
});

describe('R10 a match is voided', () => {
  test('R10 nobody wins and no card is claimed, whenever it comes before the end', () => {
    for (const table of [placing(), complete(), choosing(), summoning1(), claiming()]) {
      const done = table.when(VOID);
      expect(done.last).toEqual([{ type: 'MatchVoided', to: 'everyone', reason: 'a mistake' }]);
      expect(phase(done)).toEqual({
        at: 'finished',
        ending: { kind: 'voided', reason: 'a mistake' },
        price: { kind: 'none' },
      });
    }
  });

  test('R10 a finished match is not voided in here', () => {
    expect(drawn().refusal(VOID)).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });
});

describe('a referee awards a match', () => {
  test.each(['a', 'b'] as const)(
    'the winner is who the referee says (%s), without a price of victory',
    (winner) => {
      for (const table of [placing(), complete(), choosing(), summoning1()])
        expect(phase(table.when(award(winner, 'no claim', 'left the hall')))).toEqual({
          at: 'finished',
          ending: { kind: 'awarded', winner, reason: 'left the hall' },
          price: { kind: 'none' },
        });
    },
  );

  test("with a price of victory the loser chooses among the cards on the winner's half", () => {
    const table = choosing().when(award('b', 'claim'));
    expect(phase(table)).toEqual({
      at: 'claiming',
      ending: { kind: 'awarded', winner: 'b', reason: 'a quarrel' },
      claimant: 'a',
      claimable: ['b.idle', 'b.slayer'],
    });
    expect(phase(table.when(claim('a', 'b.slayer')))).toMatchObject({
      price: { kind: 'claimed', copy: 'b.slayer' },
    });
  });

  test('R15 before the reveal nothing can be claimed', () => {
    expect(placing().refusal(award('a', 'claim'))).toEqual({ code: 'nothing-to-claim' });
    expect(complete().refusal(award('a', 'claim'))).toEqual({ code: 'nothing-to-claim' });
  });

  test('a match that has been counted is not awarded in here', () => {
    expect(claiming().refusal(award('a', 'no claim'))).toEqual({ code: 'wrong-phase', phase: 'claiming' });
    expect(drawn().refusal(award('a', 'claim'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });
});

describe('R15 a match that ends before the reveal', () => {
  test.each([
    ['conceded', concede('a')],
    ['awarded', award('b', 'no claim')],
    ['voided', VOID],
  ])('R15 reveals nothing when it is %s', (_, command) => {
    const before = complete();
    const after = before.when(command);
    expect(after.last).toHaveLength(1);
    expect([field(after, 'a'), field(after, 'b'), after.state.common.revealed]).toEqual([
      '- - - / - - -',
      '- - - / - - -',
      false,
    ]);
    for (const viewer of ['b', 'watcher'] as const)
      expect(JSON.stringify(viewOf(after.state, viewer))).not.toContain('a.');
    expect(after.state.secret.a.laid).toEqual(before.state.secret.a.laid);
  });
});

describe("a referee's or a clock's default", () => {
  const full = (): Table =>
    opened(CARDS, { a: 'slayer weak idle picker witch scamp idle', b: 'idle idle idle idle idle idle' });
  const laid = (table: Table, seat: Seat): readonly (string | undefined)[] =>
    table.state.secret[seat].laid.map((owned) => owned?.copy);

  test("lays the first cards of the deck in the owner's own order in board order, row by row", () => {
    const front = full().when(byDefault('a'));
    expect(laid(front, 'a').slice(0, 3)).toEqual(['a.slayer', 'a.weak', 'a.idle']);
    expect(front.state.common.committed.a).toEqual(['front']);
    const both = front.when(byDefault('a'));
    expect(laid(both, 'a')).toEqual(['a.slayer', 'a.weak', 'a.idle', 'a.picker', 'a.witch', 'a.scamp']);
    expect(both.refusal(byDefault('a'))).toEqual({ code: 'nothing-due' });
  });

  test('lays the half of a short trader the same way', () => {
    const table = opened(CARDS, { a: 'slayer weak', b: 'idle' }).when(byDefault('a'));
    expect(laid(table, 'a')).toEqual(['a.slayer', 'a.weak', undefined, undefined, undefined, undefined]);
    expect(table.state.common.committed.a).toEqual(['half']);
  });

  test('commits a complete draft instead', () => {
    const draft: Laying = { row: 'front', cells: ['a.scamp', 'a.idle.2', 'a.weak'] };
    expect(laid(full().when(byDefault('a', draft)), 'a').slice(0, 3)).toEqual([
      'a.scamp',
      'a.idle.2',
      'a.weak',
    ]);
    const half: Laying = { row: 'half', cells: [null, 'a.weak', null, null, null, 'a.slayer'] };
    const short = opened(CARDS, { a: 'slayer weak', b: 'idle' }).when(byDefault('a', half));
    expect(laid(short, 'a')).toEqual([undefined, 'a.weak', undefined, undefined, undefined, 'a.slayer']);
  });

  test.each([
    ['incomplete', { row: 'front', cells: ['a.scamp', 'a.weak'] }],
    ['of another row', { row: 'back', cells: ['a.scamp', 'a.weak', 'a.picker'] }],
    ['of cards that are not there', { row: 'front', cells: ['a.scamp', 'a.weak', 'b.idle'] }],
    ['with a card twice', { row: 'front', cells: ['a.scamp', 'a.weak', 'a.scamp'] }],
  ] satisfies [string, Laying][])('does not commit a draft that is %s', (_, draft) => {
    const table = full().when(byDefault('a', draft));
    expect(laid(table, 'a').slice(0, 3)).toEqual(['a.slayer', 'a.weak', 'a.idle']);
    expect(table.last.map((event) => event.type)).toEqual(['DefaultApplied', 'RowPlaced', 'RowCommitted']);
  });

  test('chooses the first match in board order', () => {
    const table = revealed(CARDS, { a: 'picker', b: '- slayer / idle' });
    const done = table.when(byDefault('a'));
    expect(eventsOf(done.log, 'TargetChosen')[0]).toEqual({
      type: 'TargetChosen',
      to: 'everyone',
      choice: 1,
      copy: 'b.slayer',
    });
    expect(eventsOf(done.log, 'AbilityCast')[0]?.targets).toEqual(['b.slayer']);
    expect(phase(done).at).toBe('claiming');
  });

  test('declines a summon', () => {
    const done = summoning1().when(byDefault('a'));
    expect(done.last.slice(0, 2).map((event) => event.type)).toEqual(['DefaultApplied', 'SummonDeclined']);
    expect(done.state.secret.a.deck).toHaveLength(1);
  });

  test.each(['referee', 'clock'] as const)('is labelled as the act of a %s', (by) => {
    const label = { type: 'DefaultApplied', to: 'everyone', seat: 'a', by };
    expect(full().when(byDefault('a', null, by)).last[0]).toEqual(label);
    expect(choosing().when(byDefault('a', null, by)).last[0]).toEqual(label);
  });

  test('does nothing for a seat from which nothing is due', () => {
    const refused = { code: 'nothing-due' };
    expect(choosing().refusal(byDefault('b'))).toEqual(refused);
    expect(placing().refusal(byDefault('b'))).toEqual(refused);
    expect(opened(CARDS, { a: 'idle', b: 'idle' }).refusal(byDefault('a'))).toEqual(refused);
    expect(complete().refusal(byDefault('a'))).toEqual(refused);
    expect(claiming().refusal(byDefault('b'))).toEqual(refused);
    expect(drawn().refusal(byDefault('a'))).toEqual(refused);
  });

  test('lets the second of two short placers see the cells, as a placement of their own would', () => {
    const table = opened(CARDS, { a: 'slayer weak', b: 'idle' }).when(byDefault('a'));
    expect(eventsOf(table.last, 'CellsSeen')).toEqual([{ type: 'CellsSeen', to: 'b', cells: [0, 1] }]);
    expect(table.when(lay('b', 'half', '- - - idle - -')).state.common.committed.b).toEqual(['half']);
  });
});
