// What composed people hold: one thing for each virtue, high in the right hand, low in front of the left one.

import type { Virtue } from '@dunmer/shared/cards';
import type { Cut } from '../sheets.ts';

type Thing = readonly Cut[];

export const RIGHT: Readonly<Record<Virtue, Thing>> = {
  strength: [
    ['dark', 'M98.4 22H102V92H98.4Z'],
    ['lit', 'M100.2 -2 106 14 100.2 25 94.4 14Z'],
    ['dark', 'M92 58 104 54 108 62 106 70 94 70Z'],
  ],
  cunning: [
    ['lit', 'M101 26 105 50H96Z'],
    ['gold', 'M92 50H109V54H92Z'],
    ['dark', 'M98 54H103V62H98ZM92 60 104 57 108 64 106 72 94 72Z'],
  ],
  wealth: [
    ['dark', 'M92 44 104 42 108 50 104 56 94 56Z'],
    ['gold', 'M96 54H105L106 59 113 66 114 76 107 83H95L88 76 89 66 95 59Z'],
    ['lit', 'M92 68 97 62 99 64 95 70V75L92 73Z'],
  ],
  power: [
    ['dark', 'M98.2 26H102.2V92H98.2Z'],
    ['gold', 'M100.2 4 110 16 100.2 28 90.4 16Z'],
    ['ember', 'M100.2 10.6 105 16 100.2 21.4 95.4 16Z'],
    ['dark', 'M92 58 104 54 108 62 106 70 94 70Z'],
  ],
  wisdom: [
    ['lit', 'M80 56 98 60 116 56V78L98 82 80 78Z'],
    ['mid', 'M96.6 60H99.4V82H96.6Z'],
    ['ember', 'M103 63 112 61V64.4L103 66.4ZM84 61 93 63V66.4L84 64.4Z'],
    ['dark', 'M90 78 106 78 108 86 98 90 88 86Z'],
  ],
};

export const LEFT: Readonly<Record<Virtue, Thing>> = {
  strength: [
    ['gold', 'M30 46 46 51V66L40 80 30 88 20 80 14 66V51Z'],
    ['dark', 'M30 51 42 54.6V65L37 77 30 83 23 77 18 65V54.6Z'],
  ],
  cunning: [
    ['gold', 'M28 58A8 8 0 1 1 28 74 8 8 0 1 1 28 58ZM28 62A4 4 0 1 0 28 70 4 4 0 1 0 28 62Z'],
    ['gold', 'M26 73H30V88H38V84H34V80H30V78H26Z'],
  ],
  wealth: [['gold', 'M16 84H40V90H16ZM18 76H42V82H18ZM15 68H39V74H15ZM19 60H41V66H19Z']],
  power: [
    ['lit', 'M18 54H42V84H18Z'],
    ['mid', 'M18 54H24V84H18Z'],
    ['ember', 'M34 70 39 75 34 80 29 75Z'],
  ],
  wisdom: [
    ['dark', 'M20 66H40L38 78H34V86H40V90H20V86H26V78H22Z'],
    ['ember', 'M30 46 38 58 35 66H25L22 58Z'],
    ['gold', 'M30 54 34 61 32 66H28L26 61Z'],
  ],
};
