// The acts of staff on the intrigue deck (INTRIGUE).

import { type Facts, type Forms, grave, plain, whole } from './form.ts';
import { numberAt } from './fields.tsx';
import { timetable } from './ringsField.tsx';
import { saidWord, tidyWord } from './wordField.tsx';

/** How many cards an organiser may let somebody draw (IN9). */
const DRAWS = { min: 1, max: 3 };

export const onIntrigue: Forms<
  | 'sayWord'
  | 'ring'
  | 'planRings'
  | 'openAudience'
  | 'closeAudience'
  | 'letDraw'
  | 'openIntrigueHand'
  | 'answerIntrigueFor'
  | 'closeIntrigue'
> = {
  sayWord: {
    who: 'organisers',
    at: { unsaid: () => ({ type: 'sayWord', word: '' }) },
    fields: () => [saidWord()],
    whole: (facts) => ({ ...facts, word: tidyWord(facts.word) }),
    weight: 'grave',
  },
  ring: {
    who: 'organisers',
    ...plain,
    isUsual: true,
    at: { nextRing: ({ ring }) => ({ type: 'ring', ring }) },
  },
  planRings: {
    who: 'organisers',
    at: {
      rings: (rings) => {
        const at = rings.map((time) => Date.parse(time));
        return { type: 'planRings', at, stands: at };
      },
    },
    fields: () => [timetable()],
    whole: ({ stands, ...said }) => (said.at.join() === stands?.join() ? null : said),
    weight: 'plain',
  },
  openAudience: {
    who: 'organisers',
    ...plain,
    at: {
      holder: ({ person, hasAudience, isOn }) =>
        isOn && !hasAudience ? { type: 'openAudience', person } : null,
    },
  },
  closeAudience: { who: 'organisers', ...plain, at: { audience: () => ({ type: 'closeAudience' }) } },
  letDraw: {
    who: 'organisers',
    at: { holder: ({ person, isOn }) => (isOn ? { type: 'letDraw', person, n: 1 } : null) },
    fields: () => [
      numberAt<Facts['letDraw']>('draws', DRAWS, {
        read: ({ n }) => n,
        write: (facts, n) => ({ ...facts, n }),
      }),
    ],
    whole,
    weight: 'plain',
  },
  openIntrigueHand: {
    who: 'organisers',
    ...plain,
    at: { holder: ({ person }) => ({ type: 'openIntrigueHand', person }) },
  },
  answerIntrigueFor: {
    who: 'referees',
    ...grave,
    at: { awaited: ({ who, asking }) => ({ type: 'answerIntrigueFor', person: who, asking }) },
    wordsOf: ({ asking }) => (asking === null ? 'spendSurplus' : 'answerIntrigueFor'),
  },
  closeIntrigue: { who: 'organisers', ...grave, at: { closing: () => ({ type: 'closeIntrigue' }) } },
};
