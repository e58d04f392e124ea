// F8: the phone is the witness; the mark at the reveal.

import { describe, expect, test } from 'vitest';
import { cards, logOf, playSealed, type SealedGame } from '../testing/index.ts';
import type { Viewer } from '../rules/index.ts';
import {
  checkFile,
  compareSeals,
  compareWitness,
  evolveMatchView,
  MARK_SYMBOLS,
  markOf,
  type MatchFile,
  matchFileOf,
  type MatchView,
  matchViewOf,
  NEW_SEALED_MATCH,
  newWitness,
  type Seals,
  visibleTo,
  type Witness,
  withNonce,
  withSeals,
} from './index.ts';

const CATALOGUE = cards({ scamp: 'strength > cunning', guard: 'power > strength' });
const SIX = ['scamp', 'guard', 'scamp', 'guard', 'scamp', 'guard', 'guard'];
const game = (label: string): SealedGame => ({
  match: 'm',
  catalogue: CATALOGUE,
  decks: { a: SIX, b: SIX },
  bots: [],
  label,
  manner: 'played-out',
});

/** Returns every view that a viewer had, one for each event. */
function viewsOf(label: string, viewer: Viewer): readonly MatchView[] {
  let view = matchViewOf(NEW_SEALED_MATCH, viewer);
  return visibleTo(logOf(playSealed(game(label))), viewer).map((event) => {
    view = evolveMatchView(view, event);
    return view;
  });
}

function fileOf(label: string): MatchFile {
  const events = logOf(playSealed(game(label)));
  const file = matchFileOf({
    names: { a: 'Ra', b: 'Idaren' },
    catalogue: CATALOGUE,
    events,
    holder: 'watcher',
  });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

/** Returns the witness of a phone that has watched from its `first` view on. */
function witnessOf(label: string, viewer: Viewer, first = 0): Witness {
  const [start, ...later] = viewsOf(label, viewer).slice(first);
  if (start === undefined) throw new Error('the phone saw something');
  return later.reduce((witness, { seals }) => withSeals(witness, seals), newWitness(viewer, start.seals));
}

const nonceIn = (file: MatchFile, seat: 'a' | 'b'): string =>
  file.events.find((event) => event.type === 'NoncesPublished')?.nonces[seat] ?? '';

describe('F8 the phone is the witness', () => {
  test('it stores C, both K, its own n and each row commitment as they arrive', () => {
    const file = fileOf('one');
    const witness = withNonce(witnessOf('one', 'a'), nonceIn(file, 'a'));
    expect(witness).toMatchObject({ match: 'm', viewer: 'a', nonce: nonceIn(file, 'a'), joinedLater: false });
    expect(witness.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(witness.promises?.a).toMatch(/^[0-9a-f]{64}$/);
    expect(witness.promises?.b).toMatch(/^[0-9a-f]{64}$/);
    expect(witness.rows.map(({ seat, row }) => `${seat} ${row}`).toSorted()).toEqual([
      'a back',
      'a front',
      'b back',
      'b front',
    ]);
  });

  test.each(['a', 'b', 'watcher'] as const)(
    '%s, there from the beginning, says that it is the match this phone saw',
    (viewer) => {
      expect(compareWitness(witnessOf('one', viewer), fileOf('one'))).toEqual({ verdict: 'seen' });
    },
  );

  test('a phone that came after the promises says that it joined later', () => {
    const late = viewsOf('one', 'b').findIndex(({ seals }) => seals.promises !== null);
    expect(compareWitness(witnessOf('one', 'b', late), fileOf('one'))).toEqual({ verdict: 'joined-later' });
  });

  describe('a phone was there in time', () => {
    const ROW = { row: 'front', commitment: 'aa'.repeat(32) } as const;
    const BOTH = { a: 'bb'.repeat(32), b: 'cc'.repeat(32) };
    const seals = (facts: Partial<Seals>): Seals => ({ ...NEW_SEALED_MATCH.seals, match: 'm', ...facts });
    test.each<[string, Viewer, Partial<Seals>, boolean]>([
      ['at the opening', 'a', {}, false],
      [
        'where the other has sealed already, and this seat has promised nothing',
        'a',
        { rows: [{ seat: 'b', ...ROW }] },
        false,
      ],
      ['where a bot has sealed', 'a', { bots: ['b'], rows: [{ seat: 'b', ...ROW }] }, false],
      ['where another phone has promised for this seat', 'a', { promised: { a: true, b: false } }, true],
      ['where this seat goes on without an n', 'a', { waived: [{ seat: 'a', by: 'clock' }] }, true],
      ['as a watcher at the opening', 'watcher', {}, false],
      [
        'as a watcher where only a bot has sealed',
        'watcher',
        { bots: ['b'], rows: [{ seat: 'b', ...ROW }] },
        false,
      ],
      [
        'as a watcher where a person has sealed',
        'watcher',
        { bots: ['a'], rows: [{ seat: 'b', ...ROW }] },
        true,
      ],
      ['as a watcher where both K are out', 'watcher', { promises: BOTH }, true],
    ])('%s', (_, viewer, facts, isLate) => {
      expect(newWitness(viewer, seals(facts)).joinedLater).toBe(isLate);
    });

    test('but has not seen all where it was away when both K were published (F8)', () => {
      const witness = newWitness('a', seals({}));
      expect(compareSeals(witness, seals({ promises: BOTH }))).toEqual({ verdict: 'joined-later' });
      expect(compareSeals(witness, seals({}))).toEqual({ verdict: 'seen' });
    });
  });

  test('another match is not the one that this phone saw, though its file agrees with itself', () => {
    const other = fileOf('two');
    expect(checkFile(other).agrees).toBe(true);
    const testimony = compareWitness(witnessOf('one', 'a'), other);
    expect(testimony.verdict).toBe('differs');
  });

  const witness = withNonce(witnessOf('one', 'a'), nonceIn(fileOf('one'), 'a'));
  const DIFFERENT = 'ee'.repeat(32);
  test.each([
    ['another C', { ...witness, commitment: DIFFERENT }, { fact: 'commitment' }],
    ['another match', { ...witness, match: 'n' }, { fact: 'match' }],
    ['another own n', { ...witness, nonce: DIFFERENT }, { fact: 'nonce', seat: 'a' }],
    [
      "another K of the other's",
      { ...witness, promises: { a: witness.promises?.a ?? '', b: DIFFERENT } },
      { fact: 'promise', seat: 'b' },
    ],
    [
      'another row',
      { ...witness, rows: [{ seat: 'b', row: 'front', commitment: DIFFERENT } as const] },
      { fact: 'row', seat: 'b', row: 'front' },
    ],
  ])('a phone that saw %s says so', (_, saw: Witness, difference) => {
    expect(compareWitness(saw, fileOf('one'))).toEqual({ verdict: 'differs', differences: [difference] });
  });

  test('what was seen first stays, whatever comes later', () => {
    const seals = viewsOf('one', 'a').at(-1)?.seals ?? NEW_SEALED_MATCH.seals;
    const changed: Seals = {
      ...seals,
      commitment: DIFFERENT,
      promises: { a: DIFFERENT, b: DIFFERENT },
      rows: seals.rows.map((row) => ({ ...row, commitment: DIFFERENT })),
    };
    expect(withSeals(witness, changed)).toEqual(witness);
  });

  test('a phone whose seat went on without an n says nothing against that (F4)', () => {
    const seals: Seals = { ...NEW_SEALED_MATCH.seals, match: 'm', commitment: DIFFERENT };
    const silent = withNonce(newWitness('a', seals), DIFFERENT);
    const events = [
      {
        type: 'MatchSealed',
        to: 'everyone',
        match: 'm',
        commitment: DIFFERENT,
        decks: { a: '', b: '' },
        bots: [],
      },
      { type: 'NonceWaived', to: 'everyone', seat: 'a', by: 'referee' },
      { type: 'NoncesPublished', to: 'everyone', nonces: { a: '', b: DIFFERENT } },
    ] as const;
    expect(compareWitness(silent, { events })).toEqual({ verdict: 'seen' });
  });
});

describe('the mark at the reveal', () => {
  const revealOf = (label: string) => {
    const event = logOf(playSealed(game(label))).find((one) => one.type === 'CardsRevealed');
    if (event?.type !== 'CardsRevealed') throw new Error('the cards are revealed');
    return event.field;
  };
  const sealsAfter = (label: string, viewer: Viewer): readonly Seals[] =>
    viewsOf(label, viewer).map(({ seals }) => seals);
  const marks = (label: string, viewer: Viewer): readonly (string | null)[] =>
    sealsAfter(label, viewer).map((seals) => markOf(seals, revealOf(label))?.join(' ') ?? null);

  test('there are sixteen symbols, no two alike', () => {
    expect(new Set(MARK_SYMBOLS).size).toBe(16);
  });

  test('is six symbols, the same on both phones and for who watches, from the reveal to the end', () => {
    const [a, b, watcher] = (['a', 'b', 'watcher'] as const).map((viewer) => marks('one', viewer));
    const shown = new Set([...(a ?? []), ...(b ?? []), ...(watcher ?? [])]);
    expect(shown.size).toBe(2);
    expect(shown.has(null)).toBe(true);
    expect([...shown].find((mark) => mark !== null)?.split(' ')).toHaveLength(6);
  });

  test('is not there before the reveal', () => {
    const hidden = sealsAfter('one', 'a').filter(({ salts }) => salts === null);
    expect(hidden.map((seals) => markOf(seals, revealOf('one')))).toEqual(hidden.map(() => null));
  });

  const seals = sealsAfter('one', 'a').at(-1) ?? NEW_SEALED_MATCH.seals;
  const field = revealOf('one');
  const OTHER = 'dd'.repeat(32);
  const [firstRow, ...otherRows] = seals.rows;
  const [firstSalt, ...otherSalts] = seals.salts ?? [];
  const [firstCard, ...otherCards] = field.b;
  test.each([
    ['C', { ...seals, commitment: OTHER }, field],
    ['match', { ...seals, match: 'n' }, field],
    ['bots', { ...seals, bots: ['b' as const] }, field],
    ['deck', { ...seals, decks: { ...seals.decks, b: OTHER } }, field],
    ['K', { ...seals, promises: { a: OTHER, b: OTHER } }, field],
    ['n', { ...seals, nonces: { a: OTHER, b: '' } }, field],
    ['waiver', { ...seals, waived: [{ seat: 'a' as const, by: 'clock' as const }] }, field],
    [
      'row',
      {
        ...seals,
        rows: [{ seat: 'a' as const, row: 'front' as const, ...firstRow, commitment: OTHER }, ...otherRows],
      },
      field,
    ],
    [
      'salt',
      {
        ...seals,
        salts: [{ seat: 'a' as const, row: 'front' as const, ...firstSalt, salt: OTHER }, ...otherSalts],
      },
      field,
    ],
    ['card', seals, { ...field, b: [{ copy: firstCard?.copy ?? '', card: 'another' }, ...otherCards] }],
    ['copy', seals, { ...field, b: [{ copy: 'another', card: firstCard?.card ?? '' }, ...otherCards] }],
  ])('is another where the %s was another', (_, changed: Seals, revealed) => {
    expect(markOf(changed, revealed)).not.toEqual(markOf(seals, field));
  });
});
