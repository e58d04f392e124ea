// Lore: the worth of an effect to a card is what the rules make of that card.

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLastingEffect, VIRTUES, type Effect, type Virtue } from '@dunmer/shared/cards';
import {
  arbAbility,
  assertProperty,
  card,
  cards,
  onReveal,
  own,
  revealed,
  values,
} from '@dunmer/shared/testing';
import { loreOf } from './lore.ts';

const arbEffects = arbAbility().map((ability): readonly Effect[] =>
  ability.timing === 'reveal' ? ability.effects : [],
);
const arbNotation = fc
  .tuple(fc.subarray([...VIRTUES]), fc.subarray([...VIRTUES]), fc.subarray([...VIRTUES]))
  .map((sets: readonly (readonly Virtue[])[]) => {
    const [virtues = '', superiority = '', protection = ''] = sets.map((set) => set.join(' '));
    return `${virtues} > ${superiority} | ${protection}`;
  });

const casting = (effects: readonly Effect[]) =>
  onReveal(1, { ...own('field'), filter: { id: 'plain' } }, effects);

test('an ability gives a card the difference between what it is after it and what it is printed', () => {
  assertProperty(
    fc.property(arbNotation, arbEffects, (plain, effects) => {
      const ability = casting(effects);
      const caster = card('wisdom', ability);
      const table = revealed(cards({ plain, caster }), { a: 'plain caster', b: '' });
      const lore = loreOf(cards({ plain, caster, after: values(table, 'a.plain') }));
      const on = lore.known('plain');
      const aside = lore.gain(casting(effects.filter((effect) => !isLastingEffect(effect))), on);
      expect(lore.gain(ability, on)).toBeCloseTo(lore.duel(lore.known('after')) - lore.duel(on) + aside, 9);
    }),
  );
});
