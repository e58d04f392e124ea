// The floor of row 6: a whole match without abilities as arithmetic on bits. It tells who survives, and nothing else.

import { type Card, type CardId, virtueSet } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';

/** A card in one number: virtues, superiority and protection, five bits each. 0 is a card without any. */
export type Packed = number;

const pack = (card: Card): Packed =>
  virtueSet(card.virtues) | (virtueSet(card.superiority) << 5) | (virtueSet(card.protection ?? []) << 10);

/** Returns a function that gives each card as it was packed, once for many matches. */
export function packer(cards: ReadonlyMap<CardId, Card>): (id: CardId) => Packed {
  const packed = new Map([...cards].map(([id, card]) => [id, pack(card)]));
  return (id) => present(packed.get(id), 'a card of the catalogue');
}

// Rule 4.2: all virtues of `y` are overcome, and not all virtues of `x` are protected from (R4, R5).
const falls = (y: Packed, x: Packed): boolean =>
  (y & 31 & ~(x >>> 5)) === 0 && ((x & 31) === 0 || (x & 31 & ~(y >>> 10)) !== 0);

/** Resolves one column: the survivors of a's side plus eight times those of b's. */
function column(frontA: Packed, backA: Packed, frontB: Packed, backB: Packed): number {
  let a = frontA;
  let b = frontB;
  let leftA = 2;
  let leftB = 2;
  // A round in which nobody falls repeats itself, so three rounds change the picture at most twice.
  for (let round = 0; round < 3; round++) {
    const fallsA = falls(a, b);
    const fallsB = falls(b, a);
    if (!fallsA && !fallsB) break;
    if (fallsA) {
      leftA -= 1;
      a = backA;
    }
    if (fallsB) {
      leftB -= 1;
      b = backB;
    }
    if (leftA === 0 || leftB === 0) break;
  }
  return leftA + 8 * leftB;
}

/** Takes six packed cards of each side in board order; returns the survivors of a plus eight times those of b. */
export const survivorsOf = (a: readonly Packed[], b: readonly Packed[]): number =>
  column(a[0] ?? 0, a[3] ?? 0, b[0] ?? 0, b[3] ?? 0) +
  column(a[1] ?? 0, a[4] ?? 0, b[1] ?? 0, b[4] ?? 0) +
  column(a[2] ?? 0, a[5] ?? 0, b[2] ?? 0, b[5] ?? 0);
