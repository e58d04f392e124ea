// Window games: random games in which both seats hold promises and intrigue cards, the printed ones and any others.

import * as fc from 'fast-check';
import { type BySeat, bySeat, type Holding, type Seat } from '../rules/index.ts';
import {
  type Held,
  type HeldPledge,
  intrigueCopy,
  type IntrigueRules,
  pledge,
  type PledgeRules,
  STOPS,
  type WindowCards,
} from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import { arbCastEffects } from './arbitraries.ts';
import { arbRandomGame, type RandomGame } from './randomGame.ts';
import type { SealedGame } from './sealedPlay.ts';

const CASTS = ['own-1', 'own-2', 'own-3'] as const;

/** A card with any cast, sometimes followed by a tie. */
const arbCast = fc.record({
  window: fc.constantFrom(...STOPS),
  effects: arbCastEffects,
});

/** The printed cards, and some with any casts, under the same ids in both modules. */
const arbWindowCards: fc.Arbitrary<WindowCards> = fc
  .tuple(fc.tuple(arbCast, arbCast, arbCast), fc.constantFrom('owner', 'third', 'any'))
  .map(([casts, other]) => ({
    pledges: new Map<string, PledgeRules>([
      ...PRINTED.pledges,
      ...casts.map((cast, i): [string, PledgeRules] => [
        CASTS[i] ?? '',
        { ...cast, id: CASTS[i] ?? '', with: other },
      ]),
    ]),
    intrigue: new Map<string, IntrigueRules>([
      ...PRINTED.intrigue,
      ...casts.map((cast, i): [string, IntrigueRules] => [CASTS[i] ?? '', { ...cast, id: CASTS[i] ?? '' }]),
    ]),
  }));

const PLEDGES = [
  'whisper',
  'lent-blade',
  'borrowed-eyes',
  'blessing',
  'quiet-word',
  'short-cut',
  'first-say',
  'hideout',
  'the-cut',
  ...CASTS,
];
const LETTERS = ['intercepted-letter', 'intercepted-letter', 'intercepted-letter'];
/** A few names that come up often, so that they often act on the same thing. */
const OFTEN = [
  'whetstone',
  'whetstone',
  'false-weights',
  'false-weights',
  'solace',
  'locked-gates',
  'loud-voice',
  'keyhole',
];
const INTRIGUE = [...PRINTED.intrigue.keys(), ...OFTEN, ...OFTEN, ...LETTERS, ...CASTS];
const OWNERS = ['a', 'b', 'carol', 'dora'];
const LYING = ['surety', 'backing', 'guest-right'];

interface Drawn {
  readonly pledges: readonly HeldPledge[];
  readonly intrigue: readonly Held[];
  readonly fronts: readonly HeldPledge[];
  /** How many promises are set aside. */
  readonly aside: number;
}

const arbPledges = (cards: readonly string[], most: number): fc.Arbitrary<readonly HeldPledge[]> =>
  fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...OWNERS), fc.constantFrom(...cards))
      .map(([owner, card]) => pledge(owner, card)),
    { maxLength: most, selector: ({ key }) => key },
  );

const arbDrawn: fc.Arbitrary<Drawn> = fc.record({
  pledges: arbPledges(PLEDGES, 4),
  intrigue: fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom(...INTRIGUE, 'intercepted-letter', 'intercepted-letter'),
        fc.integer({ min: 1, max: 9 }),
      )
      .map(([card, copy]) => intrigueCopy(card, copy)),
    { maxLength: 7, selector: ({ key }) => key },
  ),
  fronts: arbPledges(LYING, 2),
  aside: fc.nat(1),
});

/** Returns what a seat holds, without what the other seat holds already, and without its own promises in front. */
function heldBy(drawn: BySeat<Drawn>, seat: Seat): Drawn {
  const taken =
    seat === 'a' ? [] : [...drawn.a.pledges, ...drawn.a.intrigue, ...drawn.a.fronts].map(({ key }) => key);
  const isFree = ({ key }: { readonly key: string }): boolean => !taken.includes(key);
  const { pledges, intrigue, fronts, aside } = drawn[seat];
  return {
    pledges: pledges.filter(isFree),
    intrigue: intrigue.filter(isFree),
    fronts: fronts.filter((front) => isFree(front) && front.owner !== seat),
    aside,
  };
}

function holdingOf({ pledges, intrigue, fronts, aside }: Drawn, seat: Seat): Holding {
  const others = pledges.filter(({ owner }) => owner !== seat).length;
  return {
    mayHold: others + aside,
    pledges: pledges.length + aside,
    intrigue: intrigue.length,
    surplus: false,
    fronts,
  };
}

/** Any game with windows: two hands, what lies in front, and a stake. */
export const arbWindowGame = (manner: RandomGame['manner']): fc.Arbitrary<RandomGame> =>
  fc
    .tuple(
      arbRandomGame(manner),
      arbWindowCards,
      fc.record({ a: arbDrawn, b: arbDrawn }),
      fc.integer({ min: 0, max: 40 }),
      fc.boolean(),
    )
    .map(([game, cards, drawn, stake, isEven]) => {
      const held = bySeat((seat) => heldBy(drawn, seat));
      const terms = {
        traders: { a: 'a', b: 'b' },
        stake,
        hands: bySeat((seat): readonly Held[] => [...held[seat].pledges, ...held[seat].intrigue]),
        holdings: bySeat((seat) => holdingOf(held[seat], seat)),
      };
      // With the same deck on both sides, the same number of cards stand at the end more often.
      const decks = isEven ? { a: game.decks.a, b: game.decks.a } : game.decks;
      return { ...game, decks, windows: { terms, cards } };
    });

/** Any game with windows, as a sealed match. */
export const arbSealedWindowGame = (manner: SealedGame['manner']): fc.Arbitrary<SealedGame> =>
  fc
    .tuple(arbWindowGame(manner), fc.string({ maxLength: 8 }))
    .map(([{ seed: _, ...game }, label]) => ({ ...game, match: 'match-1', bots: [], label }));
