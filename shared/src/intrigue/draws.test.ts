// How shuffles, initiative and lots follow from seed and word (IN2 to IN8, `take`): known answers, and faults that
// are found.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  checkDeckLog,
  type DeckEntry,
  type DeckLog,
  initiativeOf,
  isWord,
  lotOf,
  pileCommitment,
  shuffleOf,
  type Sources,
} from './index.ts';

type Vector = { readonly n: number; readonly out: unknown } & (
  | { readonly kind: 'commitment'; readonly in: { readonly event: string; readonly seed: string } }
  | {
      readonly kind: 'shuffle';
      readonly in: Sources & { readonly k: number; readonly copies: readonly string[] };
    }
  | {
      readonly kind: 'initiative';
      readonly in: Sources & { readonly ring: number; readonly people: readonly string[] };
    }
  | {
      readonly kind: 'lot';
      readonly in: Sources & { readonly id: string; readonly i: number; readonly size: number };
    }
  | { readonly kind: 'log'; readonly in: DeckLog }
);

const vectors: readonly Vector[] = JSON.parse(
  readFileSync(new URL('../../../docs/conformance/windows/deck-vectors.json', import.meta.url), 'utf8'),
);

function answerOf(vector: Vector): unknown {
  switch (vector.kind) {
    case 'commitment':
      return pileCommitment(vector.in.event, vector.in.seed);
    case 'shuffle':
      return shuffleOf(vector.in, vector.in.k, vector.in.copies);
    case 'initiative':
      return initiativeOf(vector.in, vector.in.ring, vector.in.people);
    case 'lot':
      return lotOf(vector.in, vector.in.id, vector.in.i, vector.in.size);
    case 'log': {
      const checked = checkDeckLog(vector.in);
      return checked.ok ? { ok: true, ...checked.value } : { ok: false, ...checked.error };
    }
  }
}

test('there are twenty known answers', () => {
  expect(vectors).toHaveLength(20);
});

test.each(vectors)('$kind $n comes out as it is known', (vector) => {
  expect(answerOf(vector)).toEqual(vector.out);
});

describe('IN2 a word', () => {
  test.each(['ash', 'Соль и пепел', 'x'.repeat(40), '🜂'.repeat(40), 'ё'])('%s can be said', (word) => {
    expect(isWord(word)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['a blank at its end', 'ash '],
    ['a blank at its beginning', ' ash'],
    ['41 code points', 'x'.repeat(41)],
    ['letters that are not composed', 'е\u0308'],
    ['only blanks', '   '],
  ])('%s can’t', (_, word) => {
    expect(isWord(word)).toBe(false);
  });
});

describe('a log that could not be is found', () => {
  const whole = vectors.flatMap((vector) => (vector.kind === 'log' && vector.n === 15 ? [vector.in] : []));
  const [sample] = whole;
  const faultOf = (
    change: (log: readonly DeckEntry[]) => readonly DeckEntry[],
    more: Partial<DeckLog> = {},
  ) => {
    if (sample === undefined) throw new Error('the sample is there');
    const checked = checkDeckLog({ ...sample, ...more, log: change(sample.log) });
    return checked.ok ? null : checked.error.at;
  };
  const same = (log: readonly DeckEntry[]) => log;
  const at = (index: number, entry: DeckEntry) => (log: readonly DeckEntry[]) => log.with(index, entry);
  const without = (index: number) => (log: readonly DeckEntry[]) => log.toSpliced(index, 1);

  test.each([
    ['IN2 another word', same, { word: 'rain' }, 1],
    ['IN2 another seed', same, { seed: '02'.padStart(64, '0') }, null],
    ['IN1 another copy', same, { copies: ['x#1'] }, 4],
    ['IN3 another shuffle number', at(0, { shuffle: 2 }), {}, 0],
    ['IN3 no shuffle at the beginning', without(0), {}, 0],
    [
      'IN4 a shuffle while the pile is not empty',
      (log: readonly DeckEntry[]) => log.toSpliced(2, 0, { shuffle: 2 }),
      {},
      2,
    ],
    ['IN4 no shuffle when the pile is empty', without(14), {}, 14],
    ['IN4 a log that ends where the pile is empty', (log: readonly DeckEntry[]) => log.slice(0, -1), {}, 28],
    ['IN6 somebody who does not draw at the ring', without(5), {}, 5],
    ['IN7 another order', at(2, { ring: 1, order: ['adam', 'bea', 'cyr'] }), {}, 2],
    ['IN7 somebody twice', at(2, { ring: 1, order: ['bea', 'bea'] }), {}, 2],
    ['IN7 a ring left out', at(2, { ring: 2, order: ['cyr', 'adam', 'bea'] }), {}, 2],
    ['IN8 not the top', at(3, { draw: 'bea', k: 1, place: 1 }), {}, 3],
    ['IN8 of another shuffle', at(3, { draw: 'bea', k: 2, place: 0 }), {}, 3],
    ['IN8 another draws first', at(3, { draw: 'adam', k: 1, place: 0 }), {}, 3],
    ['IN13 played by who does not hold it', at(6, { play: 'bea', copy: 'b-card#1' }), {}, 6],
    ['IN13 spent without a play', at(9, { leave: 'c-card#1' }), {}, 9],
    ['IN10 spent by who does not hold it', at(9, { spend: 'bea', copies: ['a-card#2'] }), {}, 9],
    ['IN10 one copy spent twice', at(9, { spend: 'adam', copies: ['a-card#2', 'a-card#2'] }), {}, 9],
    ['retrieved before it was spent', at(9, { retrieve: 'adam', copy: 'b-card#1' }), {}, 9],
    ['taken from who holds too few', at(9, { take: 'adam', from: 'bea', n: 2, id: 'x' }), {}, 9],
    ['taken from oneself', at(9, { take: 'adam', from: 'adam', n: 1, id: 'x' }), {}, 9],
  ] as const)('%s', (_, change, more, first) => {
    expect(faultOf(change, more)).toBe(first);
  });

  test('as it is, it could be', () => {
    expect(sample).toBeDefined();
    const checked = sample && checkDeckLog(sample);
    expect(checked?.ok).toBe(true);
  });
});
