// F8 at the patrons' table: the phone is the witness; the mark.

import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../rules/index.ts';
import { gameNonces, logOfSealedGame, playSealedGame, type SealedPatronGame } from '../../testing/index.ts';
import { visibleTo, withNonce } from '../../fairness/index.ts';
import {
  checkGameFile,
  compareGame,
  type GameFile,
  gameFileOf,
  gameMarkOf,
  type GameWitness,
  newGameWitness,
  PATRONS,
  type SealedGameView,
  withGame,
} from '../index.ts';
import { PRINTED } from '../script/printed.ts';

const game = (label: string): SealedPatronGame => ({
  match: 'm',
  cards: [...PRINTED.values()],
  bots: [],
  label,
  manner: 'played-out',
});

/** Returns every view that a viewer had, one for each event. */
function viewsOf(label: string, viewer: Viewer): readonly SealedGameView[] {
  let view = PATRONS.viewOf(PATRONS.fresh, viewer);
  return visibleTo(logOfSealedGame(playSealedGame(game(label))), viewer).map((event) => {
    view = PATRONS.evolveView(view, event);
    return view;
  });
}

function fileOf(label: string): GameFile {
  const events = logOfSealedGame(playSealedGame(game(label)));
  const file = gameFileOf({ names: { a: 'Ra', b: 'Idaren' }, terms: { catalogue: PRINTED }, events });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

/** Returns the witness of a phone that has watched from its `first` view on. */
function witnessOf(label: string, viewer: Viewer, first = 0): GameWitness {
  const [start, ...later] = viewsOf(label, viewer).slice(first);
  if (start === undefined) throw new Error('the phone saw something');
  return later.reduce(withGame, newGameWitness(start));
}

describe('F8 the phone is the witness', () => {
  const file = fileOf('one');

  test('it stores C, both K, its own n, each sealed patron and its own exchange as they arrive', () => {
    const witness = withNonce(witnessOf('one', 'a'), gameNonces('one').a);
    expect(witness).toMatchObject({
      match: 'm',
      viewer: 'a',
      nonce: gameNonces('one').a,
      joinedLater: false,
    });
    expect(witness.rows.map(({ seat, row }) => `${seat} ${row}`).toSorted()).toEqual([
      'a patron',
      'b patron',
    ]);
    expect(witness.promises?.a).toMatch(/^[0-9a-f]{64}$/u);
    const published = file.events.find((event) => event.type === 'ExchangesPublished');
    expect(witness.exchanged).toEqual(published?.exchanges.a);
    expect(witnessOf('one', 'watcher').exchanged).toBeNull();
  });

  test.each(['a', 'b', 'watcher'] as const)(
    '%s, there from the beginning, says that it is the game this phone saw',
    (viewer) => {
      expect(compareGame(witnessOf('one', viewer), file)).toEqual({ verdict: 'seen' });
    },
  );

  test('a phone that came after the promises says that it joined later', () => {
    const late = viewsOf('one', 'b').findIndex(({ seals }) => seals.promises !== null);
    expect(compareGame(witnessOf('one', 'b', late), file)).toEqual({ verdict: 'joined-later' });
  });

  test('another game is not the one that this phone saw, though its file agrees with itself', () => {
    const other = fileOf('two');
    expect(checkGameFile(other).agrees).toBe(true);
    expect(compareGame(witnessOf('one', 'a'), other).verdict).toBe('differs');
  });

  const DIFFERENT = 'ee'.repeat(32);
  const witness = withNonce(witnessOf('one', 'a'), gameNonces('one').a);
  test.each<[string, GameWitness, object]>([
    ['another C', { ...witness, commitment: DIFFERENT }, { fact: 'commitment' }],
    ['another own n', { ...witness, nonce: DIFFERENT }, { fact: 'nonce', seat: 'a' }],
    [
      'another patron',
      { ...witness, rows: [{ seat: 'b', row: 'patron', commitment: DIFFERENT }] },
      { fact: 'row', seat: 'b', row: 'patron' },
    ],
    ['another exchange of its own', { ...witness, exchanged: ['a:omen#1'] }, { fact: 'exchange', seat: 'a' }],
  ])('a phone that saw %s says so', (_, saw, difference) => {
    expect(compareGame(saw, file)).toEqual({ verdict: 'differs', differences: [difference] });
  });

  test('a phone that came later knows its own exchange from what it was shown then', () => {
    const views = viewsOf('one', 'a');
    const late = views.findIndex((view) => view.viewer === 'a' && view.exchanged !== null);
    const saw = witnessOf('one', 'a', late + 1);
    expect(saw.exchanged).toEqual(witness.exchanged);
    expect(compareGame({ ...saw, exchanged: ['a:omen#1'] }, file).verdict).toBe('differs');
  });

  test('of an exchange that a phone has not seen it says nothing', () => {
    expect(compareGame({ ...witness, exchanged: null }, file)).toEqual({ verdict: 'seen' });
  });

  test('all that is another is said, the exchange last', () => {
    const saw = { ...witness, commitment: DIFFERENT, exchanged: ['a:omen#1'] };
    const differences = [{ fact: 'commitment' }, { fact: 'exchange', seat: 'a' }];
    expect(compareGame(saw, file)).toEqual({ verdict: 'differs', differences });
  });

  test('what was seen first stays, whatever comes later', () => {
    const last = viewsOf('one', 'a').at(-1);
    if (last === undefined || last.viewer === 'watcher') throw new Error('a seat saw the end');
    expect(withGame(witness, { ...last, exchanged: ['another'] })).toEqual(witness);
  });
});

describe('the mark', () => {
  const marks = (viewer: Viewer): readonly (string | null)[] =>
    viewsOf('one', viewer).map(({ seals }) => gameMarkOf(seals)?.join(' ') ?? null);

  test('is six symbols, the same for everybody, from both patrons and both n to the end', () => {
    const shown = new Set((['a', 'b', 'watcher'] as const).flatMap(marks));
    expect(shown.size).toBe(2);
    expect(shown.has(null)).toBe(true);
    expect([...shown].find((mark) => mark !== null)?.split(' ')).toHaveLength(6);
  });

  test('is there before anything is drawn', () => {
    const views = viewsOf('one', 'watcher');
    const first = views.find(({ seals }) => gameMarkOf(seals) !== null);
    expect(first?.common.stage).toEqual({ at: 'preparing', step: 'toss' });
  });

  const seals = viewsOf('one', 'a').at(-1)?.seals ?? PATRONS.fresh.seals;
  const OTHER = 'dd'.repeat(32);
  const [row, ...rows] = seals.rows;
  const [salt, ...salts] = seals.salts ?? [];
  test.each<[string, Partial<typeof seals>]>([
    ['C', { commitment: OTHER }],
    ['game', { match: 'n' }],
    ['bots', { bots: ['b'] }],
    ['K', { promises: { a: OTHER, b: OTHER } }],
    ['n', { nonces: { a: OTHER, b: '' } }],
    ['waiver', { waived: [{ seat: 'a', by: 'clock' }] }],
    ['seal', { rows: [{ seat: 'a', row: 'patron', ...row, commitment: OTHER }, ...rows] }],
    ['salt', { salts: [{ seat: 'a', row: 'patron', ...salt, salt: OTHER }, ...salts] }],
    ['patron', { patrons: { a: 'another', b: 'iron-governor' } }],
  ])('is another where the %s was another', (_, change) => {
    expect(gameMarkOf({ ...seals, ...change })).not.toEqual(gameMarkOf(seals));
  });
});
