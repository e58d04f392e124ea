// Heads of composed people: what a trade or a curse wears; for everyone else, what their first virtue wears.

import type { Virtue } from '@dunmer/shared/cards';
import type { Cut } from '../sheets.ts';

type Head = readonly Cut[];

const SKULL: Cut = ['dark', 'M60 14 69 17 74 25 73 36 68 45 66 52H54L52 45 47 36 46 25 51 17Z'];
const FACE: Cut = ['lit', 'M52 27 60 24.6 68 27 70 34 66 42 60 45.6 54 42 50 34Z'];
const SHADE: Cut = ['mid', 'M60 24.6 68 27 70 34 66 42 60 45.6Z'];
const EYES: Cut = ['dark', 'M52.4 31 58.6 32.6 57.4 35.4 53 34.4ZM67.6 31 61.4 32.6 62.6 35.4 67 34.4Z'];

export const HEADS_BY_TRAIT: Readonly<Record<string, Head>> = {
  soldier: [
    ['dark', 'M60 7 71 12 77 22 77 36 70 45 67 52H53L50 45 43 36 43 22 49 12Z'],
    ['mid', 'M60 7 56 26 57 46 50 45 43 36 43 22 49 12Z'],
    ['lit', 'M47 27 58.4 30V34L47.6 31.6ZM73 27 61.6 30V34L72.4 31.6Z'],
    ['gold', 'M60 0 64 10 60 26 56 10Z'],
  ],
  thief: [
    ['dark', 'M60 8 72 16 78 30 74 42 70 52H50L46 42 42 30 48 16Z'],
    ['mid', 'M60 8 52 22 50 36 54 50 50 52 46 42 42 30 48 16Z'],
    ['lit', 'M51 29 60 26.6 69 29V37H51Z'],
    EYES,
    ['ember', 'M50 36 60 38.4 70 36 71 45 60 50 49 45Z'],
  ],
  official: [
    SKULL,
    FACE,
    EYES,
    ['dark', 'M47 2H73L75 22 80 27 60 24 40 27 45 22Z'],
    ['mid', 'M47 2H57L55 23 40 27 45 22Z'],
    ['gold', 'M45.4 17H74.6L75.2 23 60 21 44.8 23Z'],
    ['lit', 'M51 39 60 42 69 39 67 52 60 64 53 52Z'],
  ],
  priest: [
    ['dark', 'M60 -1 70 18 76 32 74 46 70 52H50L46 46 44 32 50 18Z'],
    ['mid', 'M60 -1 55 20 50 34 52 50 46 46 44 32 50 18Z'],
    FACE,
    SHADE,
    EYES,
    ['ember', 'M60 6 65 20H55Z'],
  ],
  merchant: [
    SKULL,
    FACE,
    EYES,
    ['ember', 'M40 24 46 13 58 7 70 10 79 19 78 27 60 23 42 29Z'],
    ['gold', 'M60 10 65 17 60 24 55 17Z'],
    ['mid', 'M40 24 46 13 58 7 54 20 42 29Z'],
  ],
  mage: [
    SKULL,
    FACE,
    EYES,
    ['dark', 'M64 -4 70 18 90 27 60 24 30 27 50 18 56 4Z'],
    ['mid', 'M64 -4 58 10 56 24 30 27 50 18 56 4Z'],
    ['gold', 'M50.4 17 69.8 17 71 21 60 23 49 21Z'],
    ['lit', 'M50 39 60 42 70 39 68 58 60 74 52 58Z'],
  ],
  ghost: [
    ['dark', 'M60 -2 74 6 84 22 82 44 76 56H44L38 44 36 22 46 6Z'],
    ['lit', 'M60 6 73 14 79 30 76 44 70 54H50L44 44 41 30 47 14Z'],
    ['mid', 'M66 10 73 14 79 30 76 44 70 54H64L70 38Z'],
    ['dark', 'M47 29 57 31 57 39 51 39ZM73 29 63 31 63 39 69 39ZM57 44H63L62 51H58Z'],
  ],
  cursed: [
    [
      'dark',
      'M60 14 68 17 80 14 84 2 90 16 84 26 75 28 73 38 68 46 66 52H54L52 46 47 38 45 28 36 26 30 16 36 2 40 14 52 17Z',
    ],
    ['mid', 'M52 17 40 14 36 2 30 16 36 26 45 28 47 38 52 46 54 30Z'],
    ['ember', 'M50 29 58.6 33 57 37 51 34ZM70 29 61.4 33 63 37 69 34Z'],
    ['lit', 'M53 42 60 44 67 42 60 47Z'],
  ],
};

export const HEADS_BY_VIRTUE: Readonly<Record<Virtue, Head>> = {
  strength: [
    ['dark', 'M60 12 70 15 76 24 75 38 69 47 67 52H53L51 47 45 38 44 24 50 15Z'],
    ['mid', 'M50 15 60 12 55 26 56 46 51 47 45 38 44 24Z'],
    ['ember', 'M44 24 60 20 76 24 75.6 30 60 26.6 44.4 30Z'],
    ['lit', 'M50 32 58 33.6 57 36.6 51 35ZM70 32 62 33.6 63 36.6 69 35Z'],
  ],
  cunning: [
    SKULL,
    FACE,
    EYES,
    ['ember', 'M50 36 60 39 70 36 71 44 66 49H54L49 44Z'],
    ['dark', 'M60 9 71 14 79 26 76 32 66 25 60 23.6 54 25 44 32 41 26 49 14Z'],
  ],
  wealth: [
    SKULL,
    FACE,
    EYES,
    ['gold', 'M44 28C42 14 52 8 60 8 68 8 78 14 76 28L60 23Z'],
    ['ember', 'M60 12 64 17 60 22 56 17Z'],
    ['gold', 'M47 37 50 42 47 47 44 42ZM73 37 76 42 73 47 70 42Z'],
  ],
  power: [SKULL, FACE, SHADE, EYES, ['gold', 'M44 27 40 4 50 14 60 1 70 14 80 4 76 27 60 23Z']],
  wisdom: [
    SKULL,
    FACE,
    EYES,
    ['mid', 'M60 8 72 14 77 28 74 44 69 50 71 34 60 23.6 49 34 51 50 46 44 43 28 48 14Z'],
    ['lit', 'M53 41 60 43.4 67 41 65 54 60 62 55 54Z'],
  ],
};

export const NOBODY: Head = [SKULL, FACE, EYES];
