// Doors open to it. So do purses.

import type { Sheet } from '../drawing.ts';

export const guildBadge: Sheet = {
  sky: 'dusk',
  cuts: [
    ['dark', 'M-300 200V-20L-40 -40H160L420 -20V200Z'],
    [
      'mid',
      'M34 -60 4 -20 12 20 0 26 40 100H-300V30L-60 -10ZM86 -60 116 -20 108 20 120 26 80 100H420V30L180 -10Z',
    ],
    ['ember', 'M42 -60H56L62 18H50ZM64 -60H78L70 18H58Z'],
    [
      'gold',
      'M60 4 75 10 92 12 94 29 105 45 94 61 92 78 75 80 60 88 45 80 28 78 26 61 15 45 26 29 28 12 45 10Z',
    ],
    ['dark', 'M60 13A32 32 0 1 1 60 77 32 32 0 1 1 60 13Z'],
    ['ember', 'M60 16A29 29 0 1 1 60 74 29 29 0 1 1 60 16Z'],
    ['gold', 'M56 36H64V69H56Z'],
    ['lit', 'M38 26H78L86 34 78 40H42L38 44Z'],
    ['dark', 'M56 40H64V43H56ZM56 60H64V62.4H56Z'],
    ['mid', 'M38 26H46V40H42L38 44Z'],
  ],
};
