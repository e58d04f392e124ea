// Arbitrary sealed games: any catalogue, any two decks, sometimes bots, any course.

import * as fc from 'fast-check';
import { arbCatalogue, arbDeck } from './arbitraries.ts';
import type { SealedGame } from './sealedPlay.ts';

/** A game to be played at random. `manner`: as in `SealedGame`. */
export const arbSealedGame = (manner: SealedGame['manner']): fc.Arbitrary<SealedGame> =>
  arbCatalogue().chain((catalogue) =>
    fc.record({
      match: fc.constantFrom('match-1', 'партия 2'),
      catalogue: fc.constant(catalogue),
      decks: fc
        .record({ a: arbDeck(catalogue), b: arbDeck(catalogue) })
        .map(({ a, b }) => ({ a: a.cards, b: b.cards })),
      bots: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray(['a', 'b'] as const) },
      ),
      label: fc.string({ maxLength: 8 }),
      manner: fc.constant(manner),
    }),
  );
