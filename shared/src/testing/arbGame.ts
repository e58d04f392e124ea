// Arbitraries over everything that PATRONS 9 can express, and games played at random with it.

import * as fc from 'fast-check';
import type { CardId } from '../cards/index.ts';
import { assert, present } from '../lib/index.ts';
import {
  type DecideGame,
  decideGame,
  drawnChance,
  type Draws,
  type GameCard,
  type GameCommand,
  type GameEvent,
  type GameState,
  type GameTerms,
  gameViewOf,
  movesOf,
  NEW_GAME,
} from '../patrons/index.ts';
import { SEATS } from '../rules/index.ts';
import { type Chooser, chooserOf } from './randomGame.ts';

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

/** What can be done once to a target of this kind (PT28). */
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

/** What an ability that comes up once does; `self` and `it` are given as the kind they are of. */
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

/** Abilities of a spell: those after the first may rest on what one before did. */
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

/** Any definitions: two patrons and up to eight other cards, in a catalogue. */
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

/** A game of these cards in which all follows from a seed. */
export interface PatronGame {
  readonly cards: readonly GameCard[];
  readonly seed: number;
  /** `any`: now and then somebody concedes, or a default is applied. */
  readonly manner: 'played-out' | 'any';
}

export const arbPatronGame = (manner: PatronGame['manner']): fc.Arbitrary<PatronGame> =>
  fc.record({ cards: arbGameCards, seed: fc.integer(), manner: fc.constant(manner) });

export const termsOf = ({ cards }: Pick<PatronGame, 'cards'>): GameTerms => ({
  catalogue: new Map(cards.map((card): [CardId, GameCard] => [card.id, card])),
});

const hex = (seed: number): string => (seed >>> 0).toString(16).padStart(8, '0').repeat(8);

/** What this game's toss and piles follow from. */
export const drawsOf = ({ seed }: Pick<PatronGame, 'seed'>): Draws => ({
  match: 'game',
  seed: hex(seed),
  nonces: { a: hex(seed + 1), b: hex(seed + 2) },
});

/** A command with the state before it, and what it led to. */
export interface GameStep {
  readonly before: GameState;
  readonly command: GameCommand;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;

/** What goes on in the preparatory stage; null once it is over. */
function preparing(state: GameState, terms: GameTerms, choose: Chooser): GameCommand | null {
  const { stage } = state.common;
  if (stage.at !== 'preparing') return null;
  if (stage.step === 'toss') return { type: 'begin' };
  if (stage.step === 'patrons') {
    const seat = choose(SEATS.filter((side) => stage.sealed[side] === null));
    const patrons = [...terms.catalogue.values()].filter((card) => card.kind === 'patron');
    return { type: 'choosePatron', seat, patron: choose(patrons).id };
  }
  const seat = choose(SEATS.filter((side) => stage.exchanged[side] === null));
  const copies = state.secret[seat].hand.filter(() => choose([true, false, false]));
  return { type: 'exchange', seat, copies: copies.map((card) => card.copy) };
}

function nextCommand(state: GameState, terms: GameTerms, decide: DecideGame, choose: Chooser): GameCommand {
  const first = preparing(state, terms, choose);
  if (first !== null) return first;
  const moves = SEATS.flatMap((seat) => {
    const view = gameViewOf(state, seat);
    return view.viewer === 'watcher' ? [] : movesOf(terms, decide, view);
  });
  assert(moves.length > 0, 'somebody can go on');
  // Turns would be endless or empty if every way to name targets counted as much as their end.
  return choose(DICE) === 1 ? present(moves.at(-1), 'a move') : choose(moves);
}

/** Makes a decider; the laws are held against planted bugs in its place. */
export type MakeDecideGame = (terms: GameTerms) => DecideGame;

/** Plays a game to its end, or for `limit` commands. */
export function playPatronGame(
  game: PatronGame,
  makeDecide: MakeDecideGame = decideGame,
  limit = 2000,
): readonly GameStep[] {
  const choose = chooserOf(game.seed);
  const terms = termsOf(game);
  const decide = makeDecide(terms);
  const draws = drawsOf(game);
  const chance = drawnChance(
    draws.match,
    () => draws,
    () => hex(choose(DICE)),
  );
  const steps: GameStep[] = [];
  let state = NEW_GAME;
  while (state.common.stage.at !== 'finished' && steps.length < limit) {
    const surprise = game.manner === 'any' ? choose(DICE) : 0;
    const seat = choose(SEATS);
    const command: GameCommand =
      surprise === 1
        ? { type: 'applyDefault', seat, by: 'clock' }
        : surprise === 2 && choose(DICE) === 1
          ? { type: 'concede', seat }
          : nextCommand(state, terms, decide, choose);
    const decided = decide(state, command, chance);
    assert(decided.ok || surprise === 1, `refused: ${JSON.stringify(command)}`);
    if (!decided.ok) continue;
    const { events, state: after } = decided.value;
    steps.push({ before: state, command, events, after });
    state = after;
  }
  return steps;
}
