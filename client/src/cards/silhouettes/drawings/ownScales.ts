// They are exact. He built them himself.

import type { Sheet } from '../drawing.ts';

export const ownScales: Sheet = {
  sky: 'salt',
  cuts: [
    ['lit', 'M60 -2A38 38 0 1 1 60 74 38 38 0 1 1 60 -2Z'],
    ['mid', 'M-300 84 -30 81 60 84 150 81 420 84V200H-300Z'],
    ['ember', 'M44 -60H78L82 -2H40Z'],
    ['gold', 'M38 -4H84V2H38Z'],
    ['dark', 'M44 2H78L82 12 80 22 72 28H50L42 22 40 12Z'],
    ['mid', 'M51 13H54V26H51ZM59 13H62V26H59ZM67 13H70V26H67Z'],
    ['dark', 'M58 28H64L65 34 110 33V39L66 42 61 56 56 42 12 39V33L57 34Z'],
    ['dark', 'M16 38 34 66H31L16 43 1 66H-2ZM106 38 124 66H121L106 43 91 66H88Z'],
    ['dark', 'M-4 64H36L30 76 22 80H10L2 76ZM84 64H126L120 76 112 80H98L90 76Z'],
    ['gold', 'M16 44A10 10 0 0 1 16 64 10 10 0 0 1 16 44ZM16 49 11 54 16 59 21 54Z'],
    ['ember', 'M94 64A12 12 0 0 1 118 64Z'],
    ['gold', 'M96 64A10 10 0 0 1 116 64Z'],
    ['dark', 'M101 64 106 59 111 64Z'],
  ],
};
