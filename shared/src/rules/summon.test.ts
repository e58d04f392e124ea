// Rule 5.1 and CARDS, Summons: creatures from the deck, between the rounds.

import { describe, expect, test } from 'vitest';
import type { SummonAbility } from '../cards/index.ts';
import {
  always,
  cameUp,
  card,
  cards,
  creature,
  enemy,
  eventsOf,
  fallen,
  field,
  grant,
  onReveal,
  own,
  removeAll,
  revealed,
  SELF,
  SILENCE,
  type Sketch,
  summoned,
  summoning,
  type Table,
  tosses,
  values,
} from '../testing/index.ts';
import { visibleTo } from './index.ts';

type More = Parameters<typeof summoning>[1];

/** A card that nothing here defeats, with a summon ability. */
const witch = (more: More = {}, initiative = 1): Sketch => card('strength', summoning(initiative, more));
const BASE = { weak: 'wealth', slayer: 'wisdom > wealth', scamp: creature('cunning'), clerk: 'cunning' };
/** Each `slayer` fells the `weak` card that it faces in round 1, which frees that front cell. */
const SLAYERS = 'slayer slayer slayer / # # #';

/** A match with a witch in the back row behind free front cells, and these cards left in the deck. */
const opening = (
  more: More,
  rest = 'scamp scamp',
  others: Readonly<Record<string, Sketch | string>> = {},
): Table =>
  revealed(cards({ ...BASE, witch: witch(more), ...others }), {
    a: `weak weak weak / # witch # + ${rest}`,
    b: SLAYERS,
  });

describe('5.1 when summons come', () => {
  test('5.1 between rounds 1 and 2, and between 2 and 3, and at no other time', () => {
    const first = opening({});
    expect(eventsOf(first.log, 'RoundFought').map((event) => event.round)).toEqual([1]);
    const second = first.decline();
    expect(eventsOf(second.log, 'RoundFought').map((event) => event.round)).toEqual([1, 2]);
    const done = second.decline();
    expect(done.state.common.phase.at).toBe('claiming');
    expect(eventsOf(done.log, 'SummonsBegun').map((event) => event.step)).toEqual(['summon-1', 'summon-2']);
  });

  test('5.1 only of cards still on the field: a defeated summoner summons no more', () => {
    const frail = card('wealth', summoning(1));
    const table = revealed(cards({ ...BASE, frail }), { a: 'frail # # / # # # + scamp', b: SLAYERS });
    expect(fallen(table, 1)).toEqual(['a.frail']);
    expect(summoned(table)).toEqual([]);
  });

  test('5.1 of cards in either row', () => {
    const CARDS = cards({ ...BASE, witch: witch() });
    const inFront = revealed(CARDS, { a: 'weak witch # / # # # + scamp', b: SLAYERS });
    const inBack = revealed(CARDS, { a: 'weak # # / # witch # + scamp', b: SLAYERS });
    expect([inFront.choice.by.copy, inBack.choice.by.copy]).toEqual(['a.witch', 'a.witch']);
  });

  test('5.1 each summon ability is used once in a step', () => {
    const table = opening({}).summon('a.scamp', 'front', 0);
    expect(summoned(table.atRound(2))).toEqual(['a.witch']);
  });

  test('5.1 in order of initiative, over both sides', () => {
    const CARDS = cards({ ...BASE, early: witch({}, 2), late: witch({}, 10), middle: witch({}, 9) });
    const table = revealed(CARDS, {
      a: 'weak # # / late early # + scamp',
      b: 'slayer # # / # middle # + scamp',
    });
    expect(table.choice.by.copy).toBe('a.early');
    const next = table.decline();
    expect(summoned(next)).toEqual(['a.early', 'b.middle: no-cell', 'a.late']);
  });

  test('5.1 on one side in board order: front 0, 1, 2, then back 0, 1, 2', () => {
    const table = revealed(cards({ ...BASE, w1: witch(), w2: witch(), w3: witch() }), {
      a: 'weak w3 # / w2 # w1 + scamp',
      b: SLAYERS,
    });
    expect(summoned(table.decline().decline())).toEqual(['a.w3', 'a.w2', 'a.w1']);
  });

  test('5.1 two abilities of one card come up in the order listed', () => {
    const twice = card('strength', summoning(1, { to: 'back' }), summoning(1));
    const table = revealed(cards({ ...BASE, twice }), { a: 'weak # # / # twice # + scamp', b: SLAYERS });
    expect(summoned(table)).toEqual(['a.twice: no-cell', 'a.twice/1']);
  });

  test('5.1 the list is fixed when the step begins: a card summoned now does not summon in this step, but in the next', () => {
    const imp = creature('power', summoning(5));
    const table = opening({ uses: 1 }, 'imp scamp', { imp }).summon('a.imp', 'front', 0);
    expect(summoned(table.atRound(2))).toEqual(['a.witch']);
    expect(table.choice.by.copy).toBe('a.imp');
    expect(
      eventsOf(table.log, 'SummonsBegun').map((event) => event.pending.map((entry) => entry.copy)),
    ).toEqual([['a.witch'], ['a.witch', 'a.imp']]);
  });
});

describe('5.1 what may be summoned, and where', () => {
  const offered = (table: Table): readonly string[] => table.state.secret.a.offered;
  const cells = (table: Table): readonly number[] =>
    table.choice.kind === 'summon' ? table.choice.cells : [];

  test('5.1 its owner chooses a creature and a free cell', () => {
    const table = opening({}).summon('a.scamp.2', 'front', 1);
    expect(field(table.atRound(2), 'a')).toBe('# scamp # / - witch -');
    expect(table.state.secret.a.deck.map((owned) => owned.copy)).toEqual(['a.scamp']);
  });

  test('5.1 nobody but its owner chooses', () => {
    const table = opening({});
    expect(table.refusal({ type: 'summon', seat: 'b', choice: 1, copy: 'a.scamp', cell: 0 })).toEqual({
      code: 'not-your-choice',
    });
    expect(table.refusal({ type: 'declineSummon', seat: 'b', choice: 1 })).toEqual({
      code: 'not-your-choice',
    });
  });

  test('5.1 its owner may decline, and keeps the creature', () => {
    const table = opening({}).decline();
    expect(field(table.atRound(2), 'a')).toBe('# witch # / - - -');
    expect(table.state.secret.a.deck).toHaveLength(2);
  });

  test('5.1 only cards with the trait `creature` can be summoned', () => {
    const table = opening({}, 'clerk scamp');
    expect(offered(table)).toEqual(['a.scamp']);
    expect(table.refusal(table.summonCommand('a.clerk', 'front', 0))).toEqual({
      code: 'creature-not-allowed',
      copy: 'a.clerk',
    });
  });

  test('5.1 only creatures of the own deck: not of the field, the discard, or the other deck', () => {
    const CARDS = cards({ ...BASE, witch: witch(), beast: creature('wealth'), stray: creature('power') });
    const table = revealed(CARDS, {
      a: 'beast beast stray / # witch # + scamp',
      b: 'slayer slayer # / # # # + scamp',
    });
    expect(fallen(table, 1)).toEqual(['a.beast', 'a.beast.2']);
    expect(offered(table)).toEqual(['a.scamp']);
    for (const copy of ['a.beast', 'a.stray', 'b.scamp'])
      expect(table.refusal(table.summonCommand(copy, 'front', 0))).toEqual({
        code: 'creature-not-allowed',
        copy,
      });
  });

  test.each([
    ['left out: every creature', {}, ['a.scamp', 'a.ogre', 'a.shade']],
    ['`trait`', { from: { trait: 'undead' } }, ['a.shade']],
    ['`id`', { from: { id: 'scamp' } }, ['a.scamp']],
    ['`rarity`', { from: { rarity: 'rare' } }, ['a.ogre']],
    ['`anyVirtue`', { from: { anyVirtue: ['power', 'cunning'] } }, ['a.scamp', 'a.ogre']],
    ['`noVirtues`', { from: { noVirtues: true } }, ['a.shade']],
    ['two keys', { from: { anyVirtue: ['power', 'cunning'], rarity: 'standard' } }, ['a.scamp']],
  ] satisfies [string, Partial<SummonAbility>, string[]][])(
    'CARDS `from` %s: the filter on the cards in the deck',
    (_, more, expected) => {
      const table = opening(more, 'scamp clerk ogre shade bones', {
        ogre: { ...creature('power'), rarity: 'rare' },
        shade: { ...creature(''), traits: ['undead', 'creature'] },
        bones: { ...card('cunning'), traits: ['undead'], rarity: 'rare' },
      });
      expect(offered(table)).toEqual(expected);
      const refused = 'a.clerk';
      expect(table.refusal(table.summonCommand(refused, 'front', 0))).toEqual({
        code: 'creature-not-allowed',
        copy: refused,
      });
    },
  );

  test('CARDS `from` looks at the printed virtues, whatever works on the same card on the field', () => {
    const drain = card('strength', always(own('field'), [removeAll('virtues')]));
    const table = revealed(cards({ ...BASE, witch: witch({ from: { anyVirtue: ['cunning'] } }), drain }), {
      a: 'weak drain # / scamp witch # + scamp',
      b: SLAYERS,
    });
    expect(values(table, 'a.scamp')).toBe('');
    expect(offered(table)).toEqual(['a.scamp.2']);
  });

  test('5.1 only free cells of the own half', () => {
    const table = opening({});
    expect(cells(table)).toEqual([0, 1, 2]);
    expect(table.refusal(table.summonCommand('a.scamp', 'back', 1))).toEqual({
      code: 'cell-not-allowed',
      cell: 4,
    });
    expect(table.refusal(table.summonCommand('a.scamp', 'back', 0))).toEqual({
      code: 'cell-not-allowed',
      cell: 3,
    });
  });

  /**
   * Returns the cells offered in both steps, or why the summon was passed over. Free are front 0 and 2, later front
   * 0, back 0 and 2.
   */
  function cellsOffered(more: More): readonly unknown[] {
    let table = revealed(cards({ ...BASE, witch: witch(more) }), {
      a: 'weak # weak / weak witch # + scamp',
      b: SLAYERS,
    });
    while (table.state.common.phase.at === 'choosing') table = table.decline();
    return table.log.flatMap((event): readonly unknown[] => {
      if (event.type === 'ChoiceDue' && event.choice.kind === 'summon') return [event.choice.cells];
      return event.type === 'SummonPassed' ? [event.why.reason] : [];
    });
  }

  test.each([
    [
      'left out: any free cell',
      {},
      [
        [0, 2],
        [0, 3, 5],
      ],
    ],
    [
      '`any`: any free cell',
      { to: 'any' },
      [
        [0, 2],
        [0, 3, 5],
      ],
    ],
    ['`front`: free cells of the front row', { to: 'front' }, [[0, 2], [0]]],
    ['`back`: free cells of the back row', { to: 'back' }, ['no-cell', [3, 5]]],
    [
      "`column`: free cells of the summoner's own column, here none",
      { to: 'column' },
      ['no-cell', 'no-cell'],
    ],
  ] satisfies [string, More, unknown[]][])('CARDS `to` %s', (_, more, expected) => {
    expect(cellsOffered(more)).toEqual(expected);
  });

  test("CARDS `to` `column`: free cells of the summoner's own column", () => {
    const table = revealed(cards({ ...BASE, witch: witch({ to: 'column' }) }), {
      a: 'weak weak weak / # witch # + scamp',
      b: SLAYERS,
    });
    expect(cells(table)).toEqual([1]);
    // The witch has advanced, so the cell behind it is free now.
    const next = table.decline();
    expect(field(next, 'a')).toBe('# witch # / - - -');
    expect(cells(next)).toEqual([4]);
    expect(next.refusal(next.summonCommand('a.scamp', 'back', 0))).toEqual({
      code: 'cell-not-allowed',
      cell: 3,
    });
  });
});

describe('CARDS `uses`', () => {
  test('how many creatures this ability may bring in the match: once spent it is passed over', () => {
    const table = opening({ uses: 1 }).summon('a.scamp', 'front', 0);
    expect(summoned(table)).toEqual(['a.witch', 'a.witch: uses']);
  });

  test('two uses bring two creatures', () => {
    const table = opening({ uses: 2 }).summon('a.scamp', 'front', 0);
    expect(table.choice.by.copy).toBe('a.witch');
  });

  test('no limit if left out', () => {
    const table = opening({}).summon('a.scamp', 'front', 0).summon('a.scamp.2', 'back', 1);
    expect(eventsOf(table.log, 'CreatureSummoned')).toHaveLength(2);
  });

  test('declining is free', () => {
    const table = opening({ uses: 1 }).decline();
    expect(summoned(table)).toEqual(['a.witch', 'a.witch']);
    expect(table.summon('a.scamp', 'back', 0).state.common.summons).toHaveLength(1);
  });

  test('each copy, and each ability of a copy, has uses of its own', () => {
    const two = card('strength', summoning(1, { uses: 1 }), summoning(2, { uses: 1 }));
    const table = revealed(cards({ ...BASE, two }), {
      a: 'weak weak weak / two # two + scamp scamp scamp scamp',
      b: SLAYERS,
    });
    const spent = table.summon('a.scamp', 'front', 0);
    expect(spent.choice.by).toMatchObject({ copy: 'a.two.2', ability: 0 });
    const other = spent.decline();
    expect(other.choice.by).toMatchObject({ copy: 'a.two', ability: 1 });
    // The second witch has advanced, so it comes first in the next step.
    const done = other.decline().decline().decline();
    expect(summoned(done).slice(4)).toEqual(['a.two.2', 'a.two: uses', 'a.two.2/1']);
  });
});

describe('R6 a summon is passed over', () => {
  test('R6 whose card is silenced', () => {
    const hush = card('wisdom', onReveal(1, { ...enemy('field'), filter: { id: 'witch' } }, [SILENCE]));
    const table = revealed(cards({ ...BASE, witch: witch(), hush }), {
      a: 'weak # # / # witch # + scamp',
      b: 'slayer hush # / # # #',
    });
    expect(eventsOf(table.log, 'SummonPassed')[0]).toEqual({
      type: 'SummonPassed',
      to: 'everyone',
      by: { copy: 'a.witch', card: 'witch', ability: 0 },
      why: { reason: 'silenced', by: [{ copy: 'b.hush', card: 'hush', ability: 0 }] },
    });
    expect(summoned(table)).toEqual(['a.witch: silenced', 'a.witch: silenced']);
  });

  test('R6 whose `in` does not hold', () => {
    const table = revealed(cards({ ...BASE, witch: witch({ in: 'front' }) }), {
      a: 'weak # # / witch # # + scamp',
      b: SLAYERS,
    });
    // The witch has advanced by the second step.
    expect(summoned(table)).toEqual(['a.witch: in', 'a.witch']);
  });

  test('R6 whose `if` does not hold', () => {
    expect(summoned(opening({ if: { ...own('field'), filter: { id: 'weak' } } }))).toEqual([
      'a.witch: if',
      'a.witch: if',
    ]);
  });

  test('R6 whose `uses` are spent', () => {
    expect(summoned(opening({ uses: 1 }).summon('a.scamp', 'front', 2))).toEqual([
      'a.witch',
      'a.witch: uses',
    ]);
  });

  test('R6 that has no fitting creature', () => {
    expect(summoned(opening({}, 'clerk'))).toEqual(['a.witch: owner-knows', 'a.witch: owner-knows']);
    expect(summoned(opening({ from: { id: 'ogre' } }))).toEqual([
      'a.witch: owner-knows',
      'a.witch: owner-knows',
    ]);
  });

  test('R6 that has no free fitting cell', () => {
    const CARDS = cards({ ...BASE, witch: witch() });
    const table = revealed(CARDS, { a: '# # # / # witch # + scamp', b: '# # # / # # #' });
    expect(summoned(table)).toEqual(['a.witch: no-cell', 'a.witch: no-cell']);
  });

  test('R6 judged when it comes up: an earlier summon may take the last free cell', () => {
    const table = revealed(cards({ ...BASE, w1: witch({}, 1), w2: witch({}, 2) }), {
      a: 'weak # # / w1 # w2 + scamp scamp',
      b: SLAYERS,
    }).summon('a.scamp', 'front', 0);
    expect(summoned(table.atRound(2))).toEqual(['a.w1', 'a.w2: no-cell']);
  });

  test('R6 judged when it comes up: an earlier summon may take the last fitting creature', () => {
    const table = revealed(cards({ ...BASE, w1: witch({}, 1), w2: witch({}, 2) }), {
      a: 'weak weak # / w1 # w2 + scamp',
      b: SLAYERS,
    }).summon('a.scamp', 'front', 0);
    expect(summoned(table.atRound(2))).toEqual(['a.w1', 'a.w2: owner-knows']);
  });

  test('R6 judged when it comes up: an earlier summon may make its `if` hold', () => {
    const w2 = witch({ if: { ...own('field'), filter: { id: 'scamp' } } }, 2);
    const start = revealed(cards({ ...BASE, w1: witch({}, 1), w2 }), {
      a: 'weak weak # / w1 # w2 + scamp scamp',
      b: SLAYERS,
    });
    expect(summoned(start.summon('a.scamp', 'front', 0))).toEqual(['a.w1', 'a.w2']);
    expect(summoned(start.decline()).slice(0, 2)).toEqual(['a.w1', 'a.w2: if']);
  });
});

describe('R7 the same initiative on both sides', () => {
  const HALF_A = 'weak weak # / # witch # + scamp';
  const HALF_B = 'slayer slayer frail / # rival # + scamp';
  const play = (
    more: More,
    rivalMore: More,
    halves: Partial<Record<'a' | 'b', string>>,
    ...winners: ('a' | 'b')[]
  ): Table =>
    revealed(
      cards({
        ...BASE,
        // The `frail` walls of a fall, so that both sides have a free cell.
        frail: '',
        ogre: { ...creature('power'), rarity: 'rare' },
        hush: card('strength', onReveal(9, { ...enemy('field'), filter: { id: 'rival' } }, [SILENCE])),
        witch: witch(more),
        rival: witch(rivalMore),
      }),
      { a: HALF_A, b: HALF_B, ...halves },
      ...winners,
    );

  test.each(['a', 'b'] as const)(
    'R7 a toss decides where both sides have one that is not passed over; its winner (%s) goes first',
    (winner) => {
      const table = play({}, {}, {}, winner);
      expect(tosses(table)).toEqual([`summon-1 1: ${winner}`]);
      const order = winner === 'a' ? ['a.witch', 'b.rival'] : ['b.rival', 'a.witch'];
      expect(summoned(table.decline())).toEqual(order);
    },
  );

  test('R7 the step after round 2 has tosses of its own', () => {
    const table = play({}, {}, {}, 'a').decline().tossing('b').decline();
    expect(tosses(table)).toEqual(['summon-1 1: a', 'summon-2 1: b']);
    expect(table.asked).toEqual([{ occasion: { step: 'summon-2', initiative: 1 }, nth: 1 }]);
    expect(table.choice.seat).toBe('b');
  });

  test('R7 all of the winner come up before those of the other side', () => {
    const table = play({}, {}, { a: 'weak weak # / witch # witch + scamp' }, 'a').decline().decline();
    expect(summoned(table)).toEqual(['a.witch', 'a.witch.2', 'b.rival']);
  });

  test.each([
    ['silenced', {}, { a: 'weak weak hush / # witch # + scamp' }],
    ['in', { in: 'front' }, {}],
    ['if', { if: { ...own('field'), filter: { id: 'nobody' } } }, {}],
    ['no-cell', { to: 'column' }, {}],
    ['owner-knows', { from: { id: 'ogre' } }, {}],
  ] satisfies [string, More, Partial<Record<'a', string>>][])(
    'R7 no toss is held where the only one of a side is passed over (%s); the side that has one goes first',
    (reason, more, halves) => {
      const table = play({}, more, halves);
      expect(tosses(table)).toEqual([]);
      expect(summoned(table)[0]).toBe('a.witch');
      expect(summoned(table.decline())).toContain(`b.rival: ${reason}`);
    },
  );

  test('R7 no toss is held where the `uses` of one side are spent', () => {
    const table = play({}, { uses: 1 }, { b: 'slayer slayer frail / # rival # + scamp scamp' }, 'b').summon(
      'b.scamp',
      'front',
      2,
    );
    const second = table.decline();
    expect(tosses(second)).toEqual(['summon-1 1: b']);
    expect(summoned(second)).toEqual(['b.rival', 'a.witch', 'a.witch']);
    expect(summoned(second.decline()).at(-1)).toBe('b.rival: uses');
  });

  test('R7 without a toss b goes first where only b has one; those of a are judged when they come up', () => {
    const eager = { if: { ...enemy('field'), filter: { id: 'scamp' } } };
    const table = play(eager, {}, {});
    expect([tosses(table), table.choice.seat]).toEqual([[], 'b']);
    const brought = table.summon('b.scamp', 'front', 2);
    expect(summoned(brought)).toEqual(['b.rival', 'a.witch']);
    expect(summoned(table.decline()).slice(0, 2)).toEqual(['b.rival', 'a.witch: if']);
  });

  test('R7 no toss is held where both sides are passed over', () => {
    const table = play(
      { in: 'front' },
      { in: 'front' },
      { a: '# weak # / # # witch + scamp', b: '# slayer # / rival # # + scamp' },
    );
    expect(tosses(table)).toEqual([]);
    expect(summoned(table).slice(0, 2)).toEqual(['a.witch: in', 'b.rival: in']);
  });
});

describe('R16 what is public of a summon', () => {
  test("R16 that a summon is due, and the cells, are public; which creatures fit is the owner's alone", () => {
    const table = opening({}, 'scamp clerk scamp');
    for (const viewer of ['b', 'watcher'] as const) {
      expect(visibleTo(table.last, viewer)).toContainEqual({
        type: 'ChoiceDue',
        to: 'everyone',
        choice: {
          kind: 'summon',
          id: 1,
          seat: 'a',
          by: { copy: 'a.witch', card: 'witch', ability: 0 },
          cells: [0, 1, 2],
        },
      });
      expect(JSON.stringify(visibleTo(table.last, viewer))).not.toContain('scamp');
    }
    expect(visibleTo(table.last, 'a')).toContainEqual({
      type: 'CreaturesOffered',
      to: 'a',
      choice: 1,
      creatures: ['a.scamp', 'a.scamp.2'],
    });
  });

  test('R16 what was summoned, by whom and where, is public', () => {
    expect(visibleTo(opening({}).summon('a.scamp', 'front', 2).last, 'watcher')[0]).toEqual({
      type: 'CreatureSummoned',
      to: 'everyone',
      seat: 'a',
      by: { copy: 'a.witch', card: 'witch', ability: 0 },
      copy: 'a.scamp',
      card: 'scamp',
      cell: 2,
    });
  });

  test('R16 that it was declined is public, and nothing of the creatures', () => {
    const table = opening({});
    const { last } = table.decline();
    expect(last[0]).toEqual({
      type: 'SummonDeclined',
      to: 'everyone',
      by: { copy: 'a.witch', card: 'witch', ability: 0 },
    });
    expect(JSON.stringify(visibleTo(last, 'b'))).not.toContain('scamp');
    expect(table.decline().decline().state.secret.a.offered).toEqual([]);
  });

  test("R16 where the deck decides, that it was passed over is public and why is its owner's secret", () => {
    const { last } = opening({}, 'clerk');
    const by = { copy: 'a.witch', card: 'witch', ability: 0 };
    expect(visibleTo(last, 'b')).toContainEqual({
      type: 'SummonPassed',
      to: 'everyone',
      by,
      why: { reason: 'owner-knows' },
    });
    expect(visibleTo(last, 'b').map((event) => event.type)).not.toContain('SummonLacked');
    expect(visibleTo(last, 'a')).toContainEqual({ type: 'SummonLacked', to: 'a', by });
  });

  test('R16 where the board shows a reason, that one is told, and the deck is not asked', () => {
    const reasonsOf = (more: More): readonly string[] => summoned(opening(more, 'clerk')).slice(0, 1);
    expect(reasonsOf({ in: 'front' })).toEqual(['a.witch: in']);
    expect(reasonsOf({ if: { ...own('field'), filter: { id: 'nobody' } } })).toEqual(['a.witch: if']);
    expect(reasonsOf({ to: 'back' })).toEqual(['a.witch: no-cell']);
    expect(eventsOf(opening({ to: 'back' }, 'clerk').atRound(2).log, 'SummonLacked')).toEqual([]);
    const spent = opening({ uses: 1 }, 'scamp').summon('a.scamp', 'front', 0);
    expect(summoned(spent)).toEqual(['a.witch', 'a.witch: uses']);
  });
});

describe('R8 a summoned card', () => {
  const beast = creature(
    'power > wealth',
    always(own('field'), [grant('protection', 'wealth')]),
    onReveal(1, SELF, [grant('virtues', 'wisdom')]),
  );

  test('R8 is face up at once, and its static abilities work', () => {
    const table = opening({ uses: 1 }, 'beast', { beast }).summon('a.beast', 'front', 0);
    const types = table.last.map((event) => event.type);
    expect(types.slice(0, 2)).toEqual(['CreatureSummoned', 'ValuesChanged']);
    expect(values(table.atRound(2), 'a.witch')).toBe('strength | wealth');
  });

  test('R8 its reveal abilities do not come up', () => {
    const table = opening({ uses: 1 }, 'beast', { beast }).summon('a.beast', 'front', 0);
    expect(cameUp(table)).toEqual([]);
    expect(values(table, 'a.beast')).toBe('power > wealth');
  });

  test('R8 static abilities of others work on it at once', () => {
    const lord = card(
      'strength',
      always({ ...own('field'), filter: { id: 'scamp' } }, [grant('superiority', 'wisdom')]),
    );
    const table = revealed(cards({ ...BASE, witch: witch({ uses: 1 }), lord }), {
      a: 'weak # # / witch lord # + scamp',
      b: SLAYERS,
    }).summon('a.scamp', 'front', 0);
    expect(fallen(table, 2)).toEqual(['b.slayer']);
  });

  test('R8 what was cast before it came does not work on it', () => {
    const kin = { ...own('field'), filter: { anyVirtue: ['strength', 'cunning'] } } as const;
    const ward = card('strength', onReveal(1, kin, [grant('protection', 'wisdom')]));
    const table = revealed(cards({ ...BASE, witch: witch({ uses: 1 }), ward }), {
      a: 'weak ward # / # witch # + scamp',
      b: SLAYERS,
    }).summon('a.scamp', 'front', 0);
    expect([values(table, 'a.witch'), values(table, 'a.scamp')]).toEqual(['strength | wisdom', 'cunning']);
  });

  test('R8 it fights in the next round like any other', () => {
    const ogre = creature('power > wisdom');
    const table = opening({ uses: 1 }, 'ogre', { ogre }).summon('a.ogre', 'front', 2);
    expect(fallen(table, 2)).toEqual(['b.slayer.3']);
  });
});
