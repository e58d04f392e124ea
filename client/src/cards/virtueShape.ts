// Virtue shapes: the five emblems on a grid of 24, each with a different outline: a block, a mask with ears, a disc,
// a stair, two wings.

import type { Virtue } from '@dunmer/shared/cards';

export interface VirtueShape {
  /** The emblem in full size; holes by the even-odd rule. */
  readonly full: string;
  /** A coarser version that fits into a shield. */
  readonly small: string;
}

export const VIRTUE_SHAPES: Readonly<Record<Virtue, VirtueShape>> = {
  // A bonemould fist seen from the front: four knuckles, and the thumb laid across.
  strength: {
    full: 'M3 4.5 6.5 2.5 8 4V10.5H9V2.8L11.5 1.5 13 3V10.5H14V2.8L16.5 2 18 3.6V10.5H19V5.2L21.5 6V14.5L18 19V22.5H7V19L3 14.5ZM6 13.4V16H13.5L15.5 13.4Z',
    small: 'M4 4H8V10H9.6V3H14.4V10H16V4H20V15L17 21H7L4 15Z',
  },
  // A fox's mask with slanted eyes: nobody sees who looks out.
  cunning: {
    full: 'M1.2 1 8.6 5.2H15.4L22.8 1 22 12.5 15.5 19.2 12 23.2 8.5 19.2 2 12.5ZM5 10 6.2 13.6 10.6 15.2 10 12ZM19 10 17.8 13.6 13.4 15.2 14 12Z',
    small:
      'M2 2 9 6.5H15L22 2 21 13 12 22.5 3 13ZM5.5 9.5 7 14 11 15.5 10.4 12ZM18.5 9.5 17 14 13 15.5 13.6 12Z',
  },
  // A drake: a round coin with a four-cornered hole.
  wealth: {
    full: 'M12 1.5A10.5 10.5 0 1 1 12 22.5 10.5 10.5 0 1 1 12 1.5ZM12 7 7 12 12 17 17 12Z',
    small: 'M12 3A9 9 0 1 1 12 21 9 9 0 1 1 12 3ZM12 7.5 7.5 12 12 16.5 16.5 12Z',
  },
  // A canton: three steps, and the seat on top.
  power: {
    full: 'M10.3 1H13.7L14.5 5.8H16.5V10.6H19.5V16H23V22.5H14V18L12 15.8 10 18V22.5H1V16H4.5V10.6H7.5V5.8H9.5Z',
    small: 'M10 3H14V8H17V14H21V21H3V14H7V8H10Z',
  },
  // A book whose leaves are a moth's wings.
  wisdom: {
    full: 'M11 8.5 7.5 4.5 .8 3V17.5L7 19 11 22.5ZM13 8.5 16.5 4.5 23.2 3V17.5L17 19 13 22.5ZM9.3 1.2 12 5 14.7 1.2 15.8 2.4 12 7.4 8.2 2.4Z',
    small: 'M11 9 7.5 5.5 2 4V17L7 18.5 11 21.5ZM13 9 16.5 5.5 22 4V17L17 18.5 13 21.5Z',
  },
};

/** A chitin shield with a point; the virtue it protects from is drawn inside. */
export const SHIELD = 'M2 2.5 12 .5 22 2.5V13.5L12 23.5 2 13.5Z';
