// The seal is false, the wax is real, and the duke is far away.

import type { Sheet } from '../drawing.ts';

export const sealForger: Sheet = {
  sky: 'dusk',
  cuts: [
    ['lit', 'M52 2A32 32 0 1 1 52 66 32 32 0 1 1 52 2Z'],
    ['dark', 'M-300 64 -60 60 60 62 180 60 420 64V200H-300Z'],
    ['lit', 'M10 64H104L112 86H2ZM-10 63H12L6 88H-16ZM102 63H118L128 88H110Z'],
    ['mid', 'M10 64H15L8 86H2ZM100 64H104L112 86H106Z'],
    ['dark', 'M18 70H38V72.4H17ZM15.6 76H34V78.4H15ZM84 70H97V72.4H84.6ZM86 76H99V78.4H86.6Z'],
    ['ember', 'M40 66 80 66 86 71 82 77 76 76 73 83 69 77 58 79 50 78 46 81 42 76 36 73Z'],
    ['gold', 'M42 59H78L80 67H40Z'],
    ['dark', 'M53 48H67L69 59H51Z'],
    ['dark', 'M128 -40 68 14 52 18 42 26 41 44 47 51 70 52 79 45 82 34 160 -20Z'],
    ['mid', 'M52 18 42 26 41 44 47 51 54 51 52 44 53 30 62 20Z'],
    ['lit', 'M41 30 57 27 58 31.6 41 34.4ZM41 37 57 34.6 58 39 41 41.4ZM44 44 57 42 58 46.2 46 48.4Z'],
    ['ember', 'M82 2 100 18 92 26 74 10Z'],
    ['gold', 'M104 -16 118 4 100 18 82 2Z'],
  ],
};
