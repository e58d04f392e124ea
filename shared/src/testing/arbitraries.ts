// Arbitraries over everything that CARDS.md can express, for properties.

import * as fc from 'fast-check';
import {
  ASPECTS,
  FAR_WHERES,
  NEAR_WHERES,
  RARITIES,
  ROWS,
  SIDES,
  SUMMON_TO,
  LASTING_OPS,
  MOMENTARY_OPS,
  VIRTUES,
  type Ability,
  type Card,
  type CardFilter,
  type CardId,
  type Catalogue,
  type Condition,
  type Deck,
  type Effect,
  type Selector,
  type StaticEffect,
  type Target,
  type Virtue,
  type Words,
} from '../cards/index.ts';
import type { CastTarget, MatchEffect } from '../windows/index.ts';

/** The ids and traits that drawn abilities may mention. There are few of each, so that filters often match. */
export interface Vocabulary {
  readonly ids: readonly CardId[];
  readonly traits: readonly string[];
}

export const VOCABULARY: Vocabulary = {
  ids: ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'moth-priest'],
  traits: ['creature', 'person', 'undead', 'lost-in-ash'],
};

const merge = <A extends object, B extends object>(
  a: fc.Arbitrary<A>,
  b: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> => fc.tuple(a, b).map(([left, right]) => Object.assign({}, left, right));

const virtues = (minLength: number): fc.Arbitrary<readonly Virtue[]> =>
  fc.uniqueArray(fc.constantFrom(...VIRTUES), { minLength, maxLength: VIRTUES.length });

/** A filter, which may be empty or contradict itself. */
const arbFilter = (words: Vocabulary = VOCABULARY): fc.Arbitrary<CardFilter> =>
  fc.record(
    {
      trait: fc.constantFrom(...words.traits),
      id: fc.constantFrom(...words.ids),
      rarity: fc.constantFrom(...RARITIES),
      anyVirtue: virtues(1),
      noVirtues: fc.constant(true as const),
    },
    { requiredKeys: [] },
  );

const place = fc.oneof(
  fc.record({ where: fc.constantFrom(...NEAR_WHERES) }),
  fc.record({ where: fc.constantFrom(...FAR_WHERES), side: fc.constantFrom(...SIDES) }),
);

/** A selector as static abilities have it. */
const arbSelector = (words: Vocabulary = VOCABULARY): fc.Arbitrary<Selector> =>
  merge(place, fc.record({ filter: arbFilter(words) }, { requiredKeys: [] }));

/** A selector that may leave the choice to the owner. */
const arbTarget = (words: Vocabulary = VOCABULARY): fc.Arbitrary<Target> =>
  merge(arbSelector(words), fc.record({ pick: fc.constantFrom('all', 'one') }, { requiredKeys: [] }));

const condition = (words: Vocabulary): fc.Arbitrary<Condition> =>
  merge(arbSelector(words), fc.record({ atLeast: fc.integer({ min: 1, max: 6 }) }, { requiredKeys: [] }));

const BARE_OPS = [...LASTING_OPS, ...MOMENTARY_OPS];

/** An arbitrary for every effect that says more than its name. */
const SAID: {
  readonly [Op in Exclude<Effect['op'], (typeof BARE_OPS)[number]>]: fc.Arbitrary<
    Extract<Effect, { op: Op }>
  >;
} = {
  grant: fc.record({
    op: fc.constant('grant'),
    aspect: fc.constantFrom(...ASPECTS),
    virtues: virtues(1),
  }),
  remove: fc.record({
    op: fc.constant('remove'),
    aspect: fc.constantFrom(...ASPECTS),
    virtues: fc.oneof(fc.constant('all'), virtues(1)),
  }),
};
const bare = BARE_OPS.map((op) => fc.record({ op: fc.constant(op) }));

const staticEffect: fc.Arbitrary<StaticEffect> = fc.oneof(SAID.grant, SAID.remove);

const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 3, arbitrary: staticEffect },
  { weight: 1, arbitrary: fc.oneof(...bare) },
);

const initiative = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }) },
);

/** The effects of a card of the windows: a cast, sometimes followed by a tie. */
export const arbCastEffects: fc.Arbitrary<readonly Extract<MatchEffect, { op: 'cast' | 'tie' }>[]> = fc
  .tuple(
    fc.record(
      {
        side: fc.constantFrom(...SIDES),
        where: fc.constantFrom('front', 'back', 'field'),
        pick: fc.constantFrom<CastTarget['pick'] & {}>('all', 'one', { upTo: 2 }),
        filter: arbFilter(),
      },
      { requiredKeys: ['side', 'where'] },
    ),
    fc.array(effect, { minLength: 1, maxLength: 2 }),
    fc.nat(4),
  )
  .map(([target, effects, nth]) => [
    { op: 'cast', target, effects },
    ...(nth === 0 ? [{ op: 'tie' } as const] : []),
  ]);

/** An ability of any timing, with any of the keys that it may have. */
export function arbAbility(words: Vocabulary = VOCABULARY): fc.Arbitrary<Ability> {
  const works = { in: fc.constantFrom(...ROWS), if: condition(words) };
  return fc.oneof(
    fc.record(
      {
        timing: fc.constant('reveal' as const),
        initiative,
        target: arbTarget(words),
        effects: fc.array(effect, { minLength: 1, maxLength: 3 }),
        duration: fc.constantFrom('field', 'match'),
        ...works,
      },
      { requiredKeys: ['timing', 'initiative', 'target', 'effects'] },
    ),
    fc.record(
      {
        timing: fc.constant('static' as const),
        target: arbSelector(words),
        effects: fc.array(staticEffect, { minLength: 1, maxLength: 3 }),
        ...works,
      },
      { requiredKeys: ['timing', 'target', 'effects'] },
    ),
    fc.record(
      {
        timing: fc.constant('summon' as const),
        initiative,
        from: arbFilter(words),
        to: fc.constantFrom(...SUMMON_TO),
        uses: fc.integer({ min: 1, max: 5 }),
        ...works,
      },
      { requiredKeys: ['timing', 'initiative'] },
    ),
  );
}

const RU = ['Скамп', 'Страж', 'Вор', 'Писарь', 'Дух', 'Краб', 'Жрец', 'Чародейка'] as const;
const EN = ['Scamp', 'Guard', 'Thief', 'Scribe', 'Ghost', 'Crab', 'Priest', 'Sorceress'] as const;
const words: fc.Arbitrary<Words> = fc.record({ ru: fc.constantFrom(...RU), en: fc.constantFrom(...EN) });

/** A card with the given id (or a random one); about half of the cards are creatures. */
export function arbCard(id?: CardId, vocabulary: Vocabulary = VOCABULARY): fc.Arbitrary<Card> {
  const common = fc.record(
    {
      id: id === undefined ? fc.constantFrom(...vocabulary.ids) : fc.constant(id),
      name: words,
      short: words,
      traits: fc.subarray([...vocabulary.traits]),
      virtues: virtues(0),
      superiority: virtues(0),
      protection: virtues(0),
      abilities: fc.array(arbAbility(vocabulary), { maxLength: 2 }),
      text: words,
      flavour: words,
      art: fc.constantFrom('ash', 'shell', 'moth'),
    },
    { requiredKeys: ['id', 'name', 'traits', 'virtues', 'superiority'] },
  );
  const rarity = fc.oneof(
    { weight: 3, arbitrary: fc.record({ rarity: fc.constantFrom('standard', 'uncommon', 'rare') }) },
    {
      weight: 1,
      arbitrary: fc.record({
        rarity: fc.constant('unique' as const),
        copies: fc.integer({ min: 1, max: 3 }),
      }),
    },
  );
  return merge(common, rarity);
}

/** A catalogue with one card under every id of the vocabulary. */
export const arbCatalogue = (vocabulary: Vocabulary = VOCABULARY): fc.Arbitrary<Catalogue> =>
  fc
    .tuple(...vocabulary.ids.map((id) => arbCard(id, vocabulary)))
    .map((cards) => new Map(cards.map((card) => [card.id, card])));

/** A deck of cards of the catalogue; short ones (rule 2.2) and the empty one come up often. */
export const arbDeck = (catalogue: Catalogue): fc.Arbitrary<Deck> =>
  fc.record({
    id: fc.constantFrom('first-deck', 'second-deck'),
    name: words,
    cards: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.array(fc.constantFrom(...catalogue.keys()), { minLength: 6, maxLength: 10 }),
      },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(...catalogue.keys()), { maxLength: 5 }) },
    ),
  });
