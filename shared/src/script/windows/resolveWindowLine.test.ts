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
  test.each([
    ['promises', 'pledges', { window: 'opened', with: 'any', effects: [{ op: 'first' }] }, 'no key'],
    ['intrigue', 'intrigue', { window: 'opened', effects: [{ op: 'first' }] }, 'ghost#x'],
  ])(
    'a hand of %s names nothing by a word of another form, though something has no name',
    (hand, of, defined, word) => {
      const hands = { a: { [hand]: [word] } };
      expect(resolved({ [of]: { '': defined }, hands })).toMatchObject({ error: { code: 'bad-script' } });
    },
  );

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

describe('a bad line is refused with the place and the words of what is wrong', () => {
  const wrong = (more: object) => {
    const result = resolved(more);
    return 'error' in result ? [result.error.code, result.error.message] : ['no error', ''];
  };
  const acting = (act: unknown) => ({ acts: { placing: [{ seat: 'a', commit: 'front' }, act] } });
  const at = (column: unknown) => ({ side: 'a', row: 'front', column });

  test.each<[what: string, more: object, message: string]>([
    ['a key', { colour: 1 }, 'the script has the unknown key "colour"'],
    ['an act', acting(5), 'acts.placing[1] is 5, but must be an object'],
    ['the key of an act', acting({ seat: 'a', pas: true }), 'acts.placing[1] has the unknown key "pas"'],
    [
      'two keys of an act',
      acting({ seat: 'a', play: 'x#1', pass: true }),
      'acts.placing[1] has the unknown key "pass"',
    ],
    [
      'the seat of an act',
      acting({ seat: 'c', pass: true }),
      'acts.placing[1].seat is "c", but must be one of "a", "b"',
    ],
    [
      'the cell of an act',
      acting({ seat: 'a', play: 'x#1', on: [at(0), at(3)] }),
      'acts.placing[1].on[1].column is 3, but must be one of 0, 1, 2',
    ],
    [
      'a commit of something else',
      acting({ seat: 'a', commit: 'all' }),
      'acts.placing[1].commit is "all", but must be one of "front", "back", "half"',
    ],
    [
      'a pass that is none',
      acting({ seat: 'a', pass: false }),
      'acts.placing[1].pass is false, but must be true',
    ],
    [
      'a commit at a stop',
      { acts: { count: [{ seat: 'a', commit: 'front' }] } },
      'acts.count[0] has the unknown key "commit"',
    ],
    [
      'the column of a choice',
      { choices: [at('0')] },
      'choices[0].column is "0", but must be one of 0, 1, 2',
    ],
    ['a choice', { choices: [3] }, 'choices[0] is 3, but must be null or an object'],
    [
      'a row',
      { field: { a: { front: [null], back: walls }, b: half } },
      'field.a.front is a list, but must hold 3 cells',
    ],
    ['the definitions', { pledges: [] }, 'pledges is a list, but must be an object'],
    ['the cards', { cards: undefined }, 'cards is missing: it must be an object'],
    ['a stake below 0', { stake: -1 }, 'stake is -1, but must be a whole number from 0 to 9007199254740991'],
    ['half a drake', { stake: 1.5 }, 'stake is 1.5, but must be a whole number from 0 to 9007199254740991'],
    ['a stake in words', { stake: '5' }, 'stake is "5", but must be a number'],
    [
      'a stake beyond counting',
      { stake: 2 ** 53 },
      'stake is 9007199254740992, but must be a whole number from 0 to 9007199254740991',
    ],
  ])('%s', (_, more, message) => {
    expect(wrong(more)).toEqual(['bad-script', message]);
  });
});
