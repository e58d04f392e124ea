// compose: a sheet from parts, for cards that organisers add: the kind gives the body, the virtues what it wears and holds, the name the sky.

import type { Virtue } from '@dunmer/shared/cards';
import type { Picture } from '../tileFace.ts';
import { SKIES, type Cut, type Sheet, type Sky } from './drawing.ts';

const GROUND: Cut = ['mid', 'M-300 80 20 77 70 79.5 130 76.5 420 80V200H-300Z'];
const DISC: Cut = ['lit', 'M60 8A31 31 0 1 1 60 70 31 31 0 1 1 60 8Z'];

const BODIES = {
  person: [
    [
      'dark',
      'M60 24 68 27 70 37 67 45 64 49V53L78 57 86 66 90 90H30L34 66 42 57 56 53V49L52 44 50 36 53 27Z',
    ],
    ['mid', 'M34 66 42 57 54 53.5 48 70 46 90H30Z'],
  ],
  creature: [
    [
      'dark',
      'M14 58 22 46 38 40 60 38 80 42 92 36 101 27 104 36 112 40 116 47 108 52 98 52 92 62 90 86H80L78 68 56 70 52 86H42L40 68 28 66 20 86H10L14 70Z',
    ],
    ['mid', 'M22 46 38 40 60 38 52 50 34 54 22 58Z'],
    ['ember', 'M104 40 108 41.5 105 44 102 42.5Z'],
  ],
  god: [
    ['dark', 'M60 6 68 20 84 12 80 30 92 40 86 62 94 90H26L34 62 28 40 40 30 36 12 52 20Z'],
    ['ember', 'M42 40 55 45 54 50 44 47ZM78 40 65 45 66 50 76 47Z'],
    ['mid', 'M40 30 36 12 52 20 50 34 42 62 34 90H26L34 62 28 40Z'],
  ],
  thing: [
    ['dark', 'M40 90 44 22 60 12 76 22 80 90Z'],
    ['mid', 'M40 90 44 22 60 12 54 26 52 90Z'],
  ],
} as const satisfies Readonly<Record<string, readonly Cut[]>>;

type Kind = keyof typeof BODIES;

const HEADGEAR: Readonly<Record<Virtue, Cut>> = {
  strength: ['dark', 'M60 10 64 19 73 25 74 41 68 44 67 33H53L52 44 46 41 47 25 56 19Z'],
  cunning: ['dark', 'M60 16 73 26 77 44 72 54 68 46 67 34 60 29 53 34 51 46 47 54 43 44 48 26Z'],
  wealth: ['gold', 'M46 31C44 22 51 16 60 16 69 16 76 22 74 31L60 28Z'],
  power: ['gold', 'M47 31 44 12 54 20 60 8 66 20 76 12 73 31 60 28Z'],
  wisdom: ['mid', 'M50 32 54 18 62 6 68 20 70 32 60 28Z'],
};

const HELD: Readonly<Record<Virtue, readonly Cut[]>> = {
  strength: [['dark', 'M94 14 98 4 102 14 99.5 22V90H96.5V22Z']],
  cunning: [['ember', 'M90 70 101 50 105 52 96 74Z']],
  wealth: [['gold', 'M88 70 98 62 108 70 109 82 103 88H93L87 82Z']],
  power: [
    ['dark', 'M97 30H100V90H97Z'],
    ['gold', 'M98.5 14 107 22 98.5 32 90 22Z'],
  ],
  wisdom: [
    ['lit', 'M84 64 97 68 110 64V80L97 84 84 80Z'],
    ['mid', 'M96 68H98V84H96Z'],
  ],
};

const kindOf = ({ traits }: Picture): Kind => {
  if (traits.includes('creature')) return 'creature';
  if (traits.includes('god')) return 'god';
  return traits.length > 0 ? 'person' : 'thing';
};

// The same card has the same sky everywhere.
const skyOf = (art: string): Sky => {
  const sum = Array.from(art).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return SKIES[sum % SKIES.length] ?? 'ash';
};

export const compose = (picture: Picture): Sheet => {
  const kind = kindOf(picture);
  const [first, second] = picture.virtues;
  const wears = first !== undefined && kind === 'person' ? [HEADGEAR[first]] : [];
  const holds = second ?? (kind === 'thing' ? first : undefined);
  return {
    sky: skyOf(picture.art),
    cuts: [DISC, GROUND, ...BODIES[kind], ...wears, ...(holds === undefined ? [] : HELD[holds])],
  };
};
