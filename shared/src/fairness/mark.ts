// The mark: six symbols of everything published up to the reveal, for two people to compare aloud (F8).

import { sha256 } from '@noble/hashes/sha2.js';
import { present } from '../lib/index.ts';
import { type BySeat, type DeckCard, SEATS } from '../rules/index.ts';
import { join, raw, text } from './encoding.ts';
import type { Seals } from './state.ts';

/** Sixteen things that nobody takes for one another, in the order of their numbers. */
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

/**
 * The mark of a match at its reveal: made of its id, C, both decks' commitments, the bots, both K, both n, who went on
 * without one, all row commitments in the order they came, their salts, and every card that was turned face up. All of
 * it is public, so that both phones and every watcher show the same, then and later. `null` before the salts are out.
 */
export function markOf(
  seals: Seals,
  revealed: BySeat<readonly (DeckCard | null)[]>,
): readonly MarkSymbol[] | null {
  if (seals.promises === null || seals.nonces === null || seals.salts === null) return null;
  const { promises, nonces } = seals;
  const parts = [
    ...['mark/1', seals.match].map(text),
    raw(seals.commitment),
    ...SEATS.flatMap((seat) => [
      raw(seals.decks[seat]),
      text(seals.bots.includes(seat) ? 'bot' : ''),
      raw(promises[seat] ?? ''),
      raw(nonces[seat]),
      text(seals.waived.find((waived) => waived.seat === seat)?.by ?? ''),
    ]),
    ...seals.rows.flatMap(({ seat, row, commitment }) => [text(seat), text(row), raw(commitment)]),
    ...seals.salts.flatMap(({ seat, row, salt }) => [text(seat), text(row), raw(salt)]),
    ...SEATS.flatMap((seat) =>
      revealed[seat].flatMap((card) => [text(card?.copy ?? ''), text(card?.card ?? '')]),
    ),
  ];
  const bytes = sha256(join(parts)).slice(0, MARK_LENGTH);
  return Array.from(bytes, (byte) => present(MARK_SYMBOLS[byte % MARK_SYMBOLS.length], 'sixteen symbols'));
}
