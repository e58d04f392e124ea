// Chance at the patrons' table (PT8): an argument of every decision, and how it follows from the seed and both n.

import type { CardId } from '../cards/index.ts';
import {
  digest,
  type Hex32,
  keyedDigests,
  type Nonce,
  raw,
  shuffledBy,
  text,
  tossFor,
} from '../fairness/index.ts';
import { BrokenInvariant } from '../lib/index.ts';
import type { BySeat, DeckCard, Seat } from '../rules/index.ts';

export interface Chance {
  /** Draws a fresh salt; returns it with the commitment to the patron. */
  seal(seat: Seat, patron: CardId): { readonly salt: Hex32; readonly commitment: Hex32 };
  /** Returns the seat that begins. */
  first(): Seat;
  /** Returns a pile in its new order, where index 0 is the top; `nth` is 1 at the beginning, 2 after an exchange. */
  shuffle(seat: Seat, nth: 1 | 2, pile: readonly DeckCard[]): readonly DeckCard[];
}

/** The facts from which tosses and shuffles follow: the match's id, its seed, and both n (`''`: F4). */
export interface Draws {
  readonly match: string;
  readonly seed: Hex32;
  readonly nonces: BySeat<Nonce>;
}

/** PT8, step 1: returns `H("patron/1" ‖ match ‖ seat ‖ salt ‖ patron)`. */
export const patronCommitment = (match: string, seat: Seat, salt: Hex32, patron: CardId): Hex32 =>
  digest(text('patron/1'), text(match), text(seat), raw(salt), text(patron));

/** PT8, step 3: returns the winner of F5's toss for the occasion `first`. */
export const firstOf = ({ match, seed, nonces }: Draws): Seat => tossFor(seed, match, 'first', nonces);

/**
 * PT8, step 4: returns a pile shuffled: for i from the last index down to 1, i and j change places, where j = the
 * first 8 bytes of HMAC-SHA256(seed, "shuffle/1" ‖ match ‖ seat ‖ nth ‖ i ‖ n_a ‖ n_b), big-endian, mod (i + 1); nth
 * and i are decimal texts.
 */
export function shuffled<T>(draws: Draws, seat: Seat, nth: 1 | 2, pile: readonly T[]): readonly T[] {
  const { match, seed, nonces } = draws;
  const before = ['shuffle/1', match, seat, `${nth}`].map(text);
  return shuffledBy(pile, keyedDigests(seed, before, [raw(nonces.a), raw(nonces.b)]));
}

/**
 * Returns the chance that follows from `draws`, which is called only after both n are published; `salt` draws a salt.
 */
export const drawnChance = (match: string, draws: () => Draws, salt: () => Hex32): Chance => ({
  seal: (seat, patron) => {
    const fresh = salt();
    return { salt: fresh, commitment: patronCommitment(match, seat, fresh, patron) };
  },
  first: () => firstOf(draws()),
  shuffle: (seat, nth, pile) => shuffled(draws(), seat, nth, pile),
});

const nothingLeft = (): never => {
  throw new BrokenInvariant('after its preparatory stage a game draws nothing');
};

/** The chance of the main stage: there is none left, because its piles are already in order. */
export const STILL: Chance = { seal: nothingLeft, first: nothingLeft, shuffle: nothingLeft };
