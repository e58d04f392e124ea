// Any change of a game's log or file is found, if anything in it can show it.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbSealedPatronGame,
  asJson,
  assertProperty,
  casesOf,
  forgeriesOf,
  type Json,
  leafAt,
  leavesOf,
  logOfSealedGame,
  type Path,
  playSealedGame,
  reached,
  replaced,
  type SealedPatronGame,
  termsOf,
} from '../../testing/index.ts';
import { checkGameFile, type GameFile, gameFileOf, rederiveGame, type SealedGameEvent } from '../index.ts';
import { parseGameFile } from '../schema.ts';

type Batch = readonly SealedGameEvent[];
type Facts = Readonly<Partial<Record<SealedGameEvent['type'], readonly string[]>>>;

/** What people chose and said: no other event has to contradict a forged value here. */
const CHOSEN: Facts = { DefaultApplied: ['by'], DeskNoted: ['note'] };

/** Whether a fact is who conceded, or part of a referee's word: what was played before fits, whoever has won. */
const isSaid = (event: SealedGameEvent, [key, fact]: Path): boolean =>
  event.type === 'GameEnded' &&
  key === 'outcome' &&
  fact !== 'kind' &&
  !['counted', 'drawn'].includes(event.outcome.kind);

/** Whether a promise was never published: only the last promise of a seat counts, once it is published (F2). */
function isUnpublished(log: Batch, event: SealedGameEvent): boolean {
  if (event.type !== 'PromiseStored') return false;
  const later = log.slice(log.indexOf(event) + 1);
  return (
    !later.some((other) => other.type === 'PromisesPublished') ||
    later.some((other) => other.type === 'PromiseStored' && other.seat === event.seat)
  );
}

/** If a game ended before both n were there, either seat may have been the one that went on without. */
const isIdle = (log: Batch, event: SealedGameEvent): boolean =>
  event.type === 'NonceWaived' && !log.some(({ type }) => type === 'NoncesPublished');

/** Whether another value in this place need not contradict anything in the log. */
const isFree = (log: Batch, event: SealedGameEvent, path: Path): boolean =>
  (CHOSEN[event.type] ?? []).some((fact) => fact === path[0]) ||
  (event.type === 'NonceWaived' && path[0] === 'by') ||
  isSaid(event, path) ||
  isIdle(log, event) ||
  (isUnpublished(log, event) && path[0] === 'promise');

/**
 * Returns what a forger could write in a place: another kind of event, another card of the same seat, or a similar
 * value.
 */
function forgeriesAt(json: Json, path: Path, log: Batch): readonly Json[] {
  const leaf = leafAt(json, path);
  if (path.length === 3 && path[2] === 'type')
    return [...new Set(log.map(({ type }) => type))].filter((type) => type !== leaf);
  const seat = typeof leaf === 'string' ? /^[ab]:/u.exec(leaf)?.[0] : undefined;
  const copies = log.flatMap((event) => (event.type === 'PileOrdered' ? event.pile : []));
  const others = copies.flatMap(({ copy }) =>
    seat !== undefined && copy.startsWith(seat) && copy !== leaf ? [copy] : [],
  );
  return [...forgeriesOf(leaf), ...[...new Set(others)].slice(0, 3)];
}

/** Returns a batch as it comes out of storage. */
function asBatch(json: Json): Batch {
  const batch: Batch = JSON.parse(JSON.stringify(json));
  return batch;
}

/** Returns a stored log with another value at a place. */
function forgedAt(stored: readonly Batch[], json: Json, path: Path, forgery: Json): readonly Batch[] {
  const [version = 0, ...rest] = path;
  return stored.with(Number(version), asBatch(replaced(leafAt(json, [version]), rest, forgery)));
}

const batchesOf = (game: SealedPatronGame): readonly Batch[] =>
  playSealedGame(game).map(({ events }) => events);

describe('the whole log of a game', () => {
  test('in which any fact of any event is changed, what is free aside, does not follow', () => {
    let tried = 0;
    const found = new Set<string>();
    assertProperty(
      fc.property(arbSealedPatronGame('any'), fc.infiniteStream(fc.nat()), (game, numbers) => {
        const batches = batchesOf(game);
        const log = batches.flat();
        const json = asJson(batches);
        const stored = batches.map((batch) => asBatch(asJson(batch)));
        const eventAt = ([version, at]: Path) => batches[Number(version)]?.[Number(at)];
        const leaves = leavesOf(json).filter((path) => {
          const event = eventAt(path);
          return event !== undefined && !isFree(log, event, path.slice(2));
        });
        for (const number of numbers.take(10)) {
          const path = leaves[number % leaves.length] ?? [];
          for (const forgery of forgeriesAt(json, path, log)) {
            tried += 1;
            found.add(eventAt(path)?.type ?? '');
            const checked = rederiveGame(termsOf(game), forgedAt(stored, json, path, forgery));
            const version = Number(path[0]) + 1;
            if (checked.ok || checked.error.version < version)
              expect.unreachable(
                `${eventAt(path)?.type} ${path.join('.')}: ${JSON.stringify(leafAt(json, path))} → ${JSON.stringify(forgery)}`,
              );
          }
        }
      }),
      30,
    );
    expect(reached(tried)).toBeGreaterThan(500);
    expect(reached(found.size)).toBeGreaterThan(20);
  });

  test('in which an event is left out, a default aside, or stands twice does not follow', () => {
    assertProperty(
      fc.property(arbSealedPatronGame('any'), fc.nat(), fc.nat(), (game, first, second) => {
        const batches = batchesOf(game);
        const version = first % batches.length;
        const batch = batches[version] ?? [];
        const at = second % batch.length;
        const event = batch[at];
        const twice = event === undefined ? [] : batch.toSpliced(at, 0, event);
        const without = batch.toSpliced(at, 1);
        for (const forged of event?.type === 'DefaultApplied' ? [twice] : [twice, without])
          expect(rederiveGame(termsOf(game), batches.with(version, forged))).toMatchObject({
            ok: false,
            error: { version: version + 1 },
          });
      }),
      40,
    );
  });

  test('names what it can’t follow: a batch without a command, another event, a refusal', () => {
    const [game] = casesOf(arbSealedPatronGame('played-out'), 1, 3);
    if (game === undefined) throw new Error('a sample has one game');
    const batches = batchesOf(game);
    const terms = termsOf(game);
    expect(rederiveGame(terms, [[]])).toMatchObject({ error: { version: 1, what: 'no match is opened' } });
    expect(rederiveGame(terms, [...batches, []])).toMatchObject({
      error: { version: batches.length + 1, what: 'no command leads to nothing' },
    });
    const conceded = {
      type: 'GameEnded',
      to: 'everyone',
      outcome: { kind: 'conceded', winner: 'a' },
    } as const;
    expect(rederiveGame(terms, [...batches, [conceded]])).toMatchObject({
      error: { version: batches.length + 1, what: 'concede is refused: over' },
    });
  });
});

const NAMES = { a: 'Ra', b: 'Idaren' };

function fileOf(game: SealedPatronGame): GameFile {
  const events = logOfSealedGame(playSealedGame(game));
  const file = gameFileOf({ names: NAMES, terms: termsOf(game), events });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

/** Whether a forgery is found, by the parser or by the check. */
function isFound(forged: unknown): boolean {
  const file = parseGameFile(forged);
  return !file.ok || !checkGameFile(file.value).agrees;
}

describe('the file of a game', () => {
  test('is the same after it was written and read again', () => {
    assertProperty(
      fc.property(arbSealedPatronGame('any'), (game) => {
        const file = fileOf(game);
        expect(parseGameFile(asJson(file))).toEqual({ ok: true, value: file });
      }),
      25,
    );
  });

  test('in which any fact of any event is changed, what is free aside, does not agree with itself', () => {
    let tried = 0;
    assertProperty(
      fc.property(arbSealedPatronGame('played-out'), fc.infiniteStream(fc.nat()), (game, numbers) => {
        const file = fileOf(game);
        const json = asJson(file);
        const leaves = leavesOf(json).filter(([key, index, ...path]) => {
          if (key !== 'events') return ['tossesRestOn', 'match'].includes(String(key));
          const event = file.events[Number(index)];
          // Only the seat's own phone can tell a false exchange whose cards never show (F8).
          const isFreeHere = event?.type === 'ExchangesPublished' && path[0] === 'exchanges';
          return path[0] !== 'to' && event !== undefined && !isFreeHere && !isFree(file.events, event, path);
        });
        for (const number of numbers.take(12)) {
          const leaf = leaves[number % leaves.length] ?? [];
          for (const forgery of forgeriesOf(leafAt(json, leaf))) {
            tried += 1;
            if (!isFound(replaced(json, leaf, forgery)))
              expect.unreachable(
                `${leaf.join('.')}: ${JSON.stringify(leafAt(json, leaf))} → ${JSON.stringify(forgery)}`,
              );
          }
        }
      }),
      30,
    );
    expect(reached(tried)).toBeGreaterThan(400);
  });

  test('from which any event is left out, or in which one stands twice, does not agree with itself', () => {
    assertProperty(
      fc.property(arbSealedPatronGame('played-out'), fc.nat(), (game, number) => {
        const file = fileOf(game);
        const index = number % file.events.length;
        const event = file.events[index];
        expect(isFound({ ...file, events: file.events.toSpliced(index, 1) })).toBe(true);
        // This changes nothing: a seat may promise anew until both have promised (F2).
        if (event === undefined || event.type === 'PromiseGiven') return;
        expect(isFound({ ...file, events: file.events.toSpliced(index, 0, event) })).toBe(true);
      }),
      40,
    );
  });

  test('from which the opening of both patrons is left out does not agree with itself, whatever else stands', () => {
    const found: string[] = [];
    for (const game of casesOf(arbSealedPatronGame('played-out'), 5, 2)) {
      const file = fileOf(game);
      const unopened = file.events.filter(({ type }) => type !== 'PatronsOpened');
      const withoutSeal = unopened.filter((event) => event.type !== 'PatronSealed' || event.seat === 'a');
      for (const events of [unopened, withoutSeal]) found.push(String(isFound({ ...file, events })));
    }
    expect(found).toEqual(Array<string>(10).fill('true'));
  });

  test('of a game that was never opened has one end, each seal once, and nothing that is played', () => {
    const [played] = casesOf(arbSealedPatronGame('played-out'), 1, 3);
    const moves = played === undefined ? [] : fileOf(played).events;
    const later = moves.slice(
      moves.findIndex(({ type }) => type === 'FirstTossed'),
      -3,
    );
    let tried = 0;
    for (const game of casesOf(arbSealedPatronGame('any'), 100, 5)) {
      const file = fileOf(game);
      const hasBegun = file.events.some(({ type }) => type === 'FirstTossed');
      if (hasBegun) continue;
      tried += 1;
      const end = file.events.length - 1;
      for (const [index, event] of file.events.entries()) {
        const isOften = ['PromiseGiven', 'DeskNoted', 'DefaultApplied'].includes(event.type);
        if (!isOften) expect(isFound({ ...file, events: file.events.toSpliced(index, 0, event) })).toBe(true);
        if (event.type === 'GameEnded')
          expect(isFound({ ...file, events: file.events.toSpliced(index, 1) })).toBe(true);
      }
      const move = later[tried % later.length];
      if (move !== undefined && move.type !== 'DeskNoted')
        expect(isFound({ ...file, events: file.events.toSpliced(end, 0, move) })).toBe(true);
    }
    expect(tried).toBeGreaterThan(2);
  });

  test('in which an exchange is another does not agree with itself where a card of it had shown', () => {
    let found = 0;
    for (const game of casesOf(arbSealedPatronGame('played-out'), 40, 9)) {
      const file = fileOf(game);
      const shown = file.events.flatMap((event) =>
        event.type === 'SpellPlayed' || event.type === 'CardEntered' ? [event.card.copy] : [],
      );
      for (const seat of ['a', 'b'] as const) {
        const played = shown.find((copy) => copy.startsWith(`${seat}:`));
        const events = file.events.map((event) =>
          event.type === 'ExchangesPublished' && (event.exchanges[seat]?.length ?? 0) === 1
            ? { ...event, exchanges: { ...event.exchanges, [seat]: [played] } }
            : event,
        );
        const isAnother = JSON.stringify(events) !== JSON.stringify(file.events);
        if (isAnother && isFound({ ...file, events })) found += 1;
      }
    }
    expect(found).toBeGreaterThan(3);
  });

  test('in which a card costs another price than was paid does not agree with itself', () => {
    const [game] = casesOf(arbSealedPatronGame('played-out'), 1, 4);
    if (game === undefined) throw new Error('a sample has one game');
    const file = fileOf(game);
    const entered = file.events.find((event) => event.type === 'CardEntered');
    const cards = file.cards.map((card) =>
      card.id === entered?.card.card && card.kind !== 'patron' ? { ...card, cost: card.cost + 1 } : card,
    );
    expect(entered).toBeDefined();
    expect(isFound({ ...file, cards })).toBe(true);
  });
});

describe('the door of a file', () => {
  const [game] = casesOf(arbSealedPatronGame('played-out'), 1, 4);
  if (game === undefined) throw new Error('a sample has one game');
  const file = fileOf(game);
  test.each<[string, unknown, string]>([
    ['no file at all', 'hello', ''],
    ['the file of another table', { ...file, format: 'dunmer-trade-match/1' }, 'format'],
    ['a key that nobody knows', { ...file, more: 1 }, ''],
    [
      'an event that nobody knows',
      { ...file, events: [{ type: 'Hello', to: 'everyone' }] },
      'events[0].type',
    ],
    [
      'what was never public',
      { ...file, events: [{ type: 'SeedDrawn', to: 'server', seed: '' }] },
      'events[0].type',
    ],
    ['a card twice', { ...file, cards: [...file.cards, ...file.cards] }, 'cards'],
  ])('rejects %s, and names the key at fault', (_, value, key) => {
    const parsed = parseGameFile(value);
    expect(parsed.ok ? 'parsed' : parsed.error.key).toBe(key);
  });

  test('a game that has not ended has no file: its seed is still a secret', () => {
    const events = logOfSealedGame(playSealedGame(game)).filter(({ type }) => type !== 'SeedPublished');
    expect(gameFileOf({ names: NAMES, terms: termsOf(game), events })).toEqual({
      ok: false,
      error: { code: 'not-finished' },
    });
  });
});
