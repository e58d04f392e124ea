// What people read who check a match's file at home (F10): each step in words, and the culprit by name.

import { type MatchFile, matchFileOf } from '@dunmer/shared/fairness';
import { present } from '@dunmer/shared/lib';
import { type GameFile, gameFileOf } from '@dunmer/shared/patrons';
import {
  arbSealedGame,
  arbSealedPatronGame,
  casesOf,
  logOf,
  logOfSealedGame,
  playSealed,
  playSealedGame,
  termsOf,
} from '@dunmer/shared/testing';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../../test/support/runProgram.ts';
import { checkedSaid } from './checkedSaid.ts';

const NAMES = { a: 'Ra', b: 'Idaren' };
const SEED = 7;

function fileOf(state: 'played-out' | 'any'): MatchFile {
  const game = present(casesOf(arbSealedGame(state), 1, SEED)[0], 'a match');
  const events = logOf(playSealed(game));
  const file = matchFileOf({ names: NAMES, catalogue: game.catalogue, events, holder: 'a' });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

function gameFile(): GameFile {
  const game = present(casesOf(arbSealedPatronGame('played-out'), 1, SEED)[0], 'a game');
  const events = logOfSealedGame(playSealedGame(game));
  const file = gameFileOf({ names: NAMES, terms: termsOf(game), events });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

const wrongIn = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => line.startsWith('WRONG'));

describe('a file of the trade table', () => {
  test('says of each step that it holds, by the names of the players', () => {
    const { agrees, lines } = checkedSaid(JSON.stringify(fileOf('played-out')));
    expect(agrees).toBe(true);
    expect(wrongIn(lines)).toEqual([]);
    expect(lines).toContain('ok     the seed opens what the server sealed (F1, F7)');
    expect(lines).toContain('ok     the deck of Ra opens its seal (F1)');
    expect(lines).toContain('ok     the number of Idaren opens what was promised (F2, F3)');
    expect(
      lines.some((line) => /^ok {5}played again by the rules, all \d+ events are the same$/.test(line)),
    ).toBe(true);
    expect(lines.at(-1)).toBe('The file agrees with itself.');
  });

  test('in which a deck was changed names whose', () => {
    const file = fileOf('played-out');
    const decks = file.decks.map((deck) => ({ ...deck, cards: deck.cards.slice(1) }));
    const { agrees, lines } = checkedSaid(JSON.stringify({ ...file, decks }));
    expect(agrees).toBe(false);
    expect(wrongIn(lines)).toContain('WRONG  the deck of Ra opens its seal (F1)');
    expect(lines.at(-1)).toBe('The file does not agree with itself.');
  });

  test('in which an event was left out names the first that can’t follow', () => {
    const file = fileOf('played-out');
    const at = file.events.findIndex(({ type }) => type === 'SaltsPublished') + 1;
    const { agrees, lines } = checkedSaid(JSON.stringify({ ...file, events: file.events.toSpliced(at, 1) }));
    expect(agrees).toBe(false);
    expect(wrongIn(lines).some((line) => line.startsWith(`WRONG  event ${at}, `))).toBe(true);
  });
});

test('a card with more abilities than could be played again in a moment is named at once', () => {
  const file = fileOf('played-out');
  const grant = { op: 'grant', aspect: 'virtues', virtues: ['strength'] };
  const field = { where: 'field', side: 'enemy' };
  const reveal = (n: number) => ({
    timing: 'reveal',
    initiative: 1,
    target: field,
    effects: Array.from({ length: n }, () => grant),
  });
  const lineOf = (card: object) => {
    const cards = file.cards.map((each, i) => (i === 0 ? { ...each, ...card } : each));
    return checkedSaid(JSON.stringify({ ...file, cards })).lines[0];
  };
  const abilities = Array.from({ length: 17 }, () => reveal(1));
  expect(lineOf({ abilities })).toBe(
    'This is no match file. cards[0]: abilities is a list, but must hold at most 16',
  );
  expect(lineOf({ abilities: [reveal(17)] })).toBe(
    'This is no match file. cards[0]: abilities[0].effects is a list, but must hold at most 16',
  );
  const traits = Array.from({ length: 100_000 }, (_, i) => `t${i}`);
  const begun = performance.now();
  expect(lineOf({ traits })).not.toContain('traits');
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a file says that it can’t show who its players were: only the server named them', () => {
  for (const file of [fileOf('played-out'), gameFile()])
    expect(checkedSaid(JSON.stringify(file)).lines).toContain(
      '-      nothing in the file shows that these were Ra and Idaren: so the server named them',
    );
});

describe('a file that breaks off before the seed (F7)', () => {
  test.each([
    ['trade', () => fileOf('played-out')],
    ['patrons’', () => gameFile()],
  ])('is told as incomplete at the %s table, wherever it was cut, and accuses nobody', (_, file) => {
    const whole = file();
    const seedAt = whole.events.findIndex(({ type }) => type === 'SeedPublished');
    expect(seedAt).toBeGreaterThan(10);
    for (let length = 1; length <= seedAt; length += 1) {
      const cut = { ...whole, events: whole.events.slice(0, length) };
      const { agrees, lines } = checkedSaid(JSON.stringify(cut));
      expect(agrees).toBe(false);
      expect(wrongIn(lines)).toEqual([
        'WRONG  the file breaks off: it has no seed, with which every match ends (F7)',
      ]);
      expect(lines.at(-1)).toBe(
        'The file is not whole, so nothing else in it can be checked. Download it again.',
      );
    }
  });

  test('and is of another match than it says it is told as both', () => {
    const { events, ...head } = fileOf('played-out');
    const cut = { ...head, match: 'another', events: events.slice(0, 3) };
    expect(wrongIn(checkedSaid(JSON.stringify(cut)).lines)).toEqual([
      'WRONG  the file is of one match',
      'WRONG  the file breaks off: it has no seed, with which every match ends (F7)',
    ]);
  });
});

test('nothing in a file speaks to the terminal: a name with signs that steer it is shown without them', () => {
  const names = { a: 'Ra\u001B[2J', b: 'Idaren\r\u202E\u2066' };
  const text = checkedSaid(JSON.stringify({ ...fileOf('played-out'), names })).lines.join('');
  expect(text).toContain('Ra\uFFFD[2J');
  // Marks of direction turn the rest of a line round: a verdict could be read as another.
  expect(text).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
});

describe('a file of the patrons’ table', () => {
  test('is known by its format, and says who begins', () => {
    const { agrees, lines } = checkedSaid(JSON.stringify(gameFile()));
    expect(agrees).toBe(true);
    expect(lines.some((line) => /^ok {5}the lot says that (?:Ra|Idaren) begins \(PT8\)$/.test(line))).toBe(
      true,
    );
  });

  test('in which who begins was changed does not agree', () => {
    const file = gameFile();
    const events = file.events.map((event) =>
      event.type === 'FirstTossed' ? { ...event, winner: event.winner === 'a' ? 'b' : 'a' } : event,
    );
    const { agrees, lines } = checkedSaid(JSON.stringify({ ...file, events }));
    expect(agrees).toBe(false);
    expect(wrongIn(lines).some((line) => line.includes('(PT8)'))).toBe(true);
  });
});

test.each([
  ['no JSON', '{"format"', 'This is no JSON.'],
  ['JSON of something else', '[]', 'This is no match file.'],
  ['a file of another format', '{"format":"dunmer-deck/1"}', 'This is no match file. format: '],
])('%s is named by what is wrong with it', (_, text, start) => {
  const { agrees, lines } = checkedSaid(text);
  expect(agrees).toBe(false);
  expect(lines[0]?.startsWith(start)).toBe(true);
});

test('the command takes a file on standard input, and ends with 1 where it does not agree', async () => {
  const run = (input: string) => runProgram('check', [], { input });
  const file = fileOf('played-out');
  const good = await run(JSON.stringify(file));
  expect([good.code, good.out.trimEnd().split('\n').at(-1)]).toEqual([0, 'The file agrees with itself.']);
  const bad = await run(JSON.stringify({ ...file, match: 'another' }));
  expect(bad.code).toBe(1);
  expect(bad.out).toContain('WRONG  the file is of one match');
});
