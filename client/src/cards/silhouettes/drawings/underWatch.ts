// It blinks when you are not looking. So does nobody.

import type { Sheet } from '../drawing.ts';

export const underWatch: Sheet = {
  sky: 'dusk',
  cuts: [
    ['mid', 'M-300 82V40L-220 30 -140 40V76L60 80 260 76V36L330 26 420 36V200H-300Z'],
    ['gold', 'M48 40H72L112 92H8Z'],
    ['lit', 'M54 40H66L88 92H32Z'],
    ['dark', 'M-6 22 26 -2 60 -10 94 -2 126 22 94 44 60 52 26 44Z'],
    ['lit', 'M6 22 32 6 60 0 88 6 114 22 88 36 60 42 32 36Z'],
    ['ember', 'M60 3A18 18 0 1 1 60 39 18 18 0 1 1 60 3Z'],
    ['dark', 'M60 12A9 9 0 1 1 60 30 9 9 0 1 1 60 12Z'],
    ['gold', 'M64 13 68 17 64 21 60 17Z'],
    ['dark', 'M60 52 65 54 67 59 65 64 71 68 75 80 74 88H46L45 80 49 68 55 64 53 59 55 54Z'],
    ['ember', 'M50 67 60 65 71 68 75 80 74 88H62L60 74Z'],
    ['dark', 'M40 88 80 88 86 91 34 91Z'],
  ],
};
