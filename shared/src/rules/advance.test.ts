// Rule 5.2: the advance.

import { expect, test } from 'vitest';
import {
  card,
  cards,
  creature,
  eventsOf,
  fallen,
  field,
  grant,
  onReveal,
  own,
  revealed,
  summoning,
} from '../testing/index.ts';

const CARDS = cards({
  weak: 'wealth',
  slayer: 'wisdom > wealth',
  idle: 'strength',
  late: 'power',
  witch: card('strength', summoning(1, { uses: 1 })),
  scamp: creature('cunning'),
});

test('5.2 a back card moves to the front cell of its column once that is free', () => {
  const table = revealed(CARDS, { a: 'weak idle - / late late', b: 'slayer' });
  expect(field(table.atRound(1), 'a')).toBe('weak idle - / late late -');
  expect(field(table.atRound(2), 'a')).toBe('late idle - / - late -');
});

test('5.2 a back card stays where the front cell of its column is taken, though another is free', () => {
  const table = revealed(CARDS, { a: '- idle - / - late', b: '' });
  expect(field(table, 'a')).toBe('- idle - / - late -');
});

test('5.2 a back card moves also where the front cell was never filled', () => {
  const table = revealed(CARDS, { a: '- / late', b: '- - idle / - late late' });
  expect([field(table.atRound(2), 'a'), field(table.atRound(2), 'b')]).toEqual([
    'late - - / - - -',
    '- late idle / - - late',
  ]);
});

test('5.2 a card that was summoned just now moves too', () => {
  const CLEARED = cards({
    weak: 'wealth',
    slayer: 'wisdom > wealth',
    idle: 'strength',
    witch: card('strength', summoning(1, { to: 'back' })),
    scamp: creature('cunning'),
  });
  // The two `weak` cards of column 0 fall in rounds 1 and 2, which empties the column.
  const table = revealed(CLEARED, { a: 'weak idle idle / weak witch idle + scamp', b: 'slayer' });
  expect(field(table, 'a')).toBe('- idle idle / - witch idle');
  const summoned = table.summon('a.scamp', 'back', 0);
  expect(eventsOf(summoned.last, 'CreatureSummoned')[0]?.cell).toBe(3);
  expect(field(summoned.atRound(3), 'a')).toBe('scamp idle idle / - witch idle');
});

test('5.2 the advance comes after the summons: until then the front cell is free and the back cell taken', () => {
  const table = revealed(CARDS, { a: 'weak idle idle / witch idle idle + scamp', b: 'slayer' });
  expect(field(table, 'a')).toBe('- idle idle / witch idle idle');
  expect(table.choice).toMatchObject({ kind: 'summon', cells: [0] });
});

test('5.2 all advances happen at once, on both sides, before the next round', () => {
  const table = revealed(CARDS, { a: 'weak - weak / late - late', b: 'slayer - slayer / - late' });
  expect(eventsOf(table.log, 'CardsAdvanced').map((event) => event.moves)).toEqual([
    [
      { seat: 'a', copy: 'a.late', from: 3, to: 0 },
      { seat: 'a', copy: 'a.late.2', from: 5, to: 2 },
      { seat: 'b', copy: 'b.late', from: 4, to: 1 },
    ],
  ]);
  expect(fallen(table, 1)).toEqual(['a.weak', 'a.weak.2']);
});

test('5.2 between rounds 2 and 3 too, but not before round 1', () => {
  const table = revealed(CARDS, { a: 'weak / weak', b: 'slayer' });
  expect([fallen(table, 1), fallen(table, 2), fallen(table, 3)]).toEqual([['a.weak'], ['a.weak.2'], []]);
  const late = revealed(CARDS, { a: '- / weak', b: 'slayer' });
  expect([fallen(late, 1), fallen(late, 2)]).toEqual([[], ['a.weak']]);
  const { log } = revealed(CARDS, { a: 'weak slayer / idle', b: 'slayer - / - weak' });
  expect(eventsOf(log, 'CardsAdvanced')).toHaveLength(1);
});

test('5.2 not after round 3: a front cell that falls free then stays free', () => {
  const table = revealed(
    cards({
      leader: card('wealth', onReveal(1, own('front'), [grant('protection', 'power')])),
      guard: 'strength',
      heir: 'cunning',
      foe: 'power > strength',
      slayer: 'wisdom > wealth',
    }),
    { a: 'leader guard - / - heir', b: '- foe - / slayer' },
  );
  // The slayer advances after round 1; the guard falls once its leader is gone.
  expect([fallen(table, 1), fallen(table, 2), fallen(table, 3)]).toEqual([[], ['a.leader'], ['a.guard']]);
  expect(field(table, 'a')).toBe('- - - / - heir -');
});

test('5.2 tells nothing where nobody moves', () => {
  expect(eventsOf(revealed(CARDS, { a: 'idle', b: 'late' }).log, 'CardsAdvanced')).toEqual([]);
});
