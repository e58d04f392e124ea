// Notes that releases before have added to a match after its end without a digest: `verify` lets as many pass as the
// journal's older rows explain, and no other.

import type { DeskNote } from '@dunmer/shared/fairness';
import { describe, expect, test } from 'vitest';
import { logDigest } from '../journal/index.ts';
import type { Beside } from './beside.ts';
import { checkDigests } from './digests.ts';

const [ANNA, BORIS] = [11, 12];
const ENDED = '[the match, to its end]';

/** What older rows of the journal tell: links made for each of the players, and further rulings. */
interface Older {
  readonly anna?: number;
  readonly boris?: number;
  readonly rulings?: number;
}

/** Checks a match whose log has these notes after the end that the journal has seen. */
function check(added: readonly DeskNote[], { anna = 0, boris = 0, rulings = 0 }: Older) {
  const notes: Beside['notes'] = [
    { is: 'match', match: 'm', what: 'ended', version: 1, digest: logDigest([ENDED]) },
  ];
  const beside: Beside = {
    notes,
    settlements: new Map(),
    moves: [],
    owedCards: 0,
    table: { key: 1, a: ANNA, b: BORIS },
    hashes: new Map(),
    linksBefore: new Map([
      [ANNA, anna],
      [BORIS, boris],
    ]),
    ruledBefore: new Map([['m', rulings]]),
  };
  const match = {
    key: 1,
    id: 'm',
    kind: 'stake',
    tableName: 'trade',
    catalogue: '',
    phase: 'finished',
    bound: 0,
    called: false,
  } as const;
  const events = added.map((note) => ({ type: 'DeskNoted', to: 'everyone', note }) as const);
  const batches = [ENDED, ...events.map((event) => JSON.stringify([event]))];
  const versions = batches.map((_, at) => at + 1);
  return checkDigests(
    { match, beside, batches: batches.map((each, at) => ({ version: at + 1, events: each })) },
    1,
    { versions, batches: [[], ...events.map((event) => [event])], missing: [] },
  );
}

const link = (seat: 'a' | 'b'): DeskNote => ({ act: 'linkMade', by: 'organiser', seat });
const RULING: DeskNote = {
  act: 'settledAgain',
  by: 'referee',
  kind: 'voided',
  winner: null,
  reason: 'they agreed',
};
const UNKNOWN = 'The log of match m has an end that the journal does not know.';

describe('a note after the end without a digest', () => {
  test('of a link passes where an older row tells that one was made for that player', () => {
    expect(check([link('a')], { anna: 1 })).toBe(1);
    expect(check([link('b')], { boris: 1 })).toBe(1);
    expect(check([link('a'), link('b')], { anna: 1, boris: 1 })).toBe(2);
  });

  test('of a link is named where none was made, or none for that player', () => {
    expect(check([link('a')], {})).toBe(UNKNOWN);
    expect(check([link('a')], { boris: 1 })).toBe(UNKNOWN);
    expect(check([link('b')], { anna: 1 })).toBe(UNKNOWN);
  });

  test('of a link is named where there are more of them than links', () => {
    expect(check([link('a'), link('a')], { anna: 1 })).toBe(UNKNOWN);
    expect(check([link('a'), link('a')], { anna: 2 })).toBe(2);
  });

  test('of a ruling passes as often as older rows tell of one, and no link stands for it', () => {
    expect(check([RULING], { rulings: 1 })).toBe(1);
    expect(check([RULING, RULING], { rulings: 1 })).toBe(UNKNOWN);
    expect(check([RULING], { anna: 1, boris: 1 })).toBe(UNKNOWN);
    expect(check([link('a')], { rulings: 1 })).toBe(UNKNOWN);
  });

  test('of anything else is named, whatever older rows tell', () => {
    const paused: DeskNote = { act: 'paused', by: 'referee', reason: 'rain' };
    expect(check([paused], { anna: 1, boris: 1, rulings: 1 })).toBe(UNKNOWN);
  });
});
