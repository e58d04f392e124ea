// From whom something is awaited, and what, in the words of rules 2, 5 and 6 and of F2–F4.

import { describe, expect, test } from 'vitest';
import {
  card,
  cards,
  enemy,
  grant,
  half,
  onReveal,
  open,
  placeRows,
  promise,
  promised,
  row,
  SealedTable,
  SIX,
  withBothN,
  without,
} from '../testing/index.ts';
import { dueFrom, matchViewOf } from './index.ts';

const full = (): SealedTable => new SealedTable({ a: SIX, b: SIX });
/** Returns what is due, each as `a front`, after checking that every view says the same as the whole match. */
function due({ state }: SealedTable): readonly string[] {
  const found = dueFrom(state);
  for (const viewer of ['a', 'b', 'watcher'] as const)
    expect(dueFrom(matchViewOf(state, viewer))).toEqual(found);
  return found.map(({ seat, what }) => `${seat} ${what}`);
}

describe('while placing', () => {
  test('F2 a seat whose promise is missing is waited for with nothing else', () => {
    expect(due(full())).toEqual(['a promise', 'b promise']);
    const match = full();
    expect(due(match.when(promise(match, 'a')))).toEqual(['a front', 'b promise']);
  });

  test('F3 once both K are published each seat is waited for with its n and its row', () => {
    const match = promised(full());
    expect(due(match)).toEqual(['a open', 'a front', 'b open', 'b front']);
    expect(due(match.when(open('a')))).toEqual(['a front', 'b open', 'b front']);
  });

  test('2.1 the front is awaited, then the back, then nothing', () => {
    const match = withBothN(full());
    expect(due(match.when(row(match, 'a', 'front')))).toEqual(['a back', 'b front']);
    expect(due(match.when(row(match, 'a', 'back')))).toEqual(['b front']);
  });

  test('2.2 who has to wait for the other is not waited for', () => {
    const match = withBothN(new SealedTable({ a: SIX, b: ['scamp'] }));
    expect(due(match)).toEqual(['a front']);
    expect(due(placeRows(match, 'a'))).toEqual(['b half']);
  });

  test('R18 before the toss of rule 2.2 only the phones are waited for', () => {
    const match = promised(new SealedTable({ a: ['scamp'], b: ['guard'] }));
    expect(due(match)).toEqual(['a open', 'b open']);
    expect(due(match.when(open('a'), open('b')))).toHaveLength(1);
  });

  test('F4 a seat that goes on without an n is waited for with its row alone', () => {
    expect(due(full().when(without('a'), without('b')))).toEqual(['a front', 'b front']);
    expect(due(promised(full()).when(without('a')))).toEqual(['a front', 'b open', 'b front']);
  });
});

test('3.1 while an ability asks, its owner is waited for with the choice, in a pause too', () => {
  const pick = onReveal(1, { ...enemy('field'), pick: 'one' }, [grant('protection', 'wisdom')]);
  const decks = { a: ['picker', 'wall', 'wall', 'wall', 'wall', 'wall'], b: ['wall', 'wall'] };
  const match = withBothN(new SealedTable(decks, [], cards({ picker: card('power', pick) })));
  placeRows(match, 'a').when(half(match, 'b'));
  expect(due(match)).toEqual(['a choice']);
  match.when({ type: 'note', note: { act: 'paused', by: 'referee', reason: 'rain' } });
  expect(due(match)).toEqual(['a choice']);
});

test('6.2 the loser is waited for with the claim, and after it nobody is', () => {
  const match = placeRows(withBothN(new SealedTable({ a: SIX, b: [] })), 'a');
  match.when(half(match, 'b'));
  expect(due(match)).toEqual(['b claim']);
  expect(due(match.when({ type: 'waive', seat: 'b' }))).toEqual([]);
});
