// Outcome: what a command would lead to is told card by card, with the right player gaining or losing.

import { type Foreseen, type GameCommon, NEW_SEALED_GAME } from '@dunmer/shared/patrons';
import type { Seat } from '@dunmer/shared/rules';
import { expect, test } from 'vitest';
import { GAME_TERMS } from '../../harness/localGame.ts';
import { patronsRu } from '../patrons.ru.ts';
import { outcomeWords } from './outcome.ts';

const { catalogue } = GAME_TERMS;
const text = patronsRu;
const words = text.foresee;
const CRAB = 'Привратный краб';
const card = { copy: 'crab', card: 'gate-crab' };
const table = {
  catalogue,
  text,
  viewer: 'a',
  teller: {
    text: text.told,
    catalogue,
    names: { a: 'Тралан', b: 'Мивул' },
    cards: new Map([['crab', 'gate-crab']]),
    tags: new Map(),
    lang: 'ru',
    viewer: 'a',
  },
} as const;

/** Returns a table with a crab of life 4 under this control, or an empty one. */
const lies = (control: Seat | null, wounds = 0, strike = 0): GameCommon => {
  const lying = {
    ...card,
    owner: 'b',
    closed: false,
    arrival: 1,
    turn: 1,
    raises: { strike, life: 0 },
  } as const;
  return { ...NEW_SEALED_GAME.rules.common, zone: control === null ? [] : [{ ...lying, control, wounds }] };
};
const all = { to: 'everyone' } as const;
const ability = { copy: 'x', card: 'spark', ability: 0 };
/** Returns a table on which this seat would have to choose something then. */
const asksThen = (seat: Seat): GameCommon => {
  const asked = { id: 1, seat, atLeast: 1, atMost: 1, what: 'keep' } as const;
  return { ...lies('b'), stage: { at: 'turn', turn: 1, seat: 'a', part: 'main', asked } };
};
const left = { ...all, type: 'Left', card, owner: 'b', into: 'graveyard' } as const;
const ended = (winner: Seat) =>
  ({ ...all, type: 'GameEnded', outcome: { kind: 'counted', winner } }) as const;

const ROWS: readonly (readonly [string, GameCommon, GameCommon, Foreseen['events']])[] = [
  [words.taken(CRAB), lies('b'), lies('a'), []],
  [words.lostTo(CRAB), lies('a'), lies('b'), []],
  [words.wounded(CRAB, '3'), lies('b'), lies('b', 1), []],
  [words.healed(CRAB, '3'), lies('b', 2), lies('b', 1), []],
  [words.raised(CRAB, '3'), lies('b'), lies('b', 0, 2), []],
  [
    words.closed(CRAB),
    lies('b'),
    lies('b'),
    [{ ...all, type: 'Closed', copy: 'crab', cause: { by: 'wounds' } }],
  ],
  [words.hand(CRAB), lies('b'), lies(null), [{ ...left, into: 'hand', cause: { by: 'ability', ability } }]],
  [words.grave(CRAB), lies('b'), lies(null), [{ ...left, cause: { by: 'ability', ability } }]],
  [words.falls(CRAB), lies('b'), lies(null), [{ ...left, cause: { by: 'wounds' } }]],
  [words.enters(CRAB), lies(null), lies('a'), [{ ...all, type: 'CardEntered', seat: 'a', card, turn: 1 }]],
  [
    words.draws(1),
    lies('b'),
    lies('b'),
    [
      { ...all, type: 'DrawCounted', seat: 'a', count: 1 },
      { ...all, type: 'DrawCounted', seat: 'b', count: 2 },
    ],
  ],
  [words.asks, lies('b'), asksThen('a'), []],
  // A question to the opponent does not concern the reader.
  [words.nothing, lies('b'), asksThen('b'), []],
  [words.drawn, lies('b'), lies('b'), [{ ...all, type: 'GameEnded', outcome: { kind: 'drawn' } }]],
  [words.won, lies('b'), lies('b'), [ended('a')]],
  [words.lost, lies('b'), lies('b'), [ended('b')]],
  [words.nothing, lies('b'), lies('b'), []],
];

test.each(ROWS)('%s', (said, before, after, events) => {
  expect(outcomeWords(table, before, { events, after, defenders: [] })).toBe(words.all([said]));
});

test('where nothing can be foreseen nothing is said', () => {
  expect(outcomeWords(table, lies('b'), null)).toBeNull();
});
