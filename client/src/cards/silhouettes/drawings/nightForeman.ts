// The elder of the night guild leans on a wall under the crescent: a hat, two eyes, and the key to every door.

import type { Sheet } from '../drawing.ts';

export const nightForeman: Sheet = {
  sky: 'storm',
  cuts: [
    ['lit', 'M48 6.1A29 29 0 1 1 34 52.9 27 27 0 0 0 48 6.1Z'],
    ['mid', 'M98 -10H420V90H98ZM-300 80V50L-90 46V80ZM-86 80V34L-70 24 -54 34V80ZM-46 80V56H-16V80Z'],
    ['dark', 'M112 40H126V58H112ZM-76 46H-64V58H-76ZM150 40H164V58H150Z'],
    ['mid', 'M-300 83 420 81V200H-300Z'],
    [
      'dark',
      'M64 28H87L88 38 86 45 99 50 98 70 90 92H44L52 76 44 71 33 52 29 44 33 40 41 42 47 48 54 58 60 51 70 46 66 42 63 36Z',
    ],
    ['mid', 'M60 51 70 46 66 62 62 76 60 92H44L52 76 44 71 33 52 29 44 33 40 41 42 44 52 52 64Z'],
    ['dark', 'M48 31 64 22 68 8 74 5 82 7 87 20 103 23 101 27 80 29 58 32Z'],
    ['mid', 'M48 31 64 22 68 8 74 5 72 22 64 30 58 32Z'],
    ['ember', 'M63 41 75 45 88 40 88 47 78 52 92 70 84 74 80 66 77 76 71 52 60 49Z'],
    ['lit', 'M65 33 72 34.6 71 37.6 67 36.8ZM84 33 77 34.6 78 37.6 82 36.8Z'],
    [
      'gold',
      'M31 43A6 6 0 1 1 31 55 6 6 0 1 1 31 43ZM31 46A3 3 0 1 0 31 52 3 3 0 1 0 31 46ZM29.4 55H32.6V64H38V67.4H32.6V70.4H37V74H29.4Z',
    ],
  ],
};
