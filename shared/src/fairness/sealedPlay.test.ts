// Properties of whole sealed matches, played at random over random catalogues (DESIGN §4).

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbSealedGame, assertProperty, casesOf, isBroken, logOf, playSealed } from '../testing/index.ts';
import { SEATS, type Viewer } from '../rules/index.ts';
import {
  checkFile,
  type DeskNote,
  evolveMatch,
  evolveMatchAll,
  evolveMatchView,
  type MatchEvent,
  matchFileOf,
  matchViewOf,
  NEW_SEALED_MATCH,
  type SealedMatch,
  visibleTo,
} from './index.ts';

const VIEWERS: readonly Viewer[] = [...SEATS, 'watcher'];
const NAMES = { a: 'Ра’Вирр', b: 'Idaren' };

/**
 * The property that `matchViewOf` after `evolveMatch` equals `evolve` after `matchViewOf`, in every state of many
 * matches.
 */
const commutes = (
  evolve: typeof evolveMatchView,
  isTold: (event: MatchEvent, viewer: Viewer) => boolean = (event, viewer) =>
    visibleTo([event], viewer).length > 0,
) =>
  fc.property(arbSealedGame('any'), fc.constantFrom(...VIEWERS), (game, viewer) => {
    let state: SealedMatch = NEW_SEALED_MATCH;
    let view = matchViewOf(state, viewer);
    for (const event of logOf(playSealed(game))) {
      state = evolveMatch(state, event);
      if (event.to !== 'server' && isTold(event, viewer)) view = evolve(view, event);
      expect(view).toEqual(matchViewOf(state, viewer));
    }
  });

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
  unbound: 1,
  settledAgain: 1,
} satisfies Record<DeskNote['act'], 1>;

test('every act of a desk happens in at least two of five hundred of these games', () => {
  const games = casesOf(arbSealedGame('any'), 500, 1);
  const noted = games.map((game) => playSealed(game).at(-1)?.after.desk.notes ?? []);
  for (const act of Object.keys(ACTS))
    expect(noted.filter((notes) => notes.some((note) => note.act === act)).length, act).toBeGreaterThan(1);
});

describe('a sealed match', () => {
  test('is its log: the events played again lead to the same state', () => {
    assertProperty(
      fc.property(arbSealedGame('any'), (game) => {
        const steps = playSealed(game);
        expect(evolveMatchAll(NEW_SEALED_MATCH, logOf(steps))).toEqual(steps.at(-1)?.after);
      }),
    );
  });

  test('is the same for the same seed and commands', () => {
    assertProperty(
      fc.property(arbSealedGame('any'), (game) => {
        expect(playSealed(game)).toEqual(playSealed(game));
      }),
      20,
    );
  });

  test('looks the same to each viewer, whether redacted first or evolved first', () => {
    assertProperty(commutes(evolveMatchView), 60);
  });

  test('would not, if a view missed seals', () => {
    const blind = commutes((view, event) =>
      event.type === 'RowSealed' ? view : evolveMatchView(view, event),
    );
    expect(isBroken(blind, 60, 1)).toBe(true);
  });

  test('would not, if a view took what is for another', () => {
    const greedy: typeof evolveMatchView = (view, event) =>
      event.type === 'DeckSalted' && view.viewer !== 'watcher'
        ? { ...view, deckSeal: { salt: event.salt, copies: event.copies } }
        : evolveMatchView(view, event);
    expect(
      isBroken(
        commutes(greedy, (event) => event.to !== 'server'),
        60,
        1,
      ),
    ).toBe(true);
  });

  test('has a file that agrees with itself, for everybody, each player and a referee', () => {
    const seen = new Set<string>();
    assertProperty(
      fc.property(arbSealedGame('any'), (game) => {
        const events = logOf(playSealed(game));
        for (const holder of ['watcher', 'a', 'b', 'referee'] as const) {
          const file = matchFileOf({ names: NAMES, catalogue: game.catalogue, events, holder });
          expect(file.ok).toBe(true);
          if (!file.ok) return;
          const report = checkFile(file.value);
          expect(report.findings.filter((finding) => finding.verdict === 'wrong')).toEqual([]);
          expect(report.agrees).toBe(true);
          for (const { verdict } of report.findings) seen.add(verdict);
        }
      }),
      150,
    );
    expect([...seen].toSorted()).toEqual(['by-the-server', 'never-opened', 'not-derived', 'ok']);
  });
});
