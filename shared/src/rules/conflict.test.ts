// Rule 4: a conflict round.

import { describe, expect, test } from 'vitest';
import { beatsAsPrinted } from './index.ts';
import {
  ADJACENT,
  always,
  card,
  cards,
  columns,
  enemy,
  eventsOf,
  fallen,
  field,
  grant,
  onReveal,
  OPPOSING,
  own,
  remove,
  removeAll,
  revealed,
  SELF,
  type Sketch,
  type Table,
  values,
  verdict,
} from '../testing/index.ts';

/** A match in which `a.x` and `b.y` face each other alone on the field. */
const duel = (x: Sketch | string, y: Sketch | string): Table => revealed(cards({ x, y }), { a: 'x', b: 'y' });

describe('4.1 who conflicts', () => {
  const CARDS = cards({ x: 'strength > cunning', y: 'cunning > strength' });

  test('4.1 in each column where both front cells are taken the two cards conflict', () => {
    const table = revealed(CARDS, { a: 'x - x', b: 'y y -' });
    expect(columns(table, 1)).toEqual([0]);
    expect(columns(revealed(CARDS, { a: 'x x x', b: 'y y y' }), 1)).toEqual([0, 1, 2]);
  });

  test('4.1 each card faces the one in its own column: column 0 of a faces column 0 of b', () => {
    const table = revealed(cards({ x: 'strength > cunning', y: 'cunning', z: 'wealth' }), {
      a: '- - x',
      b: 'z y y',
    });
    expect(fallen(table, 1)).toEqual(['b.y.2']);
  });

  test('4.1 back cards are in no conflict', () => {
    const table = revealed(CARDS, { a: 'x / x', b: '- y / y' });
    expect(columns(table, 1)).toEqual([]);
    expect(fallen(table, 1)).toEqual([]);
  });

  test.each([
    ['right', { a: 'aide friend', b: 'slayer foe' }],
    ['left', { a: '- friend aide', b: '- foe slayer' }],
  ])(
    '4.1 all columns are decided on the same picture: an aide on the %s that falls in this round still helps',
    (_, halves) => {
      const table = revealed(
        cards({
          aide: card('wealth', always(ADJACENT, [grant('protection', 'power')])),
          friend: 'strength',
          slayer: 'wisdom > wealth',
          foe: 'power > strength',
        }),
        halves,
      );
      expect(fallen(table, 1)).toEqual(['a.aide']);
      expect(verdict(table, 1, 'a.friend')).toBe('stands: protected');
      // Without its aide the card falls in the next round.
      expect(fallen(table, 2)).toEqual(['a.friend']);
    },
  );

  test('4.1 nothing that happens in one column frees a cell for another in the same round', () => {
    const table = revealed(CARDS, { a: 'x - - / x', b: 'y' });
    expect(columns(table, 1)).toEqual([0]);
    expect(fallen(table, 1)).toEqual(['a.x', 'b.y']);
    expect(columns(table, 2)).toEqual([]);
  });

  test('4.1 three rounds are fought', () => {
    const rounds = eventsOf(duel('strength', 'cunning').log, 'RoundFought').map((event) => event.round);
    expect(rounds).toEqual([1, 2, 3]);
  });
});

describe('4.2 who is defeated', () => {
  test('4.2 a card is defeated when every virtue of it is among the superiorities of the other', () => {
    expect(fallen(duel('wisdom > strength cunning', 'strength cunning'), 1)).toEqual(['b.y']);
    expect(fallen(duel('wisdom > strength cunning power', 'strength cunning'), 1)).toEqual(['b.y']);
    expect(verdict(duel('wisdom > strength', 'strength'), 1, 'b.y')).toBe('defeated: overcome');
  });

  test('4.2 a card stands when one of its virtues is not among the superiorities of the other', () => {
    const table = duel('wisdom > strength', 'strength cunning');
    expect(fallen(table, 1)).toEqual([]);
    expect(verdict(table, 1, 'b.y')).toBe('stands: not-overcome');
  });

  test('4.2 holds the same way for side a', () => {
    expect(fallen(duel('strength cunning', 'wisdom > strength cunning'), 1)).toEqual(['a.x']);
    expect(fallen(duel('strength cunning', 'wisdom > strength'), 1)).toEqual([]);
  });

  test('4.2 a card without virtues is defeated by any card, even one without superiorities', () => {
    const table = duel('strength', '> cunning');
    expect(fallen(table, 1)).toEqual(['b.y']);
    expect(verdict(table, 1, 'b.y')).toBe('defeated: no-virtues');
    expect(fallen(duel('strength > power', ''), 1)).toEqual(['b.y']);
  });

  test('4.2 two cards without virtues defeat each other', () => {
    expect(fallen(duel('', ''), 1)).toEqual(['a.x', 'b.y']);
  });

  test('4.2 a card without superiorities defeats only cards without virtues', () => {
    expect(fallen(duel('strength', 'cunning'), 1)).toEqual([]);
    expect(fallen(duel('strength', ''), 1)).toEqual(['b.y']);
  });

  test('4.2 a card is protected when the other has a virtue and every virtue of it is among its protections', () => {
    const table = duel('wisdom power > strength', 'strength | wisdom power');
    expect(fallen(table, 1)).toEqual([]);
    expect(verdict(table, 1, 'b.y')).toBe('stands: protected');
    expect(fallen(duel('strength | wisdom', 'wisdom > strength'), 1)).toEqual([]);
  });

  test('4.2 a card is not protected when one virtue of the other is not among its protections', () => {
    const table = duel('wisdom power > strength', 'strength | wisdom');
    expect(fallen(table, 1)).toEqual(['b.y']);
    expect(verdict(table, 1, 'b.y')).toBe('defeated: overcome');
  });

  test('4.2 protection from the superiorities of the other, rather than its virtues, is none', () => {
    expect(fallen(duel('wisdom > strength', 'strength | strength'), 1)).toEqual(['b.y']);
  });

  test('4.2 protection does not keep the protected card from defeating', () => {
    expect(fallen(duel('strength', 'cunning > strength | strength'), 1)).toEqual(['a.x']);
  });

  test('R4 nobody is protected from a card without virtues', () => {
    const table = duel('> strength', 'strength | strength cunning wealth power wisdom');
    expect(fallen(table, 1)).toContain('b.y');
  });

  test('R5 a protected card without virtues is not defeated', () => {
    const table = duel('strength > power', '| strength');
    expect(fallen(table, 1)).toEqual([]);
    expect(verdict(table, 1, 'b.y')).toBe('stands: protected');
  });
});

describe('4.2 on printed values', () => {
  const VALUES = ['', 'strength', 'strength cunning', 'cunning wealth'];
  const printed = VALUES.flatMap((virtues) =>
    VALUES.flatMap((superiority) =>
      ['', 'strength', 'strength cunning'].map((protection) =>
        card(`${virtues} > ${superiority} | ${protection}`),
      ),
    ),
  );

  test('4.2 what the printed values say comes true where no ability changes them', () => {
    for (const x of printed)
      for (const y of printed) {
        const foretold = [beatsAsPrinted(y, x) ? 'a.x' : '', beatsAsPrinted(x, y) ? 'b.y' : ''];
        expect(fallen(duel(x, y), 1)).toEqual(foretold.filter((copy) => copy !== ''));
      }
  });
});

describe('4.2 all values are those changed by abilities', () => {
  const by = (target: typeof SELF, effect: ReturnType<typeof grant> | ReturnType<typeof remove>) =>
    always(target, [effect]);

  test('4.2 a granted superiority defeats', () => {
    const table = duel(card('wisdom', by(SELF, grant('superiority', 'strength'))), 'strength');
    expect(fallen(table, 1)).toEqual(['b.y']);
  });

  test('4.2 a removed superiority does not defeat', () => {
    const table = duel(card('wisdom > strength', by(SELF, remove('superiority', 'strength'))), 'strength');
    expect(fallen(table, 1)).toEqual([]);
  });

  test('4.2 a granted virtue has to be overcome too', () => {
    const table = duel('wisdom > strength', card('strength', by(SELF, grant('virtues', 'power'))));
    expect(fallen(table, 1)).toEqual([]);
  });

  test('4.2 a card that has lost its virtues is defeated by any', () => {
    const table = duel(card('wisdom', by(OPPOSING, removeAll('virtues'))), 'strength power');
    expect(verdict(table, 1, 'b.y')).toBe('defeated: no-virtues');
  });

  test('4.2 a granted protection protects, a removed one does not', () => {
    const granted = duel('wisdom > strength', card('strength', by(SELF, grant('protection', 'wisdom'))));
    expect(verdict(granted, 1, 'b.y')).toBe('stands: protected');
    const removed = duel(
      card('wisdom > strength', by(OPPOSING, removeAll('protection'))),
      'strength | wisdom',
    );
    expect(fallen(removed, 1)).toEqual(['b.y']);
  });

  test('4.2 a virtue granted to the attacker goes past a protection', () => {
    const table = duel(card('wisdom > strength', by(SELF, grant('virtues', 'wealth'))), 'strength | wisdom');
    expect(fallen(table, 1)).toEqual(['b.y']);
  });

  test('R4 an attacker that has lost its virtues goes past every protection', () => {
    const table = duel(card('wisdom > strength', by(SELF, removeAll('virtues'))), 'strength | wisdom');
    expect(fallen(table, 1)).toEqual(['a.x', 'b.y']);
  });
});

describe('4.3 the defeated', () => {
  test('4.3 none, one or both of the two are defeated', () => {
    expect(fallen(duel('strength', 'cunning'), 1)).toEqual([]);
    expect(fallen(duel('strength > cunning', 'cunning'), 1)).toEqual(['b.y']);
    expect(fallen(duel('strength > cunning', 'cunning > strength'), 1)).toEqual(['a.x', 'b.y']);
  });

  test('4.3 go to the discard together, each to the side of its owner', () => {
    const table = revealed(cards({ x: 'strength > cunning', y: 'cunning > strength' }), {
      a: 'x x',
      b: 'y y',
    }).afterRound(1);
    expect(table.state.common.discard).toEqual({
      a: [
        { copy: 'a.x', card: 'x' },
        { copy: 'a.x.2', card: 'x' },
      ],
      b: [
        { copy: 'b.y', card: 'y' },
        { copy: 'b.y.2', card: 'y' },
      ],
    });
    expect([field(table, 'a'), field(table, 'b')]).toEqual(['- - - / - - -', '- - - / - - -']);
  });

  test('4.3 join those discarded in earlier rounds', () => {
    const table = revealed(cards({ x: 'strength > cunning', y: 'cunning' }), { a: 'x', b: 'y - - / y' });
    expect(table.state.common.discard.b.map((card) => card.copy)).toEqual(['b.y', 'b.y.2']);
  });

  const CASTER = {
    friend: 'strength',
    foe: 'power > strength',
    slayer: 'wisdom > wealth',
  };
  const shield = onReveal(1, own('field'), [grant('protection', 'power')]);

  test('4.3 the effects that a defeated card cast last through the round, and end with it', () => {
    const table = revealed(cards({ ...CASTER, caster: card('wealth', shield) }), {
      a: 'friend caster',
      b: 'foe slayer',
    });
    expect(fallen(table, 1)).toEqual(['a.caster']);
    expect(values(table.atRound(2), 'a.friend')).toBe('strength');
    expect(fallen(table, 2)).toEqual(['a.friend']);
  });

  test('4.3 the effects of a caster end also where others leave together with it', () => {
    const table = revealed(cards({ ...CASTER, caster: card('wealth', shield) }), {
      a: 'friend caster caster',
      b: 'foe slayer slayer',
    });
    expect(fallen(table, 1)).toEqual(['a.caster', 'a.caster.2']);
    expect(table.state.common.casts).toEqual([]);
    expect(fallen(table, 2)).toEqual(['a.friend']);
  });

  test('R13 effects with duration `match` stay when their caster is defeated', () => {
    const table = revealed(cards({ ...CASTER, caster: card('wealth', { ...shield, duration: 'match' }) }), {
      a: 'friend caster',
      b: 'foe slayer',
    });
    expect(fallen(table, 1)).toEqual(['a.caster']);
    expect(values(table, 'a.friend')).toBe('strength | power');
    expect([fallen(table, 2), fallen(table, 3)]).toEqual([[], []]);
  });

  test('4.3 the effects of a caster that stands go on when others fall', () => {
    const table = revealed(cards({ ...CASTER, caster: card('wealth', shield) }), {
      a: 'friend - caster / - friend',
      b: 'foe / - - -',
    });
    expect(fallen(table, 3)).toEqual([]);
    expect(values(table, 'a.friend')).toBe('strength | power');
  });

  test('4.3 values in a round are those at its beginning, also for a card that a falling one weakens', () => {
    const table = revealed(
      cards({
        weakener: card('wealth', onReveal(1, enemy('field'), [removeAll('virtues')])),
        slayer: 'wisdom > wealth',
        weak: 'power',
        idle: 'strength',
      }),
      { a: 'weakener idle', b: 'slayer weak' },
    );
    expect(fallen(table, 1)).toEqual(['a.weakener', 'b.slayer', 'b.weak']);
  });
});

describe('4.4 an unopposed card', () => {
  test('4.4 is in no conflict', () => {
    const table = revealed(cards({ x: '', y: 'strength' }), { a: 'x', b: '- y' });
    expect(columns(table, 1)).toEqual([]);
    expect(field(table, 'a')).toBe('x - - / - - -');
  });

  test('4.4 is in no conflict even where a back card stands behind the free cell', () => {
    const table = revealed(cards({ x: '', y: 'strength' }), { a: 'x', b: '- - - / y' });
    expect(columns(table, 1)).toEqual([]);
    // The back card advances and meets the enemy card in round 2.
    expect(fallen(table, 2)).toEqual(['a.x']);
  });
});
