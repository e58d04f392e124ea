// Rule 3: abilities after the reveal.

import { describe, expect, test } from 'vitest';
import {
  always,
  cameUp,
  card,
  cards,
  enemy,
  eventsOf,
  field,
  given,
  grant,
  onReveal,
  OPPOSING,
  own,
  removeAll,
  REVEAL,
  revealed,
  SELF,
  SILENCE,
  SWAP,
  TOSS_FOR_PLACEMENT,
  opened,
  lay,
  tosses,
  values,
} from '../testing/index.ts';

const mark = [grant('protection', 'wisdom')] as const;
/** An ability whose only purpose is to show that it came up. */
const sign = (initiative: number) => card('strength', onReveal(initiative, SELF, mark));

describe('3.1 what comes up', () => {
  test('3.1 static abilities work from the reveal on, before any reveal ability', () => {
    const table = revealed(
      cards({
        noble: card('strength', always(SELF, [grant('virtues', 'power')])),
        seer: card('wisdom', onReveal(1, { ...own('field'), filter: { anyVirtue: ['power'] } }, mark)),
      }),
      { a: 'noble seer', b: '' },
    );
    expect(table.last.map((event) => event.type).slice(0, 3)).toEqual([
      'CardsRevealed',
      'ValuesChanged',
      'AbilityCast',
    ]);
    expect(values(table.atRound(1), 'a.noble')).toBe('strength power | wisdom');
  });

  test('3.1 static abilities of cards in the back row work too', () => {
    const table = revealed(cards({ noble: card('strength', always(SELF, [grant('virtues', 'power')])) }), {
      a: '- / noble',
      b: '',
    });
    expect(values(table.atRound(1), 'a.noble')).toBe('strength power');
  });

  test('3.1 every reveal ability of every card comes up, in both rows and on both sides', () => {
    const table = revealed(cards({ s1: sign(1), s2: sign(2), s3: sign(3), s4: sign(4) }), {
      a: 's1 / s4',
      b: '- - s2 / - s3',
    });
    expect(cameUp(table)).toEqual(['a.s1', 'b.s2', 'b.s3', 'a.s4']);
  });

  test('3.1 a reveal ability comes up once, and not again between the rounds', () => {
    const table = revealed(cards({ s1: sign(1) }), { a: 's1', b: '' });
    expect(cameUp(table)).toEqual(['a.s1']);
    expect(eventsOf(table.atRound(1).log, 'AbilityCast')).toHaveLength(1);
  });

  test('3.1 reveal abilities come up in order of initiative, smallest first, as numbers', () => {
    const table = revealed(cards({ s2: sign(2), s10: sign(10), s99: sign(99) }), { a: 's99 s2', b: 's10' });
    expect(cameUp(table)).toEqual(['a.s2', 'b.s10', 'a.s99']);
  });

  test('3.1 abilities of one card with the same initiative come up in the order listed', () => {
    const twice = card('strength', onReveal(5, SELF, mark), onReveal(5, SELF, mark), onReveal(4, SELF, mark));
    expect(cameUp(revealed(cards({ twice }), { a: 'twice', b: '' }))).toEqual([
      'a.twice/2',
      'a.twice',
      'a.twice/1',
    ]);
  });

  test('3.1 abilities of one card come up together before those of the next card', () => {
    const twice = card('strength', onReveal(5, SELF, mark), onReveal(5, SELF, mark));
    expect(cameUp(revealed(cards({ twice }), { a: 'twice twice', b: '' }))).toEqual([
      'a.twice',
      'a.twice/1',
      'a.twice.2',
      'a.twice.2/1',
    ]);
  });
});

describe('3.2 the same initiative on both sides', () => {
  const CARDS = cards({ s1: sign(1), s2: sign(2), s3: sign(3) });

  test.each(['a', 'b'] as const)(
    '3.2 a toss decides; all abilities of its winner (%s) with that initiative go first',
    (winner) => {
      const table = revealed(CARDS, { a: 's2 s2', b: 's2 s2' }, winner);
      const a = ['a.s2', 'a.s2.2'];
      const b = ['b.s2', 'b.s2.2'];
      expect(cameUp(table)).toEqual(winner === 'a' ? [...a, ...b] : [...b, ...a]);
      expect(tosses(table)).toEqual([`reveal 2: ${winner}`]);
    },
  );

  test('3.2 each initiative that both share has a toss of its own', () => {
    const table = revealed(CARDS, { a: 's1 s3 s2', b: 's3 - s1' }, 'b', 'a');
    expect(tosses(table)).toEqual(['reveal 1: b', 'reveal 3: a']);
    expect(cameUp(table)).toEqual(['b.s1', 'a.s1', 'a.s2', 'a.s3', 'b.s3']);
  });

  test('3.2 no toss is held where the sides share no initiative', () => {
    expect(tosses(revealed(CARDS, { a: 's1 s1', b: 's2 s2' }))).toEqual([]);
  });

  test('3.2 tosses are counted from 0, that of rule 2.2 aside', () => {
    const table = opened(CARDS, { a: 's1 s2', b: 's1 s2' })
      .tossing('a')
      .when(TOSS_FOR_PLACEMENT)
      .when(lay('a', 'half', 's1 s2 - - - -'))
      .when(lay('b', 'half', 's1 s2 - - - -'))
      .tossing('a', 'b')
      .when(REVEAL);
    expect(table.asked).toEqual([
      { occasion: { step: 'reveal', initiative: 1 }, nth: 0 },
      { occasion: { step: 'reveal', initiative: 2 }, nth: 1 },
    ]);
    expect(table.state.common.tosses).toBe(2);
  });
});

describe('R2 when a toss is held after the reveal', () => {
  test.each([
    ['`in` of one side does not hold', onReveal(5, SELF, mark, { in: 'back' }), 'in'],
    [
      '`if` of one side does not hold',
      onReveal(5, SELF, mark, { if: { ...enemy('field'), filter: { id: 'nobody' } } }),
      'if',
    ],
    [
      'ability of one side has no target',
      onReveal(5, { ...own('field'), filter: { id: 'nobody' } }, mark),
      'no-target',
    ],
  ])('R2 a toss is held although the %s', (_, ability, reason) => {
    const table = revealed(
      cards({ idle: card('strength', ability), s5: sign(5) }),
      { a: 'idle', b: 's5' },
      'b',
    );
    expect(tosses(table)).toEqual(['reveal 5: b']);
    expect(cameUp(table)).toEqual(['b.s5', `a.idle: ${reason}`]);
  });

  const hush = card('wisdom', onReveal(1, { ...enemy('field'), filter: { id: 's5' } }, [SILENCE]));
  const CARDS = cards({ hush, s5: sign(5) });

  test('R2 no toss is held where the only one of a side is silenced; the side that has one goes first', () => {
    const silencedA = revealed(CARDS, { a: 's5', b: 's5 hush' });
    expect(tosses(silencedA)).toEqual([]);
    expect(cameUp(silencedA)).toEqual(['b.hush', 'b.s5', 'a.s5: silenced']);
    const silencedB = revealed(CARDS, { a: 's5 hush', b: 's5' });
    expect(cameUp(silencedB)).toEqual(['a.hush', 'a.s5', 'b.s5: silenced']);
  });

  test('R2 a toss is held where one of two cards of a side is silenced', () => {
    const one = card('wisdom', onReveal(1, { ...enemy('front'), filter: { id: 's5' } }, [SILENCE]));
    const table = revealed(cards({ one, s5: sign(5) }), { a: 's5 - - / s5', b: 's5 one' }, 'a');
    expect(cameUp(table)).toEqual(['b.one', 'a.s5: silenced', 'a.s5.2', 'b.s5']);
  });

  test('R2 no toss is held where both sides have only silenced ones', () => {
    const table = revealed(CARDS, { a: 's5 hush', b: 's5 hush' }, 'a');
    expect(tosses(table)).toEqual(['reveal 1: a']);
    expect(cameUp(table).slice(2)).toEqual(['a.s5: silenced', 'b.s5: silenced']);
  });

  test('R2 it is asked when the first of that initiative would come up, not when the first of a side silences the other', () => {
    const rival = card('wisdom', onReveal(5, enemy('field'), [SILENCE]));
    const table = revealed(cards({ rival, s5: sign(5) }), { a: 's5', b: 'rival' }, 'b');
    expect(tosses(table)).toEqual(['reveal 5: b']);
    expect(cameUp(table)).toEqual(['b.rival', 'a.s5: silenced']);
  });
});

describe('R3 the same initiative on one side', () => {
  test('R3 abilities come up in board order: front 0, 1, 2, then back 0, 1, 2', () => {
    const CARDS = cards({ c0: sign(1), c1: sign(1), c2: sign(1), c3: sign(1), c4: sign(1) });
    expect(cameUp(revealed(CARDS, { a: '- c3 c0 / c4 c2', b: '' }))).toEqual([
      'a.c3',
      'a.c0',
      'a.c4',
      'a.c2',
    ]);
    expect(cameUp(revealed(CARDS, { a: '', b: 'c1 c3 c0 / - - c2' }))).toEqual([
      'b.c1',
      'b.c3',
      'b.c0',
      'b.c2',
    ]);
  });

  test('R3 by the cells that the cards had at the reveal, wherever they have been moved since', () => {
    const mover = card('wisdom', onReveal(1, own('column'), [SWAP]), onReveal(2, SELF, mark));
    const table = revealed(cards({ mover, s2: sign(2) }), { a: 'mover - - / s2', b: '' });
    expect(field(table.atRound(1), 'a')).toBe('s2 - - / mover - -');
    expect(cameUp(table)).toEqual(['a.mover', 'a.mover/1', 'a.s2']);
  });
});

describe('3.4 an ability that does nothing', () => {
  test('3.4 of a card silenced when it comes up does nothing, then or later', () => {
    const table = revealed(
      cards({
        hush: card('wealth', onReveal(1, enemy('field'), [SILENCE])),
        s2: card('strength > wealth', onReveal(2, SELF, mark)),
      }),
      { a: 'hush', b: 's2' },
    );
    // The silencer falls in round 1, and the silence ends with it.
    expect(table.state.common.discard.a).toHaveLength(1);
    expect(cameUp(table)).toEqual(['a.hush', 'b.s2: silenced']);
    expect(values(table, 'b.s2')).toBe('strength > wealth');
  });

  test('3.4 whose `in` does not hold when it comes up does nothing, then or later', () => {
    const table = revealed(cards({ guard: card('strength', onReveal(2, SELF, mark, { in: 'front' })) }), {
      a: '- / guard',
      b: '',
    });
    expect(field(table, 'a')).toBe('guard - - / - - -');
    expect(cameUp(table)).toEqual(['a.guard: in']);
    expect(values(table, 'a.guard')).toBe('strength');
  });

  test('3.4 whose `if` does not hold when it comes up does nothing, then or later', () => {
    const lonely = card(
      'strength',
      onReveal(2, SELF, mark, { if: { ...own('front'), filter: { id: 'late' } } }),
    );
    const table = revealed(cards({ lonely, late: 'power' }), { a: 'lonely - - / - late', b: '' });
    expect(field(table, 'a')).toBe('lonely late - / - - -');
    expect(cameUp(table)).toEqual(['a.lonely: if']);
  });

  test('3.4 `in` and `if` are asked when it comes up, not at the reveal', () => {
    const carrier = card('wisdom', onReveal(1, own('column'), [SWAP, grant('virtues', 'power')]));
    const inFront = card(
      'strength',
      onReveal(2, SELF, mark, { in: 'front' }),
      onReveal(3, SELF, mark, { in: 'back' }),
    );
    const moved = revealed(cards({ carrier, inFront }), { a: 'carrier - - / inFront', b: '' });
    expect(cameUp(moved)).toEqual(['a.carrier', 'a.inFront', 'a.inFront/1: in']);
    const proud = card(
      'strength',
      onReveal(2, SELF, mark, { if: { where: 'self', filter: { anyVirtue: ['power'] } } }),
    );
    expect(cameUp(revealed(cards({ carrier, proud }), { a: 'carrier - - / proud', b: '' }))).toEqual([
      'a.carrier',
      'a.proud',
    ]);
  });

  test('3.4 the order is fixed at the reveal: a card that cannot act any more loses only its own turn', () => {
    const table = revealed(
      cards({ hush: card('wisdom', onReveal(1, OPPOSING, [SILENCE])), s2: sign(2), s3: sign(3) }),
      { a: 'hush s3', b: 's2' },
    );
    expect(cameUp(table)).toEqual(['a.hush', 'b.s2: silenced', 'a.s3']);
  });

  test('3.4 without a match for its target it does nothing, and says so', () => {
    const table = revealed(
      cards({ shout: card('strength', onReveal(1, enemy('field'), [removeAll('virtues')])) }),
      { a: 'shout', b: '' },
    );
    expect(cameUp(table)).toEqual(['a.shout: no-target']);
    expect(given(cards({}), { a: '', b: '' }).when(REVEAL).state.common.rounds).toBe(3);
  });
});
