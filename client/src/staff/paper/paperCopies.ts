// paperCopies: the copies of the intrigue deck as they are printed: pack by pack, with the ids that the app uses.

import type { CardId } from '@dunmer/shared/cards';
import type { IntrigueCard } from '@dunmer/shared/windows';

export interface PaperCopy {
  readonly card: CardId;
  /** The id of the copy in the app's deck, as `card#1` (IN1). */
  readonly copy: string;
  /** Counts from 1. */
  readonly pack: number;
}

/** Returns `n` copies of each card per pack, one pack after the other. */
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

/** How many cards fit on a sheet of A4. */
export const A_SHEET = 9;

/** Splits what is printed into sheets. */
export const inSheets = <Item>(all: readonly Item[], size = A_SHEET): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
