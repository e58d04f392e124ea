// CARDS, Values: the current virtues, superiority and protection, worked out in four steps, each change with its cause.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Effect, isLastingEffect, type RevealAbility, type Virtue } from '../cards/index.ts';
import {
  ADJACENT,
  always,
  arbAbility,
  assertProperty,
  cameUp,
  card,
  cards,
  creature,
  enemy,
  eventsOf,
  fallen,
  field,
  grant,
  marks,
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
  values,
} from '../testing/index.ts';

const has = (...anyVirtue: readonly Virtue[]) => ({ where: 'self', filter: { anyVirtue } }) as const;
const onPlain = { filter: { id: 'plain' } };
/** An ability that casts on the card `plain` of its own side. */
const casting = (initiative: number, ...effects: readonly Effect[]): RevealAbility =>
  onReveal(initiative, { ...own('field'), ...onPlain }, effects);
const plain = 'strength > power | wealth';

describe('CARDS, Values: the order of the four steps', () => {
  test('1 the printed values hold where nothing works on a card', () => {
    const table = revealed(cards({ plain }), { a: 'plain', b: '' });
    expect(values(table, 'a.plain')).toBe('strength > power | wealth');
    expect(eventsOf(table.log, 'ValuesChanged')).toEqual([]);
  });

  test('2 each effect that lasts leaves its mark on the card, in the order in which it works', () => {
    assertProperty(
      fc.property(arbAbility(), (ability) => {
        const effects = ability.timing === 'reveal' ? ability.effects : [];
        const caster = card('wisdom', casting(1, ...effects));
        const table = revealed(cards({ plain, caster }), { a: 'plain caster', b: '' });
        const ops = marks(table, 'a.plain').map(({ op }) => op);
        expect(ops).toEqual(effects.filter(isLastingEffect).map(({ op }) => op));
      }),
    );
  });

  test('2 the effects of reveal abilities work in the order in which they were cast', () => {
    const early = card('wisdom', casting(1, grant('virtues', 'wisdom')));
    const late = card('wisdom', casting(2, removeAll('virtues')));
    const table = revealed(cards({ plain, early, late }), { a: 'plain late early', b: '' });
    expect(values(table, 'a.plain')).toBe('> power | wealth');
    const other = revealed(
      cards({
        plain,
        early: card('wisdom', casting(1, removeAll('virtues'))),
        late: card('wisdom', casting(2, grant('virtues', 'wisdom'))),
      }),
      { a: 'plain late early', b: '' },
    );
    expect(values(other, 'a.plain')).toBe('wisdom > power | wealth');
  });

  test('3 a static grant comes after what was cast: it gives back what a cast took', () => {
    const gift = card('wisdom', always({ ...own('field'), ...onPlain }, [grant('virtues', 'strength')]));
    const thief = card('wisdom', casting(1, removeAll('virtues')));
    const table = revealed(cards({ plain, gift, thief }), { a: 'plain gift thief', b: '' });
    expect(values(table, 'a.plain')).toBe('strength > power | wealth');
  });

  test('4 a static removal comes after what was cast: it takes what a cast gave', () => {
    const bane = card('wisdom', always({ ...own('field'), ...onPlain }, [remove('virtues', 'cunning')]));
    const gift = card('wisdom', casting(1, grant('virtues', 'cunning')));
    const table = revealed(cards({ plain, bane, gift }), { a: 'plain bane gift', b: '' });
    expect(values(table, 'a.plain')).toBe('strength > power | wealth');
  });

  const gift = card('wisdom', always({ ...own('field'), ...onPlain }, [grant('virtues', 'cunning')]));
  const bane = card('wisdom', always({ ...own('field'), ...onPlain }, [remove('virtues', 'cunning')]));
  test.each(['plain gift bane', 'plain bane gift', 'plain / gift bane', '- gift bane / plain'])(
    '4 a static removal is stronger than a static grant, wherever they stand (%s)',
    (half) => {
      const table = revealed(cards({ plain, gift, bane }), { a: half, b: '' });
      expect(values(table.atRound(1), 'a.plain')).toBe('strength > power | wealth');
    },
  );

  test('4 a static removal is stronger than a static grant of one ability, in either order of its effects', () => {
    const both = (first: 'grant' | 'remove') => {
      const effects = [grant('virtues', 'cunning'), remove('virtues', 'cunning')];
      return card('wisdom', always(SELF, first === 'grant' ? effects : effects.toReversed()));
    };
    for (const first of ['grant', 'remove'] as const)
      expect(values(revealed(cards({ me: both(first) }), { a: 'me', b: '' }), 'a.me')).toBe('wisdom');
  });
});

describe('CARDS, Values: what `if` and `filter` see', () => {
  test('`if` of a static ability sees what was cast (the values after step 2)', () => {
    const proud = card('wisdom', always(SELF, [grant('protection', 'power')], { if: has('cunning') }));
    const gift = card('wisdom', onReveal(1, own('field'), [grant('virtues', 'cunning')]));
    const CARDS = cards({ proud, gift });
    expect(values(revealed(CARDS, { a: 'proud gift', b: '' }), 'a.proud')).toBe('cunning wisdom | power');
    expect(values(revealed(CARDS, { a: 'proud', b: '' }), 'a.proud')).toBe('wisdom');
  });

  test('`if` of a static ability does not see static grants', () => {
    const proud = card('wisdom', always(SELF, [grant('protection', 'power')], { if: has('cunning') }));
    const gift = card('wisdom', always(own('field'), [grant('virtues', 'cunning')]));
    for (const half of ['proud gift', 'gift proud'])
      expect(values(revealed(cards({ proud, gift }), { a: half, b: '' }), 'a.proud')).toBe('cunning wisdom');
  });

  test('`if` of a static ability does not see static removals', () => {
    const proud = card('wisdom', always(SELF, [grant('protection', 'power')], { if: has('wisdom') }));
    const bane = card('power', always(own('field'), [removeAll('virtues')]));
    for (const half of ['proud bane', 'bane proud'])
      expect(values(revealed(cards({ proud, bane }), { a: half, b: '' }), 'a.proud')).toBe('| power');
  });

  test('`filter` of a static ability sees what was cast, but neither static grants nor static removals', () => {
    const shield = card(
      'power',
      always({ ...own('field'), filter: { anyVirtue: ['cunning'] } }, [grant('protection', 'power')]),
    );
    const castGift = card('power', casting(1, grant('virtues', 'cunning')));
    const staticGift = card('power', always({ ...own('field'), ...onPlain }, [grant('virtues', 'cunning')]));
    const staticBane = card(
      'power',
      always({ ...own('field'), filter: { id: 'spy' } }, [removeAll('virtues')]),
    );
    const CARDS = cards({ plain: 'strength', spy: 'cunning', shield, castGift, staticGift, staticBane });
    expect(values(revealed(CARDS, { a: 'shield plain castGift', b: '' }), 'a.plain')).toBe(
      'strength cunning | power',
    );
    for (const half of ['shield plain staticGift', 'staticGift plain shield'])
      expect(values(revealed(CARDS, { a: half, b: '' }), 'a.plain')).toBe('strength cunning');
    for (const half of ['shield spy staticBane', 'staticBane spy shield'])
      expect(values(revealed(CARDS, { a: half, b: '' }), 'a.spy')).toBe('| power');
  });

  test('`if` and `filter` of a reveal ability see static grants and removals (the values after step 4)', () => {
    const gift = card('power', always({ ...own('field'), ...onPlain }, [grant('virtues', 'cunning')]));
    const bane = card('power', always({ ...own('field'), filter: { id: 'spy' } }, [removeAll('virtues')]));
    const seeker = card(
      'power',
      onReveal(1, { ...own('field'), filter: { anyVirtue: ['cunning'] } }, [grant('protection', 'power')]),
    );
    const asker = card(
      'power',
      onReveal(2, SELF, [grant('protection', 'power')], {
        if: { ...own('field'), filter: { anyVirtue: ['cunning'] } },
      }),
      onReveal(3, SELF, [grant('protection', 'wisdom')], {
        if: { ...own('field'), filter: { noVirtues: true } },
      }),
    );
    const CARDS = cards({ plain, spy: 'cunning', gift, bane, seeker, asker });
    const given = revealed(CARDS, { a: 'plain gift seeker / asker', b: '' });
    expect(cameUp(given)).toEqual(['a.seeker', 'a.asker', 'a.asker/1: if']);
    expect(eventsOf(given.log, 'AbilityCast')[0]?.targets).toEqual(['a.plain']);
    const taken = revealed(CARDS, { a: 'spy bane seeker / asker', b: '' });
    expect(cameUp(taken)).toEqual(['a.seeker: no-target', 'a.asker: if', 'a.asker/1']);
  });

  test('`if` of a summon ability sees static grants and removals (the values after step 4)', () => {
    const asker = card(
      'power',
      summoning(1, { if: { ...own('field'), filter: { anyVirtue: ['cunning'] } } }),
      summoning(2, { if: { ...own('field'), filter: { noVirtues: true } } }),
    );
    const gift = card('power', always({ ...own('field'), ...onPlain }, [grant('virtues', 'cunning')]));
    const bane = card('power', always({ ...own('field'), ...onPlain }, [removeAll('virtues')]));
    const CARDS = cards({ plain, asker, gift, bane });
    const given = revealed(CARDS, { a: 'asker plain gift', b: '' });
    expect(summoned(given).slice(0, 2)).toEqual(['a.asker: owner-knows', 'a.asker/1: if']);
    const taken = revealed(CARDS, { a: 'asker plain bane', b: '' });
    expect(summoned(taken).slice(0, 2)).toEqual(['a.asker: if', 'a.asker/1: owner-knows']);
  });
});

describe('CARDS, Abilities: `static` works all the time while its card is on the field', () => {
  test('its targets are those that stand there now, wherever cards have moved', () => {
    const leader = card('wisdom', always(ADJACENT, [grant('protection', 'power')]));
    const table = revealed(cards({ leader, plain: 'strength' }), { a: 'leader - - / - plain', b: '' });
    expect(values(table.atRound(1), 'a.plain')).toBe('strength');
    expect(field(table.atRound(2), 'a')).toBe('leader plain - / - - -');
    expect(values(table.atRound(2), 'a.plain')).toBe('strength | power');
  });

  test('it ends when its card leaves the field', () => {
    const leader = card('wealth', always(own('field'), [grant('protection', 'power')]));
    const table = revealed(cards({ leader, plain: 'strength', foe: 'cunning > wealth' }), {
      a: 'leader plain',
      b: 'foe',
    });
    expect(fallen(table, 1)).toEqual(['a.leader']);
    expect(values(table.atRound(1), 'a.plain')).toBe('strength | power');
    expect(values(table.atRound(2), 'a.plain')).toBe('strength');
  });

  test('`in` front: it works only while its card is in the front row', () => {
    const guard = card('wisdom', always(SELF, [grant('protection', 'power')], { in: 'front' }));
    const table = revealed(cards({ guard }), { a: '- / guard', b: '' });
    expect(values(table.atRound(1), 'a.guard')).toBe('wisdom');
    expect(values(table.atRound(2), 'a.guard')).toBe('wisdom | power');
  });

  test('`in` back: it works only while its card is in the back row', () => {
    const guard = card('wisdom', always(SELF, [grant('protection', 'power')], { in: 'back' }));
    const table = revealed(cards({ guard }), { a: '- / guard', b: '' });
    expect(values(table.atRound(1), 'a.guard')).toBe('wisdom | power');
    expect(values(table.atRound(2), 'a.guard')).toBe('wisdom');
  });

  test('`if` is asked all the time: it stops once too few match', () => {
    const proud = card(
      'wisdom',
      always(SELF, [grant('protection', 'power')], { if: { ...enemy('field'), atLeast: 2 } }),
    );
    const CARDS = cards({ proud, slayer: 'strength > wealth', foe: 'wealth' });
    const table = revealed(CARDS, { a: 'proud slayer', b: '- foe foe' });
    expect(values(table.atRound(1), 'a.proud')).toBe('wisdom | power');
    expect(values(table.atRound(2), 'a.proud')).toBe('wisdom');
  });

  test('it reaches enemies and its own card, where its selector says so', () => {
    const bane = card(
      'wisdom',
      always(OPPOSING, [remove('virtues', 'power')]),
      always(SELF, [grant('superiority', 'wealth')]),
    );
    const table = revealed(cards({ bane, foe: 'strength power' }), { a: '- bane', b: 'foe foe' });
    expect(values(table, 'b.foe.2')).toBe('strength');
    expect(values(table, 'b.foe')).toBe('strength power');
    expect(values(table, 'a.bane')).toBe('wisdom > wealth');
  });
});

describe('CARDS, Values: causes', () => {
  test('every change names the copy, card and ability behind it, in the order of the steps', () => {
    const caster = card(
      'wisdom',
      onReveal(9, OPPOSING, [SILENCE]),
      onReveal(1, own('column'), [grant('virtues', 'power'), SWAP]),
    );
    const aura = card(
      'wisdom',
      always(ADJACENT, [remove('virtues', 'power'), grant('superiority', 'wealth')]),
    );
    const table = revealed(cards({ caster, aura, plain: 'strength' }), {
      a: 'caster aura - / plain',
      b: '',
    }).atRound(1);
    expect(field(table, 'a')).toBe('plain aura - / caster - -');
    const cast = { copy: 'a.caster', card: 'caster', ability: 1 };
    const always0 = { copy: 'a.aura', card: 'aura', ability: 0 };
    expect(marks(table, 'a.plain')).toEqual([
      { by: cast, op: 'grant', aspect: 'virtues', virtues: ['power'] },
      { by: always0, op: 'grant', aspect: 'superiority', virtues: ['wealth'] },
      { by: always0, op: 'remove', aspect: 'virtues', virtues: ['power'] },
    ]);
    expect(values(table, 'a.plain')).toBe('strength > wealth');
    expect(marks(table, 'a.caster')).toEqual([]);
  });

  test('a silence names who silenced', () => {
    const hush = card('wisdom', onReveal(1, OPPOSING, [SILENCE]));
    const table = revealed(
      cards({ hush, foe: card('power', onReveal(2, SELF, [grant('virtues', 'wisdom')])) }),
      { a: 'hush', b: 'foe' },
    );
    const by = { copy: 'a.hush', card: 'hush', ability: 0 };
    expect(marks(table, 'b.foe')).toEqual([{ by, op: 'silence' }]);
    expect(eventsOf(table.log, 'AbilityPassed')).toEqual([
      {
        type: 'AbilityPassed',
        to: 'everyone',
        by: { copy: 'b.foe', card: 'foe', ability: 0 },
        why: { reason: 'silenced', by: [by] },
      },
    ]);
  });

  test('a removal of all names the five virtues', () => {
    const bane = card('wisdom', always(OPPOSING, [removeAll('protection')]));
    const table = revealed(cards({ bane, foe: 'power | wealth' }), { a: 'bane', b: 'foe' });
    expect(marks(table, 'b.foe')).toEqual([
      {
        by: { copy: 'a.bane', card: 'bane', ability: 0 },
        op: 'remove',
        aspect: 'protection',
        virtues: ['strength', 'cunning', 'wealth', 'power', 'wisdom'],
      },
    ]);
  });

  test('a change that alters nothing is still told with its cause', () => {
    const gift = card('wisdom', always(SELF, [grant('virtues', 'wisdom')]));
    const table = revealed(cards({ gift }), { a: 'gift', b: '' });
    expect(values(table, 'a.gift')).toBe('wisdom');
    expect(marks(table, 'a.gift')).toHaveLength(1);
  });

  test('changes are told once, when they happen, for the changed cards only', () => {
    const gift = card('wisdom', onReveal(1, own('front'), [grant('virtues', 'power')]));
    const table = revealed(cards({ gift, plain: 'strength', foe: 'power' }), { a: 'plain gift', b: 'foe' });
    const told = eventsOf(table.log, 'ValuesChanged');
    expect(told.map((event) => event.changes.map((change) => change.copy))).toEqual([['a.plain']]);
    expect(told[0]?.changes[0]?.altered).toMatchObject({ virtues: ['strength', 'power'], silenced: false });
  });

  test('a change that ends is told too, as the printed values', () => {
    const leader = card('wealth', always(own('field'), [grant('protection', 'power')]));
    const table = revealed(cards({ leader, plain: 'strength', foe: 'cunning > wealth' }), {
      a: 'leader plain',
      b: 'foe',
    });
    expect(eventsOf(table.log, 'ValuesChanged').at(-1)).toEqual({
      type: 'ValuesChanged',
      to: 'everyone',
      changes: [{ copy: 'a.plain', altered: null }],
    });
  });

  test('a change that ends in the first round after a choice is told too', () => {
    // In round 2 the ward falls and its cast ends; nobody moves up. In round 3 the leader falls.
    const table = revealed(
      cards({
        leader: card('wealth', always({ ...own('field'), ...onPlain }, [grant('protection', 'power')])),
        ward: card(
          'strength > wealth',
          onReveal(1, { ...own('field'), filter: { id: 'leader' } }, [grant('protection', 'cunning')]),
        ),
        plain: 'power',
        foe: 'cunning > wealth',
        weak: 'wealth',
        slayer: 'wisdom > strength',
        witch: card('strength', summoning(1)),
        scamp: creature('cunning'),
      }),
      { a: 'leader ward plain', b: 'foe weak witch / # slayer # + scamp' },
    );
    const next = table.decline().decline();
    expect(fallen(next, 3)).toEqual(['a.leader']);
    expect(eventsOf(next.last, 'ValuesChanged')[0]?.changes).toEqual([{ copy: 'a.plain', altered: null }]);
  });

  describe('a cause that takes the place of another at once, with the same values, is told', () => {
    const ward = (row: 'front' | 'back') =>
      always({ ...own('field'), ...onPlain }, [grant('protection', 'power')], { in: row });
    const turner = (id: string) => card('wisdom', onReveal(1, { ...own('field'), filter: { id } }, [SWAP]));

    test('another copy of the same card', () => {
      const CARDS = cards({
        plain: 'strength',
        banner: card('power', ward('front')),
        turner: turner('banner'),
      });
      const table = revealed(CARDS, { a: 'turner banner plain / - banner', b: '' });
      expect(marks(table, 'a.plain').map((mark) => mark.by.copy)).toEqual(['a.banner.2']);
    });

    test('another ability of the same copy', () => {
      const herald = card('power', ward('front'), ward('back'));
      const table = revealed(cards({ plain: 'strength', herald, turner: turner('herald') }), {
        a: 'turner herald plain / turner',
        b: '',
      });
      // The card is swapped twice: it stands in front, then behind, then in front again.
      const told = eventsOf(table.log, 'ValuesChanged').map(
        (event) => event.changes[0]?.altered?.marks[0]?.by.ability,
      );
      expect(told).toEqual([0, 1, 0]);
    });
  });

  test('a cause that goes and another that comes later are told', () => {
    const first = card('wealth', always({ ...own('field'), ...onPlain }, [grant('protection', 'power')]));
    const second = card(
      'power',
      always({ ...own('field'), ...onPlain }, [grant('protection', 'power')], {
        if: { ...own('field'), filter: { id: 'late' } },
        in: 'front',
      }),
    );
    const CARDS = cards({ first, second, plain: 'strength', foe: 'cunning > wealth', late: 'power' });
    const table = revealed(CARDS, { a: 'first plain - / - late second', b: 'foe' });
    expect(values(table.atRound(1), 'a.plain')).toBe('strength | power');
    expect(values(table.atRound(2), 'a.plain')).toBe('strength | power');
    expect(marks(table.atRound(1), 'a.plain').map((mark) => mark.by.copy)).toEqual(['a.first']);
    expect(marks(table.atRound(2), 'a.plain').map((mark) => mark.by.copy)).toEqual(['a.second']);
  });
});
