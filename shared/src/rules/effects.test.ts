// CARDS, Effects and `duration`: what grant, remove, silence and swap do, in which order, and for how long.

import { describe, expect, test } from 'vitest';
import {
  always,
  cameUp,
  card,
  cards,
  enemy,
  eventsOf,
  fallen,
  field,
  grant,
  isSilenced,
  onReveal,
  OPPOSING,
  own,
  remove,
  removeAll,
  revealed,
  SELF,
  SILENCE,
  summoned,
  summoning,
  SWAP,
  targets,
  values,
} from '../testing/index.ts';

const FOE = 'strength cunning > wealth power | wealth power';
const cast = (...effects: Parameters<typeof onReveal>[2]) => card('wisdom', onReveal(1, OPPOSING, effects));
const afterCast = (...effects: Parameters<typeof onReveal>[2]): string =>
  values(
    revealed(cards({ caster: cast(...effects), foe: FOE }), { a: 'caster', b: 'foe' }).atRound(1),
    'b.foe',
  );

describe('CARDS, Effects: grant and remove', () => {
  test.each([
    ['virtues', 'strength cunning wisdom > wealth power | wealth power'],
    ['superiority', 'strength cunning > wealth power wisdom | wealth power'],
    ['protection', 'strength cunning > wealth power | wealth power wisdom'],
  ] as const)('grant adds to %s', (aspect, expected) => {
    expect(afterCast(grant(aspect, 'wisdom'))).toBe(expected);
  });

  test.each([
    ['virtues', 'cunning', 'strength > wealth power | wealth power'],
    ['superiority', 'power', 'strength cunning > wealth | wealth power'],
    ['protection', 'wealth', 'strength cunning > wealth power | power'],
  ] as const)('remove takes away from %s', (aspect, virtue, expected) => {
    expect(afterCast(remove(aspect, virtue))).toBe(expected);
  });

  test.each([
    ['virtues', '> wealth power | wealth power'],
    ['superiority', 'strength cunning | wealth power'],
    ['protection', 'strength cunning > wealth power'],
  ] as const)('remove "all" takes away all of %s', (aspect, expected) => {
    expect(afterCast(removeAll(aspect))).toBe(expected);
  });

  test('grant of what is there, and removal of what is not, change no value', () => {
    expect(afterCast(grant('virtues', 'strength'), remove('protection', 'wisdom'))).toBe(FOE);
  });

  test('several virtues are granted and removed at once', () => {
    expect(afterCast(grant('virtues', 'power', 'wisdom'), remove('superiority', 'wealth', 'power'))).toBe(
      'strength cunning power wisdom | wealth power',
    );
  });

  test('effects are applied in the order listed', () => {
    expect(afterCast(grant('virtues', 'wisdom'), removeAll('virtues'))).toBe('> wealth power | wealth power');
    expect(afterCast(removeAll('virtues'), grant('virtues', 'wisdom'))).toBe(
      'wisdom > wealth power | wealth power',
    );
  });

  test('a target is protected from the caster in conflicts only: the effect works all the same', () => {
    const table = revealed(
      cards({ caster: cast(removeAll('superiority')), foe: 'strength > power | wisdom' }),
      {
        a: 'caster',
        b: 'foe',
      },
    );
    expect(values(table, 'b.foe')).toBe('strength | wisdom');
  });
});

describe('CARDS, Effects: targets', () => {
  test('the targets are found once, when the ability comes up: an earlier effect of it changes them no more', () => {
    const caster = card(
      'wisdom',
      onReveal(1, { ...enemy('field'), filter: { anyVirtue: ['strength'] } }, [
        remove('virtues', 'strength'),
        grant('protection', 'wealth'),
      ]),
    );
    const table = revealed(cards({ caster, foe: 'strength power' }), { a: 'caster', b: '- foe / foe' });
    expect(targets(table, 'a.caster')).toEqual(['b.foe', 'b.foe.2']);
    expect(values(table, 'b.foe')).toBe('power | wealth');
    expect(values(table, 'b.foe.2')).toBe('power | wealth');
  });

  test('the targets stay those cards in later rounds, also where others match by then', () => {
    const caster = card('wisdom', onReveal(1, enemy('front'), [grant('protection', 'wealth')]));
    const table = revealed(cards({ caster, foe: 'power' }), { a: '- - caster', b: 'foe - - / - foe' });
    expect(field(table, 'b')).toBe('foe foe - / - - -');
    expect([values(table, 'b.foe'), values(table, 'b.foe.2')]).toEqual(['power | wealth', 'power']);
  });

  test('the targets are taken in board order: front 0, 1, 2, then back 0, 1, 2', () => {
    const caster = card('wisdom', onReveal(1, enemy('field'), [SWAP]));
    const CARDS = cards({ caster, f0: 'power', f1: 'power', f2: 'power', f3: 'power' });
    const table = revealed(CARDS, { a: 'caster', b: '- f1 f0 / f3 - f2' });
    expect(targets(table, 'a.caster')).toEqual(['b.f1', 'b.f0', 'b.f3', 'b.f2']);
    expect(eventsOf(table.log, 'CardsSwapped').map((event) => event.moves[0]?.copy)).toEqual([
      'b.f1',
      'b.f0',
      'b.f3',
    ]);
  });

  test('the effects are applied target by target, each in the order listed', () => {
    const caster = card('wisdom', onReveal(1, enemy('front'), [SWAP, grant('protection', 'wealth'), SWAP]));
    const table = revealed(cards({ caster, f0: 'power', f1: 'power' }), { a: 'caster', b: 'f0 f1' });
    const moves = eventsOf(table.log, 'CardsSwapped').flatMap((event) => event.moves);
    expect(moves.map(({ copy, from, to }) => `${copy} ${from} ${to}`)).toEqual([
      'b.f0 0 3',
      'b.f0 3 0',
      'b.f1 1 4',
      'b.f1 4 1',
    ]);
  });

  test('the effects are applied to those same cards wherever an earlier effect has moved them', () => {
    const caster = card('wisdom', onReveal(1, enemy('front'), [SWAP, grant('protection', 'wealth')]));
    const table = revealed(cards({ caster, near: 'power', far: 'power' }), {
      a: '- caster',
      b: 'near - - / far',
    }).atRound(1);
    expect(field(table, 'b')).toBe('far - - / near - -');
    expect([values(table, 'b.near'), values(table, 'b.far')]).toEqual(['power | wealth', 'power']);
  });
});

describe('CARDS, Effects: silence', () => {
  const hush = card('wealth', onReveal(1, OPPOSING, [SILENCE]));
  const foeAbilities = card(
    'strength',
    always(SELF, [grant('virtues', 'cunning')]),
    onReveal(2, SELF, [grant('virtues', 'power')]),
    summoning(1),
  );

  test('the static abilities of a silenced card are off', () => {
    const table = revealed(cards({ hush, foe: foeAbilities }), { a: 'hush', b: 'foe' });
    expect(values(table, 'b.foe')).toBe('strength');
    expect(isSilenced(table, 'b.foe')).toBe(true);
    expect(isSilenced(table, 'a.hush')).toBe(false);
  });

  test('the reveal abilities of a silenced card that have not come up do nothing', () => {
    expect(cameUp(revealed(cards({ hush, foe: foeAbilities }), { a: 'hush', b: 'foe' }))).toEqual([
      'a.hush',
      'b.foe/1: silenced',
    ]);
  });

  test('the summons of a silenced card are passed over', () => {
    expect(summoned(revealed(cards({ hush, foe: foeAbilities }), { a: 'hush', b: 'foe' }))).toEqual([
      'b.foe/2: silenced',
      'b.foe/2: silenced',
    ]);
  });

  test('what a silenced card has already cast stays', () => {
    const late = card('wealth', onReveal(3, OPPOSING, [SILENCE]));
    const table = revealed(
      cards({ late, foe: card('strength', onReveal(2, SELF, [grant('virtues', 'power')])) }),
      { a: 'late', b: 'foe' },
    );
    expect(isSilenced(table, 'b.foe')).toBe(true);
    expect(values(table, 'b.foe')).toBe('strength power');
  });

  test('a silence leaves virtues, superiority and protection as they are', () => {
    const table = revealed(cards({ hush, foe: FOE }), { a: 'hush', b: 'foe' });
    expect(values(table, 'b.foe')).toBe(FOE);
  });

  test('when the silence ends, static and summon abilities work again; a missed reveal is missed', () => {
    const foe = { ...foeAbilities, superiority: ['wealth' as const] };
    const table = revealed(cards({ hush, foe }), { a: 'hush', b: 'foe' });
    expect(fallen(table, 1)).toEqual(['a.hush']);
    expect(values(table.atRound(1), 'b.foe')).toBe('strength > wealth');
    expect(values(table.atRound(2), 'b.foe')).toBe('strength cunning > wealth');
    expect(isSilenced(table, 'b.foe')).toBe(false);
    expect(summoned(table)).toEqual(['b.foe/2: owner-knows', 'b.foe/2: owner-knows']);
    expect(cameUp(table)).toEqual(['a.hush', 'b.foe/1: silenced']);
  });

  test('a silence with duration `match` stays when its caster has fallen', () => {
    const forever = card('wealth', onReveal(1, OPPOSING, [SILENCE], { duration: 'match' }));
    const foe = { ...foeAbilities, superiority: ['wealth' as const] };
    const table = revealed(cards({ forever, foe }), { a: 'forever', b: 'foe' });
    expect(fallen(table, 1)).toEqual(['a.forever']);
    expect(values(table, 'b.foe')).toBe('strength > wealth');
    expect(summoned(table)).toEqual(['b.foe/2: silenced', 'b.foe/2: silenced']);
  });

  test('a card silenced twice speaks again only when both silences have ended', () => {
    const hushing = (virtue: string) =>
      card(virtue, onReveal(1, { ...enemy('field'), filter: { id: 'foe' } }, [SILENCE]));
    const CARDS = cards({
      one: hushing('wealth'),
      two: hushing('power'),
      foe: { ...foeAbilities, superiority: ['wealth'] },
    });
    const table = revealed(CARDS, { a: 'one two', b: 'foe' });
    expect(fallen(table, 1)).toEqual(['a.one']);
    expect(isSilenced(table.atRound(2), 'b.foe')).toBe(true);
    expect(values(table, 'b.foe')).toBe('strength > wealth');
  });
});

describe('CARDS, Effects: swap', () => {
  const CARDS = (...effects: Parameters<typeof onReveal>[2]) =>
    cards({
      front: card('wisdom', onReveal(1, { ...enemy('front') }, effects)),
      all: card('wisdom', onReveal(1, { ...enemy('field') }, effects)),
      back: card('wisdom', onReveal(1, { ...enemy('back') }, effects)),
      near: 'power',
      far: 'strength',
      other: 'cunning',
    });
  const after = (halfA: string, halfB: string, ...effects: Parameters<typeof onReveal>[2]): string =>
    field(revealed(CARDS(...effects), { a: halfA, b: halfB }).atRound(1), 'b');

  test('the target changes places with the card in the other row of its column', () => {
    expect(after('front', 'near - - / far', SWAP)).toBe('far - - / near - -');
    expect(after('back', 'near - - / far', SWAP)).toBe('far - - / near - -');
    expect(after('front', '- - near / - other far', SWAP)).toBe('- - far / - other near');
  });

  test('the target moves there if that cell is free, forwards or backwards', () => {
    expect(after('front', '- near', SWAP)).toBe('- - - / - near -');
    expect(after('back', '- / - near', SWAP)).toBe('- near - / - - -');
  });

  test('one swap effect moves the cards of a column once, also where both are its targets', () => {
    expect(after('all', 'near - - / far', SWAP)).toBe('far - - / near - -');
    expect(after('all', '- near - / - far', SWAP)).toBe('- far - / - near -');
  });

  test('one swap effect moves each column of its targets', () => {
    expect(after('all', 'near other - / far - near', SWAP)).toBe('far - near / near other -');
  });

  test('a second swap effect of the same ability moves the column again', () => {
    expect(after('all', 'near - - / far', SWAP, SWAP)).toBe('near - - / far - -');
    expect(after('front', 'near - - / far', SWAP, SWAP, SWAP)).toBe('far - - / near - -');
  });

  test('the swap of another ability moves the column again', () => {
    const table = revealed(CARDS(SWAP), { a: 'all all', b: 'near - - / far' });
    expect(field(table.atRound(1), 'b')).toBe('near - - / far - -');
  });

  test('the own card can swap itself, and nothing else moves', () => {
    const dancer = card('wisdom', onReveal(1, SELF, [SWAP]));
    const table = revealed(cards({ dancer, near: 'power' }), { a: 'near dancer near / - near', b: '' });
    expect(field(table.atRound(1), 'a')).toBe('near near near / - dancer -');
  });

  test('`duration` has no meaning for it: the cards stay where they are when the caster falls', () => {
    const dancer = card('wealth', onReveal(1, { ...enemy('field'), filter: { id: 'near' } }, [SWAP]));
    const table = revealed(cards({ dancer, near: 'power', far: 'strength > wealth' }), {
      a: 'dancer',
      b: 'near - - / far',
    });
    expect(fallen(table, 1)).toEqual(['a.dancer']);
    expect(field(table, 'b')).toBe('far - - / near - -');
  });

  test('tells who moved whom, and from where to where', () => {
    const table = revealed(CARDS(SWAP), { a: 'front', b: 'near - - / far' });
    expect(eventsOf(table.log, 'CardsSwapped')).toEqual([
      {
        type: 'CardsSwapped',
        to: 'everyone',
        by: { copy: 'a.front', card: 'front', ability: 0 },
        moves: [
          { seat: 'b', copy: 'b.near', from: 0, to: 3 },
          { seat: 'b', copy: 'b.far', from: 3, to: 0 },
        ],
      },
    ]);
  });

  test('a swapped card fights where it stands now', () => {
    const table = revealed(
      cards({
        dancer: card('wisdom > strength', onReveal(1, enemy('front'), [SWAP])),
        near: 'power',
        far: 'strength',
      }),
      { a: 'dancer', b: 'near - - / far' },
    );
    expect(fallen(table, 1)).toEqual(['b.far']);
  });
});

describe('CARDS `duration`', () => {
  const ward = onReveal(1, own('field'), [grant('protection', 'power')]);
  const halves = { a: 'caster friend', b: 'foe' };
  const CARDS = (duration?: 'field' | 'match') =>
    cards({
      caster: card('wealth', duration === undefined ? ward : { ...ward, duration }),
      friend: 'strength',
      foe: 'cunning > wealth',
    });

  test.each([undefined, 'field'] as const)(
    '`field` is the default (%s): the effects end when the caster leaves the field',
    (duration) => {
      const table = revealed(CARDS(duration), halves);
      expect(eventsOf(table.log, 'AbilityCast')[0]?.duration).toBe('field');
      expect(values(table.atRound(1), 'a.friend')).toBe('strength | power');
      expect(values(table.afterRound(1), 'a.friend')).toBe('strength | power');
      expect(values(table.atRound(2), 'a.friend')).toBe('strength');
      expect(table.state.common.casts).toEqual([]);
    },
  );

  test('`match`: they stay to the end', () => {
    const table = revealed(CARDS('match'), halves);
    expect(values(table.atRound(3), 'a.friend')).toBe('strength | power');
    expect(values(table, 'a.friend')).toBe('strength | power');
    expect(table.state.common.casts).toHaveLength(1);
  });

  test('the effects of a caster do not end when its target swaps rows or another target falls', () => {
    const table = revealed(
      cards({
        caster: card('wisdom', onReveal(1, own('field'), [grant('protection', 'power'), SWAP])),
        friend: 'strength',
        weak: 'wealth',
        foe: 'cunning > wealth',
      }),
      { a: '- - caster / friend weak', b: '- foe' },
    );
    expect(fallen(table, 1)).toEqual(['a.weak']);
    expect(values(table, 'a.friend')).toBe('strength | power');
  });
});
