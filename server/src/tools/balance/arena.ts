// Arena: a catalogue, its rules and two equal bots, ready to play any two decks.

import type { Catalogue } from '@dunmer/shared/cards';
import { type BySeat, decide, type DeckCard } from '@dunmer/shared/rules';
import type { Strength } from '@dunmer/shared/protocol';
import { type Chance, mindOf, type PlayedMatch, playMatch, positions } from '../../bot/index.ts';

export interface Arena {
  readonly catalogue: Catalogue;
  /** Plays a match between two decks to its end, including the claim. */
  readonly play: (decks: BySeat<readonly DeckCard[]>, chance: Chance) => PlayedMatch;
}

// The positions that the strong bot may look at for a command. A limit of time would make no two runs the same.
const POSITIONS = 200;

/** Makes the arena of a catalogue, with bots of one strength on both seats. */
export function arenaOf(catalogue: Catalogue, strength: Strength): Arena {
  const mind = mindOf(catalogue, strength, positions(POSITIONS));
  const rules = decide(catalogue);
  return {
    catalogue,
    play: (decks, chance) => playMatch({ decide: rules, minds: { a: mind, b: mind }, decks, chance }),
  };
}
