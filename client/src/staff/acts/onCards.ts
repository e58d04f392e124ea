// The acts of staff on copies of cards.

import { drawCode } from '../codes.ts';
import { number, taker } from './fields.tsx';
import { type Forms, plain, whole } from './form.ts';

const MOST_FEW = 10;
const FIRST_FEW = 2;

export const onCards: Forms<'dealStart' | 'makeCopy' | 'moveCopy' | 'makeSlip' | 'freezeCopy'> = {
  dealStart: {
    who: 'organisers',
    at: {
      deck: ({ who: { person, deck } }) =>
        deck === 0 ? { type: 'dealStart', people: [person], uncommon: FIRST_FEW, rare: 0 } : null,
      picked: (traders) => ({
        type: 'dealStart',
        people: traders.map(({ person }) => person),
        uncommon: FIRST_FEW,
        rare: 0,
      }),
    },
    fields: () => [number('uncommon', 0, MOST_FEW), number('rare', 0, 1)],
    whole,
    weight: 'plain',
  },
  makeCopy: {
    who: 'organisers',
    at: { kind: ({ card }) => ({ type: 'makeCopy', card, to: null }) },
    fields: () => [taker()],
    whole,
    weight: 'plain',
  },
  moveCopy: {
    who: 'organisers',
    at: {
      copy: ({ copy, blocked }) => (blocked === null ? { type: 'moveCopy', copy, to: undefined } : null),
    },
    fields: () => [taker()],
    whole: ({ to, ...facts }) => (to === undefined ? null : { ...facts, to }),
    weight: 'grave',
  },
  makeSlip: {
    who: 'organisers',
    ...plain,
    at: {
      copy: ({ copy, owner, blocked, slip }) =>
        owner === null && blocked === null && slip !== undefined
          ? { type: 'makeSlip', copy, code: drawCode() }
          : null,
    },
  },
  freezeCopy: {
    who: 'organisers',
    ...plain,
    // A freeze can be taken back at any time, also while the copy is in a match.
    at: {
      copy: ({ copy, blocked, frozen }) => ({
        type: 'freezeCopy',
        copy,
        frozen: blocked !== 'frozen' && frozen !== true,
      }),
    },
    wordsOf: ({ frozen }) => (frozen ? 'freezeCopy' : 'thawCopy'),
  },
};
