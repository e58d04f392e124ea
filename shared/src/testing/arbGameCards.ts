// Arbitraries over everything that PATRONS 9 can express.

import * as fc from 'fast-check';
import type { GameCard } from '../patrons/index.ts';

type Ability = NonNullable<GameCard['abilities']>[number];
type Effect = Ability['effects'][number];
type Target = Exclude<NonNullable<Ability['target']>, string>;

const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 1, max });
const names = (id: string) => ({ id, name: { ru: id, en: id } });

const op = <Op extends Effect['op']>(name: Op) => ({ op: fc.constant(name) });
const drawing = fc.record({ ...op('draw'), n: upTo(2) });
const discarding = fc.record({ ...op('discard'), n: upTo(2) });
const cheapening = fc.record({
  ...op('cheaper'),
  n: upTo(2),
  kind: fc.constantFrom('creature' as const, 'spell' as const, 'support' as const),
});
const amount = fc.integer({ min: -2, max: 3 }).filter((n) => n !== 0);
const raising = fc.oneof(
  fc.record({ ...op('raise'), strike: amount }),
  fc.record({ ...op('raise'), life: amount }),
  fc.record({ ...op('raise'), strike: amount, life: amount }),
);
const warding = fc.record({ ...op('ward'), n: upTo(2) });
const evading = fc.record(op('evade'));
const closing = fc.record(op('close'));
const moving: readonly fc.Arbitrary<Effect>[] = [
  fc.record(op('destroy')),
  fc.record(op('control')),
  fc.record(op('recall')),
];
const hurting: readonly fc.Arbitrary<Effect>[] = [
  fc.record({ ...op('wound'), n: upTo(3) }),
  fc.record({ ...op('wound'), n: upTo(3) }),
  fc.record({ ...op('heal'), n: upTo(3) }),
  fc.record(op('heal')),
  raising,
  closing,
];

/** The effects that can be carried out once on a target of each kind (PT28). */
const ONCE: Readonly<Record<Target['of'], readonly fc.Arbitrary<Effect>[]>> = {
  patron: hurting,
  persona: hurting,
  creature: [...hurting, ...moving],
  support: [closing, ...moving],
  grave: [fc.record(op('recall'))],
};

const differentOps = (choices: readonly fc.Arbitrary<Effect>[]): fc.Arbitrary<readonly Effect[]> =>
  fc.uniqueArray(fc.oneof(...choices), { minLength: 1, maxLength: 2, selector: (effect) => effect.op });

const arbSelector = (of: Target['of'], picks: boolean): fc.Arbitrary<Target> =>
  fc
    .record({
      side:
        of === 'grave'
          ? fc.constant('own' as const)
          : fc.constantFrom('own' as const, 'enemy' as const, 'enemy' as const, 'any' as const),
      pick: fc.constantFrom(null, 'one' as const, 'one' as const, { upTo: 1 }, { upTo: 2 }),
      maxCost: fc.option(upTo(4), { freq: 4 }),
    })
    .map(({ side, pick, maxCost }) => ({
      side,
      of,
      ...(picks && pick !== null && { pick }),
      ...(maxCost !== null && of !== 'patron' && of !== 'persona' && { maxCost }),
    }));

type Doing = Pick<Ability, 'target' | 'effects'>;

const arbSeatDoing: fc.Arbitrary<Doing> = differentOps([drawing, discarding]).map((effects) => ({ effects }));

/**
 * What an ability does that comes up once. `near`: what it may do to `self` or to `it`; null if it may mean neither.
 */
const arbDoing = (near: fc.Arbitrary<Doing> | null): fc.Arbitrary<Doing> => {
  const kinds = ['patron', 'creature', 'creature', 'persona', 'persona', 'support', 'grave'] as const;
  const far: fc.Arbitrary<Doing> = fc
    .constantFrom(...kinds)
    .chain((of) => fc.record({ target: arbSelector(of, true), effects: differentOps(ONCE[of]) }));
  const choices = [
    { arbitrary: far, weight: 6 },
    { arbitrary: arbSeatDoing, weight: 2 },
  ];
  return fc.oneof(...choices, ...(near === null ? [] : [{ arbitrary: near, weight: 1 }]));
};

const onSelf = (kind: 'patron' | 'creature' | 'support'): fc.Arbitrary<Doing> =>
  differentOps(ONCE[kind]).map((effects) => ({ target: 'self', effects }));

const arbStatic = (kind: 'creature' | 'support'): fc.Arbitrary<Ability> => {
  const kinds = ['patron', 'creature', 'creature', 'persona'] as const;
  const far = fc.constantFrom(...kinds).chain((of): fc.Arbitrary<Doing> =>
    fc.record({
      target: arbSelector(of, false),
      effects: differentOps(of === 'creature' ? [raising, warding, evading] : [raising, warding]),
    }),
  );
  const self = differentOps([raising, warding, evading]).map((effects): Doing => ({
    target: 'self',
    effects,
  }));
  const cheaper = cheapening.map((effect): Doing => ({ effects: [effect] }));
  return fc
    .oneof(far, cheaper, ...(kind === 'creature' ? [self] : []))
    .map((doing) => ({ when: 'static', ...doing }));
};

const arbCost = fc.oneof(
  fc.constant({ close: true as const }),
  upTo(2).map((coins) => ({ close: true as const, coins })),
);

const arbAct = (kind: 'patron' | 'creature' | 'support'): fc.Arbitrary<Ability> =>
  fc
    .record({ cost: arbCost, doing: arbDoing(onSelf(kind)) })
    .map(({ cost, doing }) => ({ when: 'act', cost, ...doing }));

const arbLying = (kind: 'creature' | 'support'): fc.Arbitrary<Ability> => {
  const whens = ['enter', 'turn', ...(kind === 'creature' ? (['death', 'death'] as const) : [])] as const;
  const timed = fc
    .record({ when: fc.constantFrom(...whens), doing: arbDoing(onSelf(kind)) })
    .map(({ when, doing }): Ability => ({ when, ...doing }));
  return fc.oneof({ arbitrary: timed, weight: 3 }, arbAct(kind), arbStatic(kind));
};

/** The abilities of a spell; those after the first may depend on the one before. */
const arbSpelling: fc.Arbitrary<readonly Ability[]> = fc
  .array(fc.record({ doing: arbDoing(null), rests: fc.boolean(), onIt: differentOps(ONCE.creature) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((list) =>
    list.map(({ doing, rests, onIt }, i): Ability => {
      const before = list[i - 1];
      if (before === undefined || !rests) return doing;
      return before.doing.target === undefined || before.rests
        ? { ...doing, rests: true }
        : { target: 'it', effects: onIt };
    }),
  );

const arbCost7 = fc.integer({ min: 1, max: 5 });
const arbPlayed = (id: string): fc.Arbitrary<GameCard> => {
  const some = (kind: 'creature' | 'support') => fc.array(arbLying(kind), { maxLength: 2 });
  const creature = fc.record({
    kind: fc.constant('creature' as const),
    cost: arbCost7,
    strike: fc.integer({ min: 0, max: 4 }),
    life: upTo(4),
    abilities: some('creature'),
  });
  const spell = fc.record({ kind: fc.constant('spell' as const), cost: arbCost7, abilities: arbSpelling });
  const support = fc.record({
    kind: fc.constant('support' as const),
    cost: arbCost7,
    class: fc.constantFrom('weapon' as const, 'armour' as const, 'place' as const),
    abilities: some('support'),
  });
  return fc
    .oneof(
      { arbitrary: creature, weight: 3 },
      { arbitrary: spell, weight: 2 },
      { arbitrary: support, weight: 2 },
    )
    .map((card) => ({ ...names(id), ...card }));
};

const COURT = 20;

/** Any definitions of a catalogue: two patrons and up to eight other cards. */
export const arbGameCards: fc.Arbitrary<readonly GameCard[]> = fc
  .tuple(...Array.from({ length: 8 }, (_, i) => arbPlayed(`c${i}`)))
  .chain((played) =>
    fc
      .array(
        fc.record({
          life: fc.integer({ min: 3, max: 12 }),
          abilities: fc.array(arbAct('patron'), { maxLength: 2 }),
          court: fc.array(fc.constantFrom(...played.map((card) => card.id)), {
            minLength: COURT,
            maxLength: COURT,
          }),
        }),
        { minLength: 2, maxLength: 2 },
      )
      .map((patrons): readonly GameCard[] => [
        ...patrons.map((patron, i): GameCard => ({ ...names(`p${i}`), kind: 'patron', ...patron })),
        ...played,
      ]),
  );
