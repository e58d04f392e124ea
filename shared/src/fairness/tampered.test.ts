// F10: any change of a file is found, if a file can show it at all.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertProperty,
  casesOf,
  arbSealedGame,
  asJson,
  forgeriesOf,
  leafAt,
  leavesOf,
  logOf,
  playSealed,
  reached,
  replaced,
} from '../testing/index.ts';
import {
  checkFile,
  type FileHolder,
  type Finding,
  type MatchFile,
  matchFileOf,
  type PublicMatchEvent,
} from './index.ts';
import { parseMatchFile } from './schema.ts';

/** What nobody can work out again: what people chose to do and say. Only a phone that was there can tell. */
const CHOSEN: Readonly<Partial<Record<PublicMatchEvent['type'], readonly string[]>>> = {
  // R21: this was agreed before the match; only a count that somebody wins shows it.
  MatchOpened: ['friendly'],
  MatchConceded: ['seat'],
  MatchAwarded: ['winner', 'claim', 'reason'],
  MatchVoided: ['reason'],
  ClaimClosed: ['reason'],
  DeskNoted: ['note'],
  NonceWaived: ['by'],
  DefaultApplied: ['by'],
  PriceClaimed: ['copy'],
  CreatureSummoned: ['copy', 'card', 'cell'],
};

const isChosen = (event: PublicMatchEvent | undefined, key: string | number | undefined): boolean =>
  event !== undefined && (CHOSEN[event.type] ?? []).some((name) => name === key);

const NAMES = { a: 'Ra', b: 'Idaren' };

function fileOf(game: Parameters<typeof playSealed>[0], holder: FileHolder): MatchFile {
  const file = matchFileOf({
    names: NAMES,
    catalogue: game.catalogue,
    events: logOf(playSealed(game)),
    holder,
  });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

/** Returns a file that went through the parser again; null if the parser rejects it. */
function parsed(value: unknown): MatchFile | null {
  const file = parseMatchFile(value);
  return file.ok ? file.value : null;
}

/** Whether a forgery is found, by the parser or by the check. */
function isFound(forged: unknown): boolean {
  const file = parsed(forged);
  return file === null || !checkFile(file).agrees;
}

describe('a match file', () => {
  test('is the same after it was written and read again', () => {
    assertProperty(
      fc.property(arbSealedGame('any'), (game) => {
        for (const holder of ['watcher', 'a', 'referee'] as const) {
          const file = fileOf(game, holder);
          expect(parsed(asJson(file))).toEqual(file);
        }
      }),
      25,
    );
  });

  test('in which any fact of any event is changed, what people chose aside, does not agree with itself', () => {
    let tried = 0;
    assertProperty(
      fc.property(arbSealedGame('played-out'), fc.infiniteStream(fc.nat()), (game, numbers) => {
        const file = fileOf(game, 'referee');
        const json = asJson(file);
        const leaves = leavesOf(json).filter(([key, index, fact]) => {
          if (key !== 'events') return ['byServer', 'tossesRestOn', 'match'].includes(String(key));
          return fact !== 'to' && !isChosen(file.events[Number(index)], fact);
        });
        for (const number of numbers.take(25)) {
          const leaf = leaves[number % leaves.length] ?? [];
          for (const forgery of forgeriesOf(leafAt(json, leaf))) {
            tried += 1;
            const forged = replaced(json, leaf, forgery);
            if (!isFound(forged))
              expect.unreachable(
                `${leaf.join('.')}: ${JSON.stringify(leafAt(json, leaf))} → ${JSON.stringify(forgery)}`,
              );
          }
        }
      }),
      25,
    );
    expect(reached(tried)).toBeGreaterThan(500);
  });

  test('from which any event is left out, or in which one stands twice, does not agree with itself', () => {
    assertProperty(
      fc.property(arbSealedGame('played-out'), fc.nat(), (game, number) => {
        const file = fileOf(game, 'watcher');
        const index = number % file.events.length;
        const event = file.events[index];
        expect(isFound({ ...file, events: file.events.toSpliced(index, 1) })).toBe(true);
        // This changes nothing: a seat may promise anew until both have promised (F2).
        if (event === undefined || event.type === 'PromiseGiven') return;
        expect(isFound({ ...file, events: file.events.toSpliced(index, 0, event) })).toBe(true);
      }),
      100,
    );
  });

  test('from which the reveal is left out, with its salts, does not agree with itself', () => {
    for (const game of casesOf(arbSealedGame('played-out'), 5, 2)) {
      const file = fileOf(game, 'watcher');
      const events = file.events.filter(({ type }) => type !== 'CardsRevealed' && type !== 'SaltsPublished');
      const forged = { ...file, events, byServer: [], cards: [] };
      const report = checkFile(forged);
      expect(report.agrees).toBe(false);
      expect(report.findings).toContainEqual(expect.objectContaining({ step: 'events', verdict: 'wrong' }));
    }
  });

  test('of a match that was never revealed has one end, each row once, and nothing of a round', () => {
    const [played] = casesOf(arbSealedGame('played-out'), 1, 3);
    const moves = played === undefined ? [] : fileOf(played, 'watcher').events;
    const later = moves.slice(
      moves.findIndex(({ type }) => type === 'CardsRevealed') + 1,
      moves.findIndex(({ type }) => type === 'MatchCounted') + 1,
    );
    const OFTEN = ['PromiseGiven', 'DeskNoted', 'DefaultApplied', 'TossHeld'];
    const ENDS = ['MatchConceded', 'MatchAwarded', 'MatchVoided'];
    let tried = 0;
    for (const game of casesOf(arbSealedGame('any'), 100, 5)) {
      const file = fileOf(game, 'watcher');
      if (file.events.some(({ type }) => type === 'CardsRevealed')) continue;
      tried += 1;
      for (const [index, event] of file.events.entries()) {
        if (!OFTEN.includes(event.type))
          expect(isFound({ ...file, events: file.events.toSpliced(index, 0, event) })).toBe(true);
        if (ENDS.includes(event.type))
          expect(isFound({ ...file, events: file.events.toSpliced(index, 1) })).toBe(true);
      }
      const move = later[tried % later.length];
      if (move !== undefined && !OFTEN.includes(move.type))
        expect(isFound({ ...file, events: file.events.toSpliced(-1, 0, move) })).toBe(true);
    }
    expect(tried).toBeGreaterThan(20);
  });

  test.each(['watcher', 'a', 'b'] as const)(
    'for %s: any bit of a seed, salt, row, K, n or toss that is changed is found',
    (holder) => {
      const kinds = new Set<string>();
      assertProperty(
        fc.property(arbSealedGame('played-out'), fc.infiniteStream(fc.nat()), (game, numbers) => {
          const file = fileOf(game, holder);
          const json = asJson(file);
          const sealed = leavesOf(json).filter(([key, index, fact, seat]) => {
            if (key === 'decks') return fact === 'salt';
            const type = key === 'events' ? file.events[Number(index)]?.type : undefined;
            if (type === 'MatchSealed') return fact !== 'decks' || seat === holder;
            return type !== undefined && SEALED.includes(type) && fact !== 'to' && fact !== 'pending';
          });
          for (const number of numbers.take(20)) {
            const leaf = sealed[number % sealed.length] ?? [];
            const type = leaf[0] === 'events' ? file.events[Number(leaf[1])]?.type : 'decks';
            for (const forgery of forgeriesOf(leafAt(json, leaf))) {
              kinds.add(type ?? '');
              if (!isFound(replaced(json, leaf, forgery))) expect.unreachable(`${type}: ${leaf.join('.')}`);
            }
          }
        }),
        25,
      );
      const all = ['MatchSealed', ...SEALED, ...(holder === 'watcher' ? [] : ['decks'])];
      expect(reached(kinds.size)).toBeGreaterThanOrEqual(all.length);
    },
  );
});

const SEALED: readonly string[] = [
  'CardsRevealed',
  'NoncesPublished',
  'PromisesPublished',
  'RowSealed',
  'SaltsPublished',
  'SeedPublished',
  'TossHeld',
];

describe('the culprit is named', () => {
  const game = casesOf(
    arbSealedGame('played-out').filter(
      ({ decks, bots }) => decks.a.length > 6 && decks.b.length > 6 && bots.length === 0,
    ),
    1,
    7,
  );
  const file = game.map((one) => fileOf(one, 'a'))[0];
  if (file === undefined) throw new Error('a sample has one game');
  const wrongIn = (events: readonly PublicMatchEvent[], decks = file.decks): readonly Finding[] =>
    checkFile({ ...file, events, decks }).findings.filter((finding) => finding.verdict === 'wrong');
  const changed = (type: PublicMatchEvent['type'], change: (event: PublicMatchEvent) => PublicMatchEvent) =>
    file.events.map((event) => (event.type === type ? change(event) : event));
  const ZEROS = '00'.repeat(32);

  test('a seed that does not fit C (F1, F7)', () => {
    const events = changed('SeedPublished', (event) => ({ ...event, type: 'SeedPublished', seed: ZEROS }));
    expect(wrongIn(events)).toContainEqual({ step: 'seed', verdict: 'wrong' });
  });

  test('an n that does not fit its K (F3)', () => {
    const events = changed('NoncesPublished', (event) =>
      event.type === 'NoncesPublished' ? { ...event, nonces: { ...event.nonces, b: ZEROS } } : event,
    );
    expect(wrongIn(events)).toContainEqual({ step: 'promise', seat: 'b', n: 'own', verdict: 'wrong' });
  });

  test('a row that does not fit its commitment (F6)', () => {
    const events = changed('CardsRevealed', (event) => {
      if (event.type !== 'CardsRevealed') return event;
      const [first, second, ...rest] = event.field.b;
      return { ...event, field: { ...event.field, b: [second ?? null, first ?? null, ...rest] } };
    });
    expect(wrongIn(events)).toContainEqual({ step: 'row', seat: 'b', row: 'front', verdict: 'wrong' });
  });

  test('a deck that does not fit its commitment (F1)', () => {
    const decks = file.decks.map((deck) => ({ ...deck, cards: deck.cards.slice(1) }));
    expect(wrongIn(file.events, decks)).toContainEqual({ step: 'deck', seat: 'a', verdict: 'wrong' });
  });

  test('an event that does not follow: its place, what does follow', () => {
    const index = file.events.findIndex((event) => event.type === 'RoundFought');
    const events = file.events.map((event, i) => (i === index ? { ...event, round: 2 } : event));
    expect(wrongIn(events)).toContainEqual({
      step: 'event',
      event: 'RoundFought',
      verdict: 'wrong',
      index,
      expected: file.events[index],
      refusal: null,
    });
  });

  test('an act that the rules refuse: its place, and why', () => {
    const events = [...file.events, { type: 'MatchConceded', to: 'everyone', seat: 'a' } as const];
    const [, culprit] = wrongIn(events);
    expect(culprit).toMatchObject({
      step: 'event',
      index: file.events.length,
      refusal: { code: 'wrong-phase' },
    });
  });
});
