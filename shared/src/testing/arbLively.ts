// Lively cards: any cards, but weighted so that abilities mostly find targets, creatures come and cards fall.

import * as fc from 'fast-check';
import { type Ability, type Card, type Catalogue, type Target, VIRTUES } from '../cards/index.ts';
import { arbAbility, arbCard, VOCABULARY } from './arbitraries.ts';

const unfiltered = ({ filter: _, ...target }: Target): Target => target;

/** Returns the ability with an initiative that others share and, three times out of four, without its conditions. */
function eased(ability: Ability, isBare: number): Ability {
  if (ability.timing === 'static')
    return isBare === 0 ? ability : { ...ability, target: unfiltered(ability.target) };
  const initiative = (ability.initiative % 3) + 1;
  if (isBare === 0) return { ...ability, initiative };
  if (ability.timing === 'summon')
    return { timing: 'summon', initiative, ...(isBare === 1 ? { to: 'any', uses: 1 } : {}) };
  const { timing, effects, target, duration } = ability;
  return {
    timing,
    initiative,
    effects,
    target: unfiltered(target),
    ...(duration === undefined ? {} : { duration }),
  };
}

const arbEased = fc.tuple(arbAbility(), fc.nat(3)).map(([ability, isBare]) => eased(ability, isBare));

const some = (maxLength: number) => fc.uniqueArray(fc.constantFrom(...VIRTUES), { maxLength });

const arbLivelyCard = (id: string): fc.Arbitrary<Card> =>
  fc
    .record({
      card: arbCard(id),
      isCreature: fc.nat(2),
      virtues: some(2),
      superiority: fc.subarray([...VIRTUES], { minLength: 1 }),
      protection: some(2),
      abilities: fc.array(arbEased, { maxLength: 3 }),
    })
    .map(({ card, isCreature, ...values }) => ({
      ...card,
      ...values,
      traits: isCreature === 0 ? card.traits : [...new Set([...card.traits, 'creature'])],
    }));

/** A catalogue with a lively card under every id of the vocabulary. */
export const arbLivelyCatalogue: fc.Arbitrary<Catalogue> = fc
  .tuple(...VOCABULARY.ids.map(arbLivelyCard))
  .map((cards) => new Map(cards.map((card) => [card.id, card])));
