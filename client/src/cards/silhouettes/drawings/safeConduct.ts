// Let the bearer pass, and all that he carries.

import type { Sheet } from '../drawing.ts';

export const safeConduct: Sheet = {
  sky: 'salt',
  cuts: [
    ['lit', 'M60 -2A38 38 0 1 1 60 74 38 38 0 1 1 60 -2Z'],
    ['mid', 'M-300 82V24H-60V10H-40V24H-26V82L60 84 146 82V24H160V10H180V24H420V200H-300Z'],
    ['dark', 'M6 -40 10 -41 20 92H15ZM114 -40 110 -41 100 92H105Z'],
    ['lit', 'M2 4 6 -14 12 4 9 16H5ZM118 4 114 -14 108 4 111 16H115Z'],
    ['ember', 'M10 16 30 14 24 22 31 30 11 32ZM110 16 90 14 96 22 89 30 109 32Z'],
    ['dark', 'M32 6H88V66H32Z'],
    ['lit', 'M34 8H86V64H34Z'],
    ['dark', 'M42 12H78V15H42ZM40 54H80V57H40Z'],
    ['ember', 'M60 18 78 22V36L72 46 60 52 48 46 42 36V22Z'],
    ['gold', 'M60 23 73 26V35L69 42 60 47Z'],
    ['dark', 'M60 23 47 26V35L51 42 60 47Z'],
    [
      'dark',
      'M40 100 42 82 34 74 34 62 40 60 44 66 48 58 54 60 58 58 62 60 66 58 70 60 74 60 77 66 76 76 72 84 74 100Z',
    ],
    ['mid', 'M53 62H55V72H53ZM61 62H63V72H61ZM69 62H71V72H69Z'],
    ['gold', 'M38 86H76V92H38Z'],
  ],
};
