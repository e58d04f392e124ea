// CARDS, Selectors and `pick`: which cards an ability looks at.

import { describe, expect, test } from 'vitest';
import type { CardFilter, Target } from '../cards/index.ts';
import {
  always,
  cameUp,
  card,
  cards,
  eventsOf,
  grant,
  onReveal,
  own,
  enemy,
  removeAll,
  revealed,
  SELF,
  type Sketch,
  summoning,
  SWAP,
  type Table,
  targets,
  values,
} from '../testing/index.ts';

const mark = [grant('protection', 'wisdom')] as const;
const looks = (target: Target): Sketch => card('strength', onReveal(1, target, mark));

const OTHERS = { p0: 'power', p1: 'power', p2: 'power', p3: 'power', p4: 'power', p5: 'power' };
const ENEMIES = 'p0 p1 p2 / p3 p4 p5';
const CELLS = ['front 0', 'front 1', 'front 2', 'back 0', 'back 1', 'back 2'] as const;

/** The half p0 … p5 with the card that looks on one cell. */
const halfWith = (cell: number): string =>
  ['p0', 'p1', 'p2', '/', 'p3', 'p4', 'p5'].map((word) => (word === `p${cell}` ? 'me' : word)).join(' ');

/** Returns what the card on this cell of a seat's full half sees: p0 … p5 of the side looked at, `me` for itself. */
function seen(seat: 'a' | 'b', cell: number, target: Target): string {
  const CARDS = cards({ ...OTHERS, me: looks(target) });
  const table = revealed(
    CARDS,
    seat === 'a' ? { a: halfWith(cell), b: ENEMIES } : { a: ENEMIES, b: halfWith(cell) },
  );
  if (eventsOf(table.log, 'AbilityPassed').length > 0) return 'none';
  return targets(table, `${seat}.me`).join(' ');
}

const BY_CELL: readonly (readonly [string, Target, readonly string[]])[] = [
  ['`self` is the card itself', SELF, ['me', 'me', 'me', 'me', 'me', 'me']],
  [
    '`opposing` is the enemy front card in the same column, only for a card in the front row',
    { where: 'opposing' },
    ['~p0', '~p1', '~p2', 'none', 'none', 'none'],
  ],
  [
    '`adjacent` is the own cards in the same row, one column to the left or right',
    { where: 'adjacent' },
    ['p1', 'p0 p2', 'p1', 'p4', 'p3 p5', 'p4'],
  ],
  ['own `column` is the other own card of the column', own('column'), ['p3', 'p4', 'p5', 'p0', 'p1', 'p2']],
  [
    'enemy `column` is the enemies of the column, both rows',
    enemy('column'),
    ['~p0 ~p3', '~p1 ~p4', '~p2 ~p5', '~p0 ~p3', '~p1 ~p4', '~p2 ~p5'],
  ],
  [
    'own `row` is the other own cards of the row',
    own('row'),
    ['p1 p2', 'p0 p2', 'p0 p1', 'p4 p5', 'p3 p5', 'p3 p4'],
  ],
  [
    'enemy `row` is the enemies in the row of the same name',
    enemy('row'),
    ['~p0 ~p1 ~p2', '~p0 ~p1 ~p2', '~p0 ~p1 ~p2', '~p3 ~p4 ~p5', '~p3 ~p4 ~p5', '~p3 ~p4 ~p5'],
  ],
  [
    'own `front` is the own front cards, never the card itself',
    own('front'),
    ['p1 p2', 'p0 p2', 'p0 p1', 'p0 p1 p2', 'p0 p1 p2', 'p0 p1 p2'],
  ],
  ['enemy `front` is the enemy front cards', enemy('front'), Array.from(CELLS, () => '~p0 ~p1 ~p2')],
  [
    'own `back` is the own back cards, never the card itself',
    own('back'),
    ['p3 p4 p5', 'p3 p4 p5', 'p3 p4 p5', 'p4 p5', 'p3 p5', 'p3 p4'],
  ],
  ['enemy `back` is the enemy back cards', enemy('back'), Array.from(CELLS, () => '~p3 ~p4 ~p5')],
  [
    'own `field` is the own cards of both rows, never the card itself',
    own('field'),
    [
      'p1 p2 p3 p4 p5',
      'p0 p2 p3 p4 p5',
      'p0 p1 p3 p4 p5',
      'p0 p1 p2 p4 p5',
      'p0 p1 p2 p3 p5',
      'p0 p1 p2 p3 p4',
    ],
  ],
  [
    'enemy `field` is the enemy cards of both rows',
    enemy('field'),
    Array.from(CELLS, () => '~p0 ~p1 ~p2 ~p3 ~p4 ~p5'),
  ],
];

describe('CARDS `where`: seen from the card that has the ability', () => {
  describe.each(BY_CELL)('%s', (_, target, expected) => {
    test.each(['a', 'b'] as const)('on every cell of side %s', (seat) => {
      const other = seat === 'a' ? 'b' : 'a';
      const inFull = expected.map((text) =>
        text === 'none'
          ? text
          : text
              .split(' ')
              .map((word) => (word.startsWith('~') ? `${other}.${word.slice(1)}` : `${seat}.${word}`))
              .join(' '),
      );
      expect(CELLS.map((_, cell) => seen(seat, cell, target))).toEqual(inFull);
    });
  });

  test('`opposing` is nobody where the enemy front cell is empty, though the cell behind it is taken', () => {
    const table = revealed(cards({ me: looks({ where: 'opposing' }), foe: 'power' }), {
      a: 'me',
      b: '- foe - / foe',
    });
    expect(cameUp(table)).toEqual(['a.me: no-target']);
  });

  test('a selector looks at the moment when its ability comes up', () => {
    const swapper = card('wisdom', onReveal(1, SELF, [SWAP]), onReveal(2, { where: 'opposing' }, mark));
    const table = revealed(cards({ swapper, foe: 'power' }), { a: '- / swapper', b: 'foe' });
    expect(cameUp(table)).toEqual(['a.swapper', 'a.swapper/1']);
  });
});

describe('CARDS `filter`: all the keys given must hold', () => {
  const CARDS = {
    undead: { ...card('power'), traits: ['undead', 'creature'] },
    lord: { ...card('power wisdom'), rarity: 'rare' as const },
    empty: { ...card(''), traits: ['undead'] },
    spy: card('cunning'),
  };
  const found = (filter: CardFilter): string => {
    const table = revealed(cards({ ...CARDS, me: looks({ ...own('field'), filter }) }), {
      a: 'me undead lord / empty spy',
      b: '',
    });
    return eventsOf(table.log, 'AbilityPassed').length > 0 ? 'none' : targets(table, 'a.me').join(' ');
  };

  test.each([
    ['none given: everything matches', {}, 'a.undead a.lord a.empty a.spy'],
    ['`trait`: the card has it', { trait: 'undead' }, 'a.undead a.empty'],
    ['a trait that no card has matches nothing', { trait: 'dragon' }, 'none'],
    ['`id`: the card is that one', { id: 'spy' }, 'a.spy'],
    ['an id that no card has matches nothing', { id: 'nobody' }, 'none'],
    ['`rarity`: the printed one', { rarity: 'rare' }, 'a.lord'],
    ['`anyVirtue`: the card has at least one of these', { anyVirtue: ['wisdom', 'cunning'] }, 'a.lord a.spy'],
    ['`noVirtues`: the card has none', { noVirtues: true }, 'a.empty'],
    ['two keys: both hold', { trait: 'undead', noVirtues: true }, 'a.empty'],
    ['two keys: one does not hold', { id: 'spy', rarity: 'rare' }, 'none'],
    ['keys that contradict each other match nothing', { noVirtues: true, anyVirtue: ['power'] }, 'none'],
  ] satisfies [string, CardFilter, string][])('%s', (_, filter, expected) => {
    expect(found(filter)).toBe(expected);
  });

  test('`anyVirtue` and `noVirtues` see the current virtues, not the printed ones', () => {
    const strip = card('strength', onReveal(1, own('front'), [removeAll('virtues')]));
    const gift = card('strength', onReveal(1, own('back'), [grant('virtues', 'wealth')]));
    const bare = looks({ ...own('field'), filter: { noVirtues: true } });
    const rich = looks({ ...own('field'), filter: { anyVirtue: ['wealth'] } });
    const later = (sketch: Sketch): Sketch => ({
      ...sketch,
      abilities: (sketch.abilities ?? []).map((ability) =>
        'initiative' in ability ? { ...ability, initiative: 2 } : ability,
      ),
    });
    const CURRENT = cards({ strip, gift, bare: later(bare), rich: later(rich), noble: 'power' });
    expect(targets(revealed(CURRENT, { a: 'noble - - / strip bare', b: '' }), 'a.bare')).toEqual(['a.noble']);
    expect(targets(revealed(CURRENT, { a: 'gift rich - / noble', b: '' }), 'a.rich')).toEqual(['a.noble']);
  });

  test('a filter does not see granted superiorities or protections as virtues', () => {
    const shield = card(
      'strength',
      onReveal(1, own('field'), [grant('protection', 'wealth'), grant('superiority', 'wealth')]),
    );
    const rich = card('strength', onReveal(2, { ...own('field'), filter: { anyVirtue: ['wealth'] } }, mark));
    expect(cameUp(revealed(cards({ shield, rich }), { a: 'shield rich', b: '' }))).toEqual([
      'a.shield',
      'a.rich: no-target',
    ]);
  });
});

describe('CARDS `if`: at least `atLeast` cards match', () => {
  const met = (atLeast: number | undefined, allies: string): boolean => {
    const condition = {
      ...own('field'),
      filter: { id: 'ally' },
      ...(atLeast === undefined ? {} : { atLeast }),
    };
    const me = card('strength', onReveal(1, SELF, mark, { if: condition }));
    return cameUp(revealed(cards({ me, ally: 'power' }), { a: `me ${allies}`, b: '' }))[0] === 'a.me';
  };

  test('1 if left out: one match is enough, none is not', () => {
    expect([met(undefined, ''), met(undefined, 'ally'), met(undefined, 'ally ally')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('2: two matches are enough, one is not', () => {
    expect([met(2, 'ally'), met(2, 'ally ally'), met(2, 'ally ally / ally')]).toEqual([false, true, true]);
  });

  test('looks at the enemy side where it says so', () => {
    const me = card(
      'strength',
      onReveal(1, SELF, mark, { if: { ...enemy('field'), filter: { id: 'ally' } } }),
    );
    const CARDS = cards({ me, ally: 'power' });
    expect(cameUp(revealed(CARDS, { a: 'me ally', b: '' }))).toEqual(['a.me: if']);
    expect(cameUp(revealed(CARDS, { a: 'me', b: '- ally' }))).toEqual(['a.me']);
  });

  test('static and summon abilities ask `if` too', () => {
    const condition = { if: { ...own('field'), filter: { id: 'ally' } } };
    const CARDS = cards({
      me: card('strength', always(SELF, mark, condition), summoning(1, condition)),
      ally: 'power',
    });
    expect(values(revealed(CARDS, { a: 'me', b: '' }), 'a.me')).toBe('strength');
    expect(values(revealed(CARDS, { a: 'me ally', b: '' }), 'a.me')).toBe('strength | wisdom');
    const passed = (table: Table) => eventsOf(table.log, 'SummonPassed').map((event) => event.why.reason);
    expect(passed(revealed(CARDS, { a: 'me', b: '' }))).toEqual(['if', 'if']);
    expect(passed(revealed(CARDS, { a: 'me ally', b: '' }))).toEqual(['owner-knows', 'owner-knows']);
  });
});

describe('CARDS `pick`', () => {
  const one = (target: Target): Sketch => looks({ ...target, pick: 'one' });
  const CARDS = cards({
    picker: one(enemy('field')),
    everyone: looks(enemy('field')),
    named: looks({ ...enemy('field'), pick: 'all' }),
    f0: 'power',
    f1: 'power',
    f2: 'power',
  });

  test('`all` is the default and takes every match', () => {
    expect(targets(revealed(CARDS, { a: 'everyone', b: 'f0 f1 / f2' }), 'a.everyone')).toEqual([
      'b.f0',
      'b.f1',
      'b.f2',
    ]);
    expect(targets(revealed(CARDS, { a: 'named', b: 'f0 f1 / f2' }), 'a.named')).toEqual([
      'b.f0',
      'b.f1',
      'b.f2',
    ]);
  });

  test('`one`: the owner of the card chooses one of the matching cards, offered in board order', () => {
    const table = revealed(CARDS, { a: 'picker', b: 'f2 f0 / f1' });
    expect(table.choice).toEqual({
      kind: 'target',
      id: 1,
      seat: 'a',
      by: { copy: 'a.picker', card: 'picker', ability: 0 },
      options: ['b.f2', 'b.f0', 'b.f1'],
    });
    const chosen = table.choose('b.f1');
    expect(targets(chosen, 'a.picker')).toEqual(['b.f1']);
    expect(values(chosen, 'b.f1')).toBe('power | wisdom');
    expect(values(chosen, 'b.f0')).toBe('power');
  });

  test('`one`: the owner chooses also on side b', () => {
    const table = revealed(CARDS, { a: 'f0 f1', b: 'picker' });
    expect(table.choice.seat).toBe('b');
    expect(table.refusal({ type: 'chooseTarget', seat: 'a', choice: 1, copy: 'a.f0' })).toEqual({
      code: 'not-your-choice',
    });
  });

  test('`one`: the match waits for the choice; nothing else comes up meanwhile', () => {
    const table = revealed(CARDS, { a: 'picker', b: 'f0' });
    expect(table.last.at(-1)?.type).toBe('ChoiceDue');
    expect(table.state.common.rounds).toBe(0);
  });

  test('`one`: the owner is asked also where only one card matches', () => {
    const table = revealed(CARDS, { a: 'picker', b: 'f0' });
    expect(table.state.common.phase.at).toBe('choosing');
    expect(targets(table.choose('b.f0'), 'a.picker')).toEqual(['b.f0']);
  });

  test('`one`: the owner must choose if there is any, and cannot decline', () => {
    const table = revealed(CARDS, { a: 'picker', b: 'f0' });
    expect(table.refusal({ type: 'declineSummon', seat: 'a', choice: 1 })).toEqual({
      code: 'choice-closed',
      choice: 1,
    });
    expect(table.refusal({ type: 'summon', seat: 'a', choice: 1, copy: 'b.f0', cell: 1 })).toEqual({
      code: 'choice-closed',
      choice: 1,
    });
  });

  test('`one`: no match: nothing happens and nobody is asked', () => {
    const table = revealed(CARDS, { a: 'picker', b: '' });
    expect(cameUp(table)).toEqual(['a.picker: no-target']);
    expect(eventsOf(table.log, 'ChoiceDue')).toEqual([]);
  });

  test('`one`: a card that does not match cannot be chosen', () => {
    const table = revealed(CARDS, { a: 'picker f1', b: 'f0' });
    for (const copy of ['a.f1', 'a.picker', 'nobody'])
      expect(table.refusal({ type: 'chooseTarget', seat: 'a', choice: 1, copy })).toEqual({
        code: 'target-not-allowed',
        copy,
      });
  });

  test('`one`: a choice is answered once; a later one has a number of its own', () => {
    const table = revealed(CARDS, { a: 'picker picker', b: 'f0 - f1' });
    const next = table.choose('b.f1');
    expect(next.choice).toMatchObject({ id: 2, by: { copy: 'a.picker.2' } });
    expect(next.refusal({ type: 'chooseTarget', seat: 'a', choice: 1, copy: 'b.f0' })).toEqual({
      code: 'choice-closed',
      choice: 1,
    });
    const done = next.choose('b.f0');
    expect(done.refusal({ type: 'chooseTarget', seat: 'a', choice: 2, copy: 'b.f0' })).toMatchObject({
      code: 'wrong-phase',
    });
  });

  test('`one`: an ability that could not have cast asks for nothing', () => {
    const inBack = card('strength', onReveal(1, { ...enemy('field'), pick: 'one' }, mark, { in: 'back' }));
    expect(cameUp(revealed(cards({ inBack, foe: 'power' }), { a: 'inBack', b: 'foe' }))).toEqual([
      'a.inBack: in',
    ]);
  });
});
