// Rule 2: placement.

import { describe, expect, test } from 'vitest';
import {
  cards,
  eventsOf,
  field,
  given,
  lay,
  opened,
  REVEAL,
  revealed,
  type Table,
  tosses,
  TOSS_FOR_PLACEMENT,
} from '../testing/index.ts';
import { type Seat, viewOf, visibleTo } from './index.ts';

const CARDS = cards({
  c1: 'strength',
  c2: 'cunning',
  c3: 'wealth',
  c4: 'power',
  c5: 'wisdom',
  c6: 'strength power',
  c7: 'strength wisdom',
});
const SEVEN = 'c1 c2 c3 c4 c5 c6 c7';
const SIX = 'c1 c2 c3 c4 c5 c6';
const FIVE = 'c1 c2 c3 c4 c5';
const FOUR = 'c1 c2 c3 c4';

const full = (): Table => opened(CARDS, { a: SEVEN, b: SIX });
const withFronts = (): Table =>
  full()
    .when(lay('a', 'front', 'c1 c2 c3'))
    .when(lay('b', 'front', 'c6 c5 c4'));
const both = (): Table =>
  withFronts()
    .when(lay('a', 'back', 'c4 c5 c6'))
    .when(lay('b', 'back', 'c1 c2 c3'));
const committed = (table: Table, seat: Seat): readonly string[] => table.state.common.committed[seat];

describe('2.1 and 2.5 a trader with six or more cards', () => {
  test('2.1 fills all three cells of the front row, then all three of the back row', () => {
    const table = both();
    expect(committed(table, 'a')).toEqual(['front', 'back']);
    expect(table.state.secret.a.laid.map((card) => card?.card)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
    expect(table.state.secret.a.deck.map((card) => card.card)).toEqual(['c7']);
  });

  test('2.1 and 2.5 cannot commit the back row before the front row', () => {
    expect(full().refusal(lay('a', 'back', 'c1 c2 c3'))).toEqual({ code: 'front-first' });
  });

  test('2.1 cannot leave a cell of the front row or of the back row empty', () => {
    expect(full().refusal(lay('a', 'front', 'c1 c2'))).toEqual({ code: 'row-incomplete', row: 'front' });
    expect(withFronts().refusal(lay('a', 'back', 'c4 c5'))).toEqual({ code: 'row-incomplete', row: 'back' });
  });

  test('2.1 cannot lay more cards than a row has cells', () => {
    expect(full().refusal(lay('a', 'front', 'c1 c2 c3 c4'))).toEqual({
      code: 'row-incomplete',
      row: 'front',
    });
  });

  test('2.1 cannot lay one card on two cells of a row', () => {
    expect(full().refusal(lay('a', 'front', 'c1 c2 c1'))).toEqual({ code: 'card-twice', copy: 'a.c1' });
  });

  test('2.1 cannot lay a card again that lies in the front row', () => {
    expect(withFronts().refusal(lay('a', 'back', 'c1 c5 c6'))).toEqual({ code: 'not-in-deck', copy: 'a.c1' });
  });

  test('2.1 cannot lay a card that is not in the deck, nor one of the opponent', () => {
    expect(full().refusal(lay('b', 'front', 'c1 c2 c7'))).toEqual({ code: 'not-in-deck', copy: 'b.c7' });
    const foreign = {
      type: 'place',
      seat: 'a',
      laying: { row: 'front', cells: ['a.c1', 'a.c2', 'b.c3'] },
    } as const;
    expect(full().refusal(foreign)).toEqual({ code: 'not-in-deck', copy: 'b.c3' });
  });

  test('2.1 with exactly six cards is not short and cannot lay a half in one go', () => {
    expect(full().state.common.short).toEqual({ a: false, b: false });
    expect(full().refusal(lay('b', 'half', 'c1 c2 c3 c4 c5 c6'))).toEqual({ code: 'lay-rows' });
  });

  test.each(['front', 'back'] as const)('2.1 cannot change the %s row once it is committed', (row) => {
    const table = withFronts().when(lay('a', 'back', 'c4 c5 c6'));
    expect(table.refusal(lay('a', row, 'c7 c7 c7'))).toEqual({ code: 'row-committed', row });
  });

  test('2.1 is seen to have committed a row, never what lies there', () => {
    const table = full().when(lay('a', 'front', 'c3 c1 c2'));
    expect(visibleTo(table.last, 'b')).toEqual([
      { type: 'RowCommitted', to: 'everyone', seat: 'a', row: 'front' },
    ]);
    expect(visibleTo(table.last, 'watcher')).toEqual(visibleTo(table.last, 'b'));
    expect(visibleTo(table.last, 'a')).toContainEqual({
      type: 'RowPlaced',
      to: 'a',
      row: 'front',
      cells: ['a.c3', 'a.c1', 'a.c2'],
    });
  });

  test('2.1 lays face down: nothing of it is in the view of the opponent or of a watcher', () => {
    const text = JSON.stringify([viewOf(both().state, 'b'), viewOf(both().state, 'watcher')]);
    expect(text).not.toContain('a.c');
    expect(JSON.stringify(viewOf(both().state, 'a'))).toContain('a.c1');
  });
});

describe('2.2 a trader with fewer than six cards', () => {
  test('2.2 is short with five cards, and everybody is told beforehand', () => {
    const table = opened(CARDS, { a: FIVE, b: SIX });
    const [openedEvent] = eventsOf(table.log, 'MatchOpened');
    expect(openedEvent).toEqual({
      type: 'MatchOpened',
      to: 'everyone',
      short: { a: true, b: false },
      order: 'b',
      friendly: false,
    });
  });

  test('2.2 both see how many cards each has, watchers do not', () => {
    const table = opened(CARDS, { a: FIVE, b: SEVEN });
    for (const seat of ['a', 'b'] as const) {
      expect(visibleTo(table.log, seat)).toContainEqual({
        type: 'DecksCounted',
        to: seat,
        sizes: { a: 5, b: 7 },
      });
      expect(table.state.secret[seat].sizes).toEqual({ a: 5, b: 7 });
    }
    expect(visibleTo(table.log, 'watcher').map((event) => event.type)).toEqual(['MatchOpened']);
  });

  test('2.2 places all cards on any cells of the half in one go', () => {
    const table = opened(CARDS, { a: FOUR, b: 'c1 c2' })
      .when(lay('a', 'half', 'c2 - - / c1 c4 c3'))
      .when(lay('b', 'half', '- - - / - c1 c2'));
    expect(committed(table, 'a')).toEqual(['half']);
    const after = table.when(REVEAL).atRound(1);
    expect([field(after, 'a'), field(after, 'b')]).toEqual(['c2 - - / c1 c4 c3', '- - - / - c1 c2']);
  });

  test('2.2 cannot leave a card out', () => {
    const table = opened(CARDS, { a: FOUR, b: 'c1' });
    expect(table.refusal(lay('a', 'half', 'c1 c2 c3 / - - -'))).toEqual({
      code: 'row-incomplete',
      row: 'half',
    });
  });

  test('2.2 cannot name more or fewer cells than a half has', () => {
    const table = opened(CARDS, { a: FOUR, b: 'c1' });
    expect(table.refusal(lay('a', 'half', 'c1 c2 c3 c4 -'))).toEqual({ code: 'row-incomplete', row: 'half' });
    expect(table.refusal(lay('a', 'half', 'c1 c2 c3 c4 - - -'))).toEqual({
      code: 'row-incomplete',
      row: 'half',
    });
  });

  test('2.2 cannot lay one card on two cells, nor a card of somebody else', () => {
    const table = opened(CARDS, { a: FOUR, b: 'c1' });
    expect(table.refusal(lay('a', 'half', 'c1 c2 c3 c1 - -'))).toEqual({ code: 'card-twice', copy: 'a.c1' });
    expect(table.refusal(lay('a', 'half', 'c1 c2 c3 c5 - -'))).toEqual({ code: 'not-in-deck', copy: 'a.c5' });
  });

  test('2.2 places its half instead of rows', () => {
    const table = opened(CARDS, { a: FOUR, b: 'c1' });
    expect(table.refusal(lay('a', 'front', 'c1 c2 c3'))).toEqual({ code: 'lay-half' });
  });

  test('2.2 cannot change the half once it is committed', () => {
    const table = opened(CARDS, { a: FOUR, b: 'c1' }).when(lay('a', 'half', 'c1 c2 c3 c4 - -'));
    expect(table.refusal(lay('a', 'half', 'c4 c2 c3 c1 - -'))).toEqual({
      code: 'row-committed',
      row: 'half',
    });
  });

  test('2.2 with no card at all commits an empty half', () => {
    const table = opened(CARDS, { a: '', b: 'c1' })
      .when(lay('b', 'half', 'c1 - - - - -'))
      .when(lay('a', 'half', '- - - - - -'))
      .when(REVEAL);
    expect(table.state.common.phase).toMatchObject({ at: 'claiming', claimant: 'a' });
  });
});

describe('2.2 who places first', () => {
  test.each(['a', 'b'] as const)(
    '2.2 one trader short: the other (%s) places both rows first, then the short one',
    (seat) => {
      const other = seat === 'a' ? 'b' : 'a';
      const start = opened(CARDS, seat === 'a' ? { a: SIX, b: FOUR } : { a: FOUR, b: SIX });
      const half = lay(other, 'half', 'c1 c2 c3 c4 - -');
      expect(start.refusal(half)).toEqual({ code: 'opponent-first' });
      const front = start.when(lay(seat, 'front', 'c1 c2 c3'));
      expect(front.refusal(half)).toEqual({ code: 'opponent-first' });
      const done = front.when(lay(seat, 'back', 'c4 c5 c6')).when(half);
      expect(committed(done, other)).toEqual(['half']);
    },
  );

  test.each(['a', 'b'] as const)('2.2 both short: the one with more cards (%s) places first', (seat) => {
    const other = seat === 'a' ? 'b' : 'a';
    const start = opened(CARDS, seat === 'a' ? { a: FIVE, b: FOUR } : { a: FOUR, b: FIVE });
    const second = lay(other, 'half', 'c1 c2 c3 c4 - -');
    expect(start.refusal(second)).toEqual({ code: 'opponent-first' });
    const done = start.when(lay(seat, 'half', 'c1 c2 c3 c4 c5 -')).when(second);
    expect(committed(done, other)).toEqual(['half']);
  });

  test('2.2 both short with the same number: nobody places before a toss', () => {
    const table = opened(CARDS, { a: FOUR, b: FOUR });
    for (const seat of ['a', 'b'] as const)
      expect(table.refusal(lay(seat, 'half', 'c1 c2 c3 c4 - -'))).toEqual({ code: 'opponent-first' });
  });

  test.each(['a', 'b'] as const)('R18 the winner of the toss (%s) places first', (winner) => {
    const loser = winner === 'a' ? 'b' : 'a';
    const table = opened(CARDS, { a: FOUR, b: FOUR }).tossing(winner).when(TOSS_FOR_PLACEMENT);
    expect(table.last).toEqual([
      { type: 'TossHeld', to: 'everyone', occasion: { step: 'placement' }, winner },
    ]);
    expect(table.refusal(lay(loser, 'half', 'c1 c2 c3 c4 - -'))).toEqual({ code: 'opponent-first' });
    const done = table
      .when(lay(winner, 'half', 'c1 c2 c3 c4 - -'))
      .when(lay(loser, 'half', 'c1 c2 c3 c4 - -'));
    expect(committed(done, loser)).toEqual(['half']);
  });

  test('2.2 no toss is held where none is due: nobody short, another number of cards, or already held', () => {
    const due = opened(CARDS, { a: FOUR, b: FOUR });
    for (const table of [
      full(),
      opened(CARDS, { a: FIVE, b: FOUR }),
      opened(CARDS, { a: SIX, b: FOUR }),
      due.tossing('b').when(TOSS_FOR_PLACEMENT),
      both().when(REVEAL),
    ])
      expect(table.refusal(TOSS_FOR_PLACEMENT)).toEqual({ code: 'no-toss-due' });
  });

  test('2.2 its toss is not counted among the later ones', () => {
    const table = opened(CARDS, { a: FOUR, b: FOUR }).tossing('b').when(TOSS_FOR_PLACEMENT);
    expect(table.state.common.tosses).toBe(0);
    expect(tosses(table)).toEqual([]);
  });

  test('2.2 the second placer sees which cells of the first are taken, not by what; nobody else does', () => {
    const table = opened(CARDS, { a: '', b: FOUR });
    const first = opened(CARDS, { a: 'c5', b: FOUR }).when(lay('b', 'half', '- c3 - / c1 c2 c4'));
    expect(visibleTo(first.last, 'a')).toEqual([
      { type: 'RowCommitted', to: 'everyone', seat: 'b', row: 'half' },
      { type: 'CellsSeen', to: 'a', cells: [1, 3, 4, 5] },
    ]);
    expect(first.state.secret.a.seen).toEqual([1, 3, 4, 5]);
    expect(visibleTo(first.last, 'watcher')).toEqual([
      { type: 'RowCommitted', to: 'everyone', seat: 'b', row: 'half' },
    ]);
    expect(eventsOf(table.when(lay('b', 'half', 'c1 c2 c3 c4 - -')).last, 'CellsSeen')).toHaveLength(1);
  });

  test('2.2 the first placer sees nothing of the second, nor does a trader who is not short', () => {
    const bothShort = opened(CARDS, { a: 'c5', b: FOUR })
      .when(lay('b', 'half', '- c3 - / c1 c2 c4'))
      .when(lay('a', 'half', '- - - / - c5 -'));
    expect(eventsOf(bothShort.last, 'CellsSeen')).toEqual([]);
    const oneShort = opened(CARDS, { a: SIX, b: 'c1' })
      .when(lay('a', 'front', 'c1 c2 c3'))
      .when(lay('a', 'back', 'c4 c5 c6'))
      .when(lay('b', 'half', '- - - / - c1 -'));
    expect(eventsOf(oneShort.log, 'CellsSeen')).toEqual([]);
  });
});

describe('2.3 nobody short', () => {
  test.each(['a', 'b'] as const)(
    '2.3 the two place independently: %s completes the half before the other begins',
    (seat) => {
      const other = seat === 'a' ? 'b' : 'a';
      const table = full()
        .when(lay(seat, 'front', 'c1 c2 c3'))
        .when(lay(seat, 'back', 'c4 c5 c6'))
        .when(lay(other, 'front', 'c1 c2 c3'));
      expect(committed(table, other)).toEqual(['front']);
    },
  );
});

describe('2.4 the reveal', () => {
  test('2.4 comes only once both halves are complete', () => {
    expect(full().refusal(REVEAL)).toEqual({ code: 'placement-incomplete' });
    expect(withFronts().refusal(REVEAL)).toEqual({ code: 'placement-incomplete' });
    const onlyA = withFronts().when(lay('a', 'back', 'c4 c5 c6'));
    expect(onlyA.refusal(REVEAL)).toEqual({ code: 'placement-incomplete' });
    const onlyB = withFronts().when(lay('b', 'back', 'c1 c2 c3'));
    expect(onlyB.refusal(REVEAL)).toEqual({ code: 'placement-incomplete' });
    const shortIncomplete = opened(CARDS, { a: FIVE, b: FOUR }).when(lay('a', 'half', 'c1 c2 c3 c4 c5 -'));
    expect(shortIncomplete.refusal(REVEAL)).toEqual({ code: 'placement-incomplete' });
  });

  test('2.4 shows all cards at the same moment, and not a moment before', () => {
    const before = both();
    expect([before.state.common.revealed, field(before, 'a'), field(before, 'b')]).toEqual([
      false,
      '- - - / - - -',
      '- - - / - - -',
    ]);
    const after = before.when(REVEAL);
    expect(eventsOf(after.last, 'CardsRevealed')).toHaveLength(1);
    expect(after.last[0]).toMatchObject({
      type: 'CardsRevealed',
      to: 'everyone',
      field: {
        a: [{ copy: 'a.c1', card: 'c1' }, {}, {}, {}, {}, {}],
        b: [{ copy: 'b.c6', card: 'c6' }, {}, {}, {}, {}, {}],
      },
    });
    expect([field(after.atRound(1), 'a'), field(after.atRound(1), 'b')]).toEqual([
      'c1 c2 c3 / c4 c5 c6',
      'c6 c5 c4 / c1 c2 c3',
    ]);
    expect(after.state.common.revealed).toBe(true);
    expect(after.state.secret.a.laid).toEqual([null, null, null, null, null, null]);
  });

  test('2.4 does not come twice, and nothing is laid after it', () => {
    const after = both().when(REVEAL);
    expect(after.refusal(REVEAL)).toEqual({ code: 'wrong-phase', phase: 'finished' });
    expect(after.refusal(lay('a', 'front', 'c1 c2 c3'))).toEqual({ code: 'wrong-phase', phase: 'finished' });
  });

  test('2.4 shows copies where they were laid, repeats of one card apart', () => {
    const table = revealed(CARDS, { a: 'c1 c1 - / - - c1', b: 'c2' }).atRound(1);
    expect(table.state.common.field.a.map((card) => card?.copy)).toEqual([
      'a.c1',
      'a.c1.2',
      undefined,
      undefined,
      undefined,
      'a.c1.3',
    ]);
    expect(given(CARDS, { a: 'c1 c1', b: 'c2' }).state.common.revealed).toBe(false);
  });
});
