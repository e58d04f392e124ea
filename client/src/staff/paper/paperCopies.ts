// paperCopies: the copies of the intrigue deck as they are printed: pack by pack, with the ids that the app knows.

import type { CardId } from '@dunmer/shared/cards';
import type { IntrigueCard } from '@dunmer/shared/windows';

export interface PaperCopy {
  readonly card: CardId;
  /** `card#1`, as the deck of the app names it (IN1). */
  readonly copy: string;
  /** From 1. */
  readonly pack: number;
}

/** Of each card `n` copies a pack, the packs one after the other. */
export const paperCopies = (cards: readonly IntrigueCard[], packs: number): readonly PaperCopy[] =>
  Array.from({ length: packs }, (_, pack) =>
    cards.flatMap(({ id, n }) =>
      Array.from({ length: n }, (__, i) => ({
        card: id,
        copy: `${id}#${pack * n + i + 1}`,
        pack: pack + 1,
      })),
    ),
  ).flat();

/** As many cards as a sheet of A4 has room for. */
export const A_SHEET = 9;

/** What is printed, sheet by sheet. */
export const inSheets = <Item>(all: readonly Item[], size = A_SHEET): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
