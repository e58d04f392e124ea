// Doors have ears. This one has an eye.

import type { Sheet } from '../drawing.ts';

export const keyhole: Sheet = {
  sky: 'storm',
  cuts: [
    ['mid', 'M-300 -60H420V200H-300Z'],
    [
      'dark',
      'M-8 -60H-4V200H-8ZM124 -60H128V200H124ZM-60 -60H-56V200H-60ZM176 -60H180V200H176ZM-112 -60H-108V200H-112ZM228 -60H232V200H228Z',
    ],
    ['dark', 'M26 -20H94L106 -6V96L94 110H26L14 96V-6Z'],
    ['gold', 'M30 -14H90L100 -4V94L90 104H30L20 94V-4Z'],
    ['mid', 'M27 4 31 8 27 12 23 8ZM93 4 97 8 93 12 89 8ZM27 78 31 82 27 86 23 82ZM93 78 97 82 93 86 89 82Z'],
    ['dark', 'M60 4A30 30 0 0 1 78 58L86 94H34L42 58A30 30 0 0 1 60 4Z'],
    ['lit', 'M33 34 46 24 60 20 74 24 87 34 74 44 60 48 46 44Z'],
    ['ember', 'M60 22A12 12 0 1 1 60 46 12 12 0 1 1 60 22Z'],
    ['dark', 'M60 28A6 6 0 1 1 60 40 6 6 0 1 1 60 28Z'],
    ['gold', 'M63 28 66 31 63 34 60 31Z'],
  ],
};
