// Draws of the deck (IN2, IN3, IN7): they follow from a seed that nobody knew and a word that was chosen without
// knowing the seed.

import {
  digest,
  type Hex32,
  keyedDigest,
  keyedDigests,
  raw,
  remainder,
  shuffledBy,
  text,
} from '../fairness/index.ts';
import { byCodeUnits, type TraderId } from '../windows/index.ts';

/** The seed and the word, from which every shuffle, initiative and lot follows. */
export interface Sources {
  readonly seed: Hex32;
  /** W: the word that was said aloud. */
  readonly word: string;
}

/** Returns C of IN2: `H("pile/1" ‖ event ‖ seed)`. */
export const pileCommitment = (event: string, seed: Hex32): Hex32 =>
  digest(text('pile/1'), text(event), raw(seed));

const MOST_CODE_POINTS = 40;

/** IN2: whether a word is in NFC, of 1 to 40 code points, without a blank at its ends. */
export const isWord = (word: string): boolean => {
  const length = Array.from(word).length;
  return length >= 1 && length <= MOST_CODE_POINTS && word === word.normalize('NFC') && word === word.trim();
};

/** IN3: returns shuffle `k` of these copies; index 0 is the top. */
export function shuffleOf({ seed, word }: Sources, k: number, copies: readonly string[]): readonly string[] {
  const before = ['shuffle/1', `${k}`, word].map(text);
  return shuffledBy(copies.toSorted(byCodeUnits), keyedDigests(seed, before, []));
}

/** Compares bytes of one length as numbers. */
const byBytes = (x: Uint8Array, y: Uint8Array): number => {
  const at = x.findIndex((byte, i) => byte !== y[i]);
  return at < 0 ? 0 : (x[at] ?? 0) - (y[at] ?? 0);
};

/** IN7: returns these people in order of initiative at a ring. */
export const initiativeOf = (
  { seed, word }: Sources,
  ring: number,
  people: readonly TraderId[],
): readonly TraderId[] =>
  people
    .map((person) => ({
      person,
      value: keyedDigest(seed, ...['initiative/1', word, `${ring}`, person].map(text)),
    }))
    .toSorted((x, y) => byBytes(x.value, y.value))
    .map(({ person }) => person);

/** `take` of INTRIGUE 5: returns which of `size` cards the i-th lot of a command takes. */
export const lotOf = ({ seed, word }: Sources, id: string, i: number, size: number): number =>
  remainder(keyedDigest(seed, ...['take/1', word, id, `${i}`].map(text)), size);
