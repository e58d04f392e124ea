// Three hundred whole sealed games, with random cards and with the printed ones, played at random (PATRONS 12, F10).

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeskNote } from '../../fairness/index.ts';
import {
  arbSealedPatronGame,
  assertProperty,
  casesOf,
  gameNonces,
  isBroken,
  logOfSealedGame,
  playSealedGame,
  type SealedPatronGame,
  tableEnds,
  tableRedaction,
  tableReplay,
  termsOf,
} from '../../testing/index.ts';
import {
  checkGameFile,
  firstOf,
  type GameFile,
  gameFileOf,
  PATRONS,
  rederiveGame,
  type SealedGameEvent,
} from '../index.ts';

/** A seed whose games end at each of their stages. */
const GAMES_OF_EACH_FINDING = 1;

const NAMES = { a: 'Ра’Вирр', b: 'Idaren' };

function fileOf(game: SealedPatronGame, steps: ReturnType<typeof playSealedGame>): GameFile {
  const events = logOfSealedGame(steps);
  const file = gameFileOf({ names: NAMES, terms: termsOf(game), events });
  if (!file.ok) throw new Error(file.error.code);
  return file.value;
}

const any = (holds: (game: SealedPatronGame) => void) =>
  fc.property(arbSealedPatronGame('any'), (game) => holds(game));

/** Returns how often each kind of event and note happens in these games. */
function seenIn(games: readonly SealedPatronGame[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const game of games) {
    const types = logOfSealedGame(playSealedGame(game)).map((event) =>
      event.type === 'DeskNoted' ? event.note.act : event.type,
    );
    for (const type of new Set(types)) seen.set(type, (seen.get(type) ?? 0) + 1);
  }
  return seen;
}

const EVENTS = {
  SeedDrawn: 1,
  GameSealed: 1,
  PromiseStored: 1,
  PromiseGiven: 1,
  PromisesPublished: 1,
  NonceStored: 1,
  NonceGiven: 1,
  NoncesPublished: 1,
  NonceWaived: 1,
  PatronChosen: 1,
  PatronSalted: 1,
  PatronSealed: 1,
  PatronsOpened: 1,
  FirstTossed: 1,
  PileOrdered: 1,
  PileShuffled: 1,
  HandExchanged: 1,
  ExchangeCounted: 1,
  CardsDrawn: 1,
  DrawCounted: 1,
  GameEnded: 1,
  DefaultApplied: 1,
  ExchangesPublished: 1,
  SeedPublished: 1,
} satisfies Partial<Record<SealedGameEvent['type'], 1>>;

/** R14 does not apply at this table, so nothing becomes `unbound`. */
const ACTS = {
  paused: 1,
  resumed: 1,
  extended: 1,
  nudged: 1,
  called: 1,
  callClosed: 1,
  defaultAnnounced: 1,
  defaultStopped: 1,
  opened: 1,
  decksOpened: 1,
  linkMade: 1,
  settledAgain: 1,
} satisfies Record<Exclude<DeskNote['act'], 'unbound'>, 1>;

test('all that can be sealed, published or noted happens in at least three of a hundred of these games', () => {
  const seen = seenIn(casesOf(arbSealedPatronGame('any'), 100, 1));
  for (const type of [...Object.keys(EVENTS), ...Object.keys(ACTS)])
    expect(seen.get(type) ?? 0, type).toBeGreaterThanOrEqual(3);
  expect(seen.get('unbound')).toBeUndefined();
});

describe('a sealed game', () => {
  test('ends by turn 20 (PT26), is its log, and looks the same to each viewer redacted or evolved first', () => {
    assertProperty(
      any((game) => {
        const steps = playSealedGame(game);
        for (const law of [tableEnds, tableReplay, tableRedaction]) expect(law(PATRONS, steps)).toBeNull();
        const { stage } = steps.at(-1)?.after.rules.common ?? PATRONS.fresh.rules.common;
        expect(stage.at === 'finished' ? (stage.turn?.turn ?? 0) : 99).toBeLessThanOrEqual(20);
      }),
      300,
    );
  });

  test('is the same for the same seed and commands', () => {
    const textOf = (game: SealedPatronGame): string => JSON.stringify(logOfSealedGame(playSealedGame(game)));
    assertProperty(
      any((game) => {
        expect(textOf(game)).toBe(textOf(game));
      }),
      20,
    );
  });

  test('draws who begins by its published seed and both n alone (PT8, F5)', () => {
    assertProperty(
      fc.property(arbSealedPatronGame('played-out'), (game) => {
        const steps = playSealedGame({ ...game, bots: [] });
        const seed = steps.at(-1)?.after.seals.seed ?? '';
        const first = firstOf({ match: game.match, seed, nonces: gameNonces(game.label) });
        const tossed = logOfSealedGame(steps).find((event) => event.type === 'FirstTossed');
        expect(tossed).toMatchObject({ winner: first });
      }),
      40,
    );
  });

  const reportOf = (game: SealedPatronGame): ReturnType<typeof checkGameFile> => {
    const steps = playSealedGame(game);
    const log = steps.map(({ events }) => events);
    expect(rederiveGame(termsOf(game), log)).toEqual({ ok: true, value: steps.at(-1)?.after });
    return checkGameFile(fileOf(game, steps));
  };

  test('follows from its own log, and its file agrees with itself', () => {
    assertProperty(
      any((game) => {
        const report = reportOf(game);
        expect(report.findings.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
        expect(report.agrees).toBe(true);
      }),
      70,
    );
  });

  test('has a file with each finding that a genuine one can have, in thirty games', () => {
    const reports = casesOf(arbSealedPatronGame('any'), 30, GAMES_OF_EACH_FINDING).map(reportOf);
    const seen = new Set(
      reports.flatMap(({ findings }) => findings.map(({ step, verdict }) => `${step} ${verdict}`)),
    );
    expect([...seen].toSorted()).toEqual([
      'events not-derived',
      'events ok',
      'first ok',
      'match ok',
      'patron never-opened',
      'patron ok',
      'promise ok',
      'seed ok',
      'trust ok',
    ]);
  });
});

describe('a fault is found', () => {
  const broken = (table: typeof PATRONS, law: typeof tableReplay): boolean =>
    isBroken(
      any((game) => {
        expect(law(table, playSealedGame(game))).toBeNull();
      }),
      30,
      1,
    );

  test('where a view misses a seal', () => {
    const blind: typeof PATRONS = {
      ...PATRONS,
      evolveView: (view, event) => (event.type === 'PatronSealed' ? view : PATRONS.evolveView(view, event)),
    };
    expect(broken(blind, tableRedaction)).toBe(true);
  });

  test('where what is secret moves what everybody sees', () => {
    const leaky: typeof PATRONS = {
      ...PATRONS,
      evolve: (state, event) => {
        const after = PATRONS.evolve(state, event);
        if (event.type !== 'PatronChosen') return after;
        return { ...after, desk: { ...after.desk, hurried: [event.to] } };
      },
    };
    expect(broken(leaky, tableRedaction)).toBe(true);
  });
});
