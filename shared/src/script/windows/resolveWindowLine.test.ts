// A script with windows is read as it is written: copies by their names, in the order of their cells at the reveal.

import { describe, expect, test } from 'vitest';
import { resolveWindowLine } from './resolveWindowLine.ts';

const every = ['strength', 'cunning', 'wealth', 'power', 'wisdom'];
const card = (id: string, more: object = {}) => ({
  id,
  name: { ru: id, en: id },
  rarity: 'standard',
  traits: [],
  virtues: every,
  superiority: [],
  ...more,
});
const cards = {
  wall: card('wall'),
  judge: card('judge', {
    virtues: ['power'],
    abilities: [
      {
        timing: 'reveal',
        initiative: 1,
        target: { side: 'enemy', where: 'front', pick: 'one' },
        effects: [{ op: 'silence' }],
      },
    ],
  }),
  clerk: card('clerk', {
    abilities: [
      {
        timing: 'reveal',
        initiative: 1,
        target: { side: 'enemy', where: 'back', pick: 'one' },
        effects: [{ op: 'silence' }],
      },
    ],
  }),
};
const walls = ['wall', 'wall', 'wall'];
const half = { front: walls, back: walls };
const script = (more: object) => ({
  id: 's',
  cards,
  decks: { a: [...walls, ...walls], b: [...walls, ...walls] },
  field: { a: half, b: half },
  ...more,
});
const resolved = (more: object) => resolveWindowLine(JSON.stringify(script(more)));

const tie = { window: 'count', effects: [{ op: 'tie' }] };

describe('a script with windows', () => {
  test('a copy keeps the number that it is written with, however long', () => {
    const one = 'scales#9007199254740992';
    const other = 'scales#9007199254740993';
    const hands = { a: { intrigue: [one] }, b: { intrigue: [other] } };
    const acts = {
      count: [
        { seat: 'a', pass: true },
        { seat: 'b', play: other },
      ],
    };
    expect(resolved({ intrigue: { scales: tie }, hands, acts })).toMatchObject({
      winner: 'b',
      acts: { count: ['ok', 'ok'] },
      places: { [one]: 'hand/a', [other]: 'spent' },
    });
  });

  test('R3 board order is that of the reveal, also where a card was moved in the window after it', () => {
    const field = { a: { front: ['wall', 'wall', 'judge'], back: ['wall', 'clerk', 'wall'] }, b: half };
    const side = {
      op: 'cast',
      target: { side: 'own', where: 'field', pick: 'one' },
      effects: [{ op: 'swap' }],
    };
    const play = (on: object) => ({
      decks: { a: ['judge', 'clerk', 'wall', 'wall', 'wall', 'wall'], b: [...walls, ...walls] },
      field,
      intrigue: { 'side-step': { window: 'revealed', effects: [side] } },
      hands: { a: { intrigue: ['side-step#1'] } },
      acts: { revealed: [{ seat: 'a', play: 'side-step#1', on: [on] }] },
    });
    const front = { side: 'b', row: 'front', column: 2 };
    const back = { side: 'b', row: 'back', column: 2 };
    const judgeMoved = play({ side: 'a', row: 'front', column: 2 });
    expect(resolved({ ...judgeMoved, choices: [front, back] })).toMatchObject({ choicesTaken: 2 });
    expect(resolved({ ...judgeMoved, choices: [back, front] })).toMatchObject({
      error: { code: 'illegal-choice' },
    });
  });
});
