// Backdrops: the light behind a composed figure, which grows with the rarity, and the landscape far behind it.

import type { Rarity } from '@dunmer/shared/cards';
import type { Cut } from '../sheets.ts';

const DISC: Cut = ['lit', 'M60 4A33 33 0 1 1 60 70 33 33 0 1 1 60 4Z'];

export const LIGHTS: Readonly<Record<Rarity, readonly Cut[]>> = {
  standard: [DISC],
  uncommon: [
    ['mid', 'M60 -3A40 40 0 1 1 60 77 40 40 0 1 1 60 -3ZM60 0A37 37 0 1 0 60 74 37 37 0 1 0 60 0Z'],
    DISC,
  ],
  rare: [
    ['ember', 'M60 -5A42 42 0 1 1 60 79 42 42 0 1 1 60 -5ZM60 0A37 37 0 1 0 60 74 37 37 0 1 0 60 0Z'],
    DISC,
  ],
  unique: [
    [
      'lit',
      'M60 37 52 -70H68ZM60 37 -4 -52 12 -64ZM60 37 124 -52 108 -64ZM60 37 -70 -20 -62 -36ZM60 37 190 -20 182 -36ZM60 37 -110 26V6ZM60 37 230 26V6ZM60 37 -110 72V50ZM60 37 230 72V50Z',
    ],
    ['gold', 'M60 -5A42 42 0 1 1 60 79 42 42 0 1 1 60 -5Z'],
    ['lit', 'M60 1A36 36 0 1 1 60 73 36 36 0 1 1 60 1Z'],
  ],
};

/** Landscapes, to the left and to the right of the figure. */
export const FAR: readonly (readonly Cut[])[] = [
  [
    [
      'mid',
      'M-300 70 -190 44 -140 58 -70 30 -20 62 20 70 90 68 130 52 170 66 230 36 300 62 420 50V200H-300Z',
    ],
  ],
  [
    [
      'mid',
      'M-34 44C-30 24 6 22 12 42L-6 43 -4 90H-18L-15 43ZM104 52C108 38 140 36 146 50L130 51V90H119L120 52ZM170 34C176 12 222 10 230 32L208 34 206 90H190L192 35ZM-130 50C-124 34 -88 32 -82 48L-100 49V90H-112L-110 50Z',
    ],
  ],
  [
    [
      'mid',
      'M-110 90V34L-98 20 -86 34V90ZM-40 90V22L-24 4 -8 22V90ZM118 90V38L130 24 142 38V90ZM180 90V16L198 -4 216 16V90ZM-190 90V44L-176 30 -162 44V90ZM250 90V44L264 30 278 44V90Z',
    ],
  ],
  [
    [
      'mid',
      'M-60 80 -20 36 20 80ZM100 80 134 44 168 80ZM-150 80 -112 40 -74 80ZM190 80 230 34 270 80ZM-22 40V24L-8 28 -20 32V40ZM228 38V22L242 26 230 30V38Z',
    ],
  ],
];

export const GROUND: Cut = ['mid', 'M-300 80 -30 78 40 81 100 78 420 80V200H-300Z'];
