// The mark: six symbols of everything published up to the reveal, for two people to compare aloud (F8).

import { sha256 } from '@noble/hashes/sha2.js';
import { present } from '../lib/index.ts';
import { type BySeat, type DeckCard, type Seat, SEATS } from '../rules/index.ts';
import { type Bytes, join, raw, text } from './encoding.ts';
import type { FairSeals, Seals } from './state.ts';

/** Sixteen things that nobody mistakes for one another, in the order of their numbers. */
export const MARK_SYMBOLS = [
  'moon',
  'sun',
  'star',
  'flame',
  'wave',
  'tree',
  'mushroom',
  'moth',
  'fish',
  'snail',
  'tower',
  'boat',
  'bell',
  'key',
  'crown',
  'eye',
] as const;
export type MarkSymbol = (typeof MARK_SYMBOLS)[number];

const MARK_LENGTH = 6;

/** Seals in which everything that the mark is made of is published. */
type OpenSeals<S extends FairSeals> = S & {
  readonly [K in 'promises' | 'nonces' | 'salts']: NonNullable<S[K]>;
};

/** Whether the promises, the n and the salts are published. */
export const areOpen = <S extends FairSeals>(seals: S): seals is OpenSeals<S> =>
  seals.promises !== null && seals.nonces !== null && seals.salts !== null;

/** Returns what a seat has contributed to the draws: `bot` or empty, K, n, and who let it go on without n. */
export const partsOfSeat = (
  { bots, promises, nonces, waived }: OpenSeals<FairSeals>,
  seat: Seat,
): readonly Bytes[] => [
  text(bots.includes(seat) ? 'bot' : ''),
  raw(promises[seat] ?? ''),
  raw(nonces[seat]),
  text(waived.find((one) => one.seat === seat)?.by ?? ''),
];

/** Returns all seals in the order they came, then their salts. */
export const partsOfSealed = ({ rows, salts }: OpenSeals<FairSeals>): readonly Bytes[] => [
  ...rows.flatMap(({ seat, row, commitment }) => [text(seat), text(row), raw(commitment)]),
  ...salts.flatMap(({ seat, row, salt }) => [text(seat), text(row), raw(salt)]),
];

/** Returns the six symbols for these parts of what is published. */
export const symbolsOf = (parts: readonly Bytes[]): readonly MarkSymbol[] =>
  Array.from(sha256(join(parts)).slice(0, MARK_LENGTH), (byte) =>
    present(MARK_SYMBOLS[byte % MARK_SYMBOLS.length], 'sixteen symbols'),
  );

/**
 * Returns the mark of a match at its reveal. It is made of the match's id, C, both decks' commitments, the bots, both
 * K, both n, who went on without one, all row commitments in the order they came, their salts, and every card that
 * was turned face up. All of it is public, so both phones and every watcher show the same mark, then and later.
 * Returns `null` before the salts are published.
 */
export const markOf = (
  seals: Seals,
  revealed: BySeat<readonly (DeckCard | null)[]>,
): readonly MarkSymbol[] | null =>
  areOpen(seals)
    ? symbolsOf([
        ...['mark/1', seals.match].map(text),
        raw(seals.commitment),
        ...SEATS.flatMap((seat) => [raw(seals.decks[seat]), ...partsOfSeat(seals, seat)]),
        ...partsOfSealed(seals),
        ...SEATS.flatMap((seat) =>
          revealed[seat].flatMap((card) => [text(card?.copy ?? ''), text(card?.card ?? '')]),
        ),
      ])
    : null;
