// The integrity check of a whole log: it finds whatever does not follow, and names the version.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertProperty,
  casesOf,
  arbSealedGame,
  asJson,
  forgeriesOf,
  type Json,
  leafAt,
  leavesOf,
  type Path,
  playSealed,
  reached,
  replaced,
  type SealedGame,
} from '../testing/index.ts';
import { type MatchEvent, NEW_SEALED_MATCH, rederive } from './index.ts';

type Batch = readonly MatchEvent[];
type Facts = Readonly<Partial<Record<MatchEvent['type'], readonly string[]>>>;

const batchesOf = (game: SealedGame): readonly Batch[] => playSealed(game).map(({ events }) => events);

/** What people chose and said: no other event has to contradict a forged value here. */
const CHOSEN: Facts = {
  MatchConceded: ['seat'],
  MatchAwarded: ['winner', 'reason'],
  MatchVoided: ['reason'],
  ClaimClosed: ['reason'],
  NonceWaived: ['seat', 'by'],
  DefaultApplied: ['by'],
  DeskNoted: ['note'],
  // R21: the log shows whether there is a price only if somebody wins the count. The server compares it with what was
  // agreed.
  MatchOpened: ['friendly'],
  // If a creature was in no conflict and never advanced, no event has to show where it stood.
  CreatureSummoned: ['cell'],
};

/** Whether a promise was never published: only the last promise of a seat counts, once it is published (F2). */
function isUnpublished(log: Batch, event: MatchEvent): boolean {
  if (event.type !== 'PromiseStored') return false;
  const later = log.slice(log.indexOf(event) + 1);
  return (
    !later.some((other) => other.type === 'PromisesPublished') ||
    later.some((other) => other.type === 'PromiseStored' && other.seat === event.seat)
  );
}

/** Whether a card was neither turned face up nor summoned: commitments name copies, not what cards they are. */
function neverShown(log: Batch, event: MatchEvent, [list, at]: Path): boolean {
  if (event.type !== 'DeckTaken' || list !== 'deck') return false;
  const copy = event.deck[Number(at)]?.copy ?? '';
  return !log.some((other) => {
    if (other.type === 'CardsRevealed')
      return [...other.field.a, ...other.field.b].some((card) => card?.copy === copy);
    return other.type === 'CreatureSummoned' && other.copy === copy;
  });
}

/** Whether another value in this place need not contradict anything in the log. */
const isFree = (log: Batch, event: MatchEvent, path: Path): boolean =>
  (CHOSEN[event.type] ?? []).some((fact) => fact === path[0]) ||
  (isUnpublished(log, event) && path[0] === 'promise') ||
  (path.at(-1) === 'card' && neverShown(log, event, path));

/** Two acts of a referee that leave the same log but for the word: closing an open claim, or voiding the match. */
const SAME_WORDS: readonly Json[] = ['MatchVoided', 'ClaimClosed'];

/** Returns what a forger could write in a place: another kind of event, a copy of another card, or a similar value. */
function forgeriesAt(json: Json, path: Path, log: Batch): readonly Json[] {
  const leaf = leafAt(json, path);
  if (path.length === 3 && path[2] === 'type') {
    const types = [...new Set(log.map(({ type }) => type))];
    const isSame = (type: Json): boolean =>
      type === leaf || (SAME_WORDS.includes(leaf) && SAME_WORDS.includes(type));
    return types.filter((type) => !isSame(type));
  }
  const cards = log.flatMap((event) => (event.type === 'DeckTaken' ? event.deck : []));
  const owned = cards.find(({ copy }) => copy === leaf);
  // The log need not tell two equal cards apart.
  const others = cards.filter(({ card }) => owned !== undefined && card !== owned.card);
  return [...forgeriesOf(leaf), ...others.slice(0, 2).map(({ copy }) => copy)];
}

/** Returns a log as it comes out of storage. */
function asLog(json: Json): readonly Batch[] {
  const log: readonly Batch[] = JSON.parse(JSON.stringify(json));
  return log;
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

describe('the whole log of a match', () => {
  test('follows from itself, as it was decided and as it was stored, and leads to the same match', () => {
    assertProperty(
      fc.property(arbSealedGame('any'), (game) => {
        const steps = playSealed(game);
        const log = steps.map(({ events }) => events);
        const after = { ok: true, value: steps.at(-1)?.after };
        expect(rederive(game.catalogue, log)).toEqual(after);
        expect(rederive(game.catalogue, asLog(asJson(log)))).toEqual(after);
      }),
      100,
    );
  });

  test('follows from itself at every version on the way', () => {
    assertProperty(
      fc.property(arbSealedGame('any'), (game) => {
        const steps = playSealed(game);
        steps.forEach(({ after }, at) => {
          const log = steps.slice(0, at + 1).map(({ events }) => events);
          expect(rederive(game.catalogue, log)).toEqual({ ok: true, value: after });
        });
      }),
      10,
    );
  });

  test('without a batch is a match of which nothing has happened', () => {
    expect(rederive(new Map(), [])).toEqual({ ok: true, value: NEW_SEALED_MATCH });
  });

  test('in which any fact of any event is changed, what is free aside, does not follow', () => {
    let tried = 0;
    const found = new Set<string>();
    assertProperty(
      fc.property(arbSealedGame('any'), fc.infiniteStream(fc.nat()), (game, numbers) => {
        const batches = batchesOf(game);
        const log = batches.flat();
        const json = asJson(batches);
        const stored = asLog(json);
        const eventAt = ([version, at]: Path) => batches[Number(version)]?.[Number(at)];
        const leaves = leavesOf(json).filter((path) => {
          const event = eventAt(path);
          return event !== undefined && !isFree(log, event, path.slice(2));
        });
        for (const number of numbers.take(25)) {
          const path = leaves[number % leaves.length] ?? [];
          for (const forgery of forgeriesAt(json, path, log)) {
            tried += 1;
            found.add(eventAt(path)?.type ?? '');
            const checked = rederive(game.catalogue, forgedAt(stored, json, path, forgery));
            const version = Number(path[0]) + 1;
            if (checked.ok || checked.error.version < version)
              expect.unreachable(
                `${eventAt(path)?.type} ${path.join('.')}: ${JSON.stringify(leafAt(json, path))} → ${JSON.stringify(forgery)}`,
              );
          }
        }
      }),
      60,
    );
    expect(reached(tried)).toBeGreaterThan(1500);
    expect(reached(found.size)).toBeGreaterThan(20);
  });

  test('in which an event is left out, a default aside, or stands twice does not follow', () => {
    assertProperty(
      fc.property(arbSealedGame('any'), fc.nat(), fc.nat(), (game, first, second) => {
        const batches = batchesOf(game);
        const version = first % batches.length;
        const batch = batches[version] ?? [];
        const at = second % batch.length;
        const event = batch[at];
        const twice = event === undefined ? [] : batch.toSpliced(at, 0, event);
        const without = batch.toSpliced(at, 1);
        for (const forged of event?.type === 'DefaultApplied' ? [twice] : [twice, without])
          expect(rederive(game.catalogue, batches.with(version, forged))).toMatchObject({
            ok: false,
            error: { version: version + 1 },
          });
      }),
      60,
    );
  });
});

test('a log without the word of a default is one in which the trader did the same, and nothing contradicts it', () => {
  let left = 0;
  assertProperty(
    fc.property(arbSealedGame('any'), (game) => {
      const steps = playSealed(game);
      const log = steps.map(({ events }) => events);
      const silent = log.map((batch) => batch.filter(({ type }) => type !== 'DefaultApplied'));
      left += log.flat().length - silent.flat().length;
      expect(rederive(game.catalogue, silent)).toEqual({ ok: true, value: steps.at(-1)?.after });
    }),
  );
  expect(reached(left)).toBeGreaterThan(0);
});

describe('the error names', () => {
  const [game] = casesOf(
    arbSealedGame('played-out').filter(({ bots, decks }) => bots.length === 0 && decks.a.length > 6),
    1,
    3,
  );
  if (game === undefined) throw new Error('a sample has one game');
  const batches = batchesOf(game);
  const versionOf = (type: MatchEvent['type']) =>
    batches.findIndex((batch) => batch.some((event) => event.type === type));
  const changed = (type: MatchEvent['type'], change: (event: MatchEvent) => MatchEvent): readonly Batch[] =>
    batches.map((batch) => batch.map((event) => (event.type === type ? change(event) : event)));

  test('the event that follows, where another is stored', () => {
    const at = versionOf('SaltsPublished');
    const log = changed('SaltsPublished', () => ({ type: 'SaltsPublished', to: 'everyone', salts: [] }));
    expect(rederive(game.catalogue, batches)).toMatchObject({ ok: true });
    const place = batches[at]?.findIndex(({ type }) => type === 'SaltsPublished');
    expect(rederive(game.catalogue, log)).toMatchObject({
      ok: false,
      error: {
        version: at + 1,
        what: `event ${place}: SaltsPublished is stored, another SaltsPublished follows`,
      },
    });
  });

  test('the refusal, where no rule allows what is stored', () => {
    const log = [...batches, [{ type: 'MatchConceded', to: 'everyone', seat: 'a' } as const]];
    expect(rederive(game.catalogue, log)).toEqual({
      ok: false,
      error: { version: log.length, what: 'concede is refused: wrong-phase' },
    });
  });

  test('a batch behind which there is no command', () => {
    expect(rederive(game.catalogue, [...batches, []])).toEqual({
      ok: false,
      error: { version: batches.length + 1, what: 'no command leads to nothing' },
    });
    expect(rederive(game.catalogue, [[]])).toEqual({
      ok: false,
      error: { version: 1, what: 'no match is opened' },
    });
  });

  test('what could never be decided', () => {
    expect(rederive(new Map(), batches)).toMatchObject({
      ok: false,
      error: { what: expect.stringMatching(/^it can't be decided: /) },
    });
  });
});
