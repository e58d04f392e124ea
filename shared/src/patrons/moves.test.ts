// Moves: the moves listed for a seat are exactly those that the core accepts (PT11).

import { expect, test } from 'vitest';
import { sameValue } from '../lib/index.ts';
import { arbPatronGame, casesOf, playPatronGame, termsOf } from '../testing/index.ts';
import { decideGame, type GameSeatCommand, type GameState, gameViewOf, movesOf, STILL } from './index.ts';

const steps = casesOf(arbPatronGame('played-out'), 12, 5).flatMap((game) => {
  const terms = termsOf(game);
  const decide = decideGame(terms);
  return playPatronGame(game).flatMap(({ before }) => {
    const { stage } = before.common;
    const view = stage.at === 'turn' ? gameViewOf(before, stage.asked?.seat ?? stage.seat) : null;
    if (view === null || view.viewer === 'watcher') return [];
    const isTaken = (command: GameSeatCommand): boolean => decide(before, command, STILL).ok;
    return [{ before, view, isTaken, moves: movesOf(terms, decide, view) }];
  });
});

/** Returns all commands that name one card in sight, whatever it is, or none. */
function commandsIn(
  { common }: GameState,
  { viewer: seat, own }: (typeof steps)[number]['view'],
): readonly GameSeatCommand[] {
  if (common.stage.at !== 'turn') return [];
  const { turn } = common.stage;
  const zone = common.zone.map(({ copy }) => copy);
  const named = [...zone, ...common.graveyard[seat].map(({ copy }) => copy)].map((copy) => [[copy]]);
  return [
    ...own.hand.flatMap(({ copy }) =>
      [[], ...named].map((targets): GameSeatCommand => ({ type: 'play', seat, turn, copy, targets })),
    ),
    ...zone.flatMap((copy) =>
      zone.map((target): GameSeatCommand => ({ type: 'strike', seat, turn, copy, target })),
    ),
    ...zone.flatMap((copy) =>
      [[], ...named].map((targets): GameSeatCommand => ({
        type: 'use',
        seat,
        turn,
        copy,
        ability: 0,
        targets,
      })),
    ),
  ];
}

test('every move is taken by the core, to each of its targets', () => {
  for (const { moves, isTaken } of steps) expect(moves.filter((move) => !isTaken(move))).toEqual([]);
});

test('what names one card, or none, and is taken by the core is a move', () => {
  let found = 0;
  for (const { before, view, moves, isTaken } of steps)
    for (const command of commandsIn(before, view).filter(isTaken)) {
      found += 1;
      if (!moves.some((move) => sameValue(move, command)))
        expect.unreachable(`${JSON.stringify(command)} is taken, and no move`);
    }
  expect(found).toBeGreaterThan(500);
});

test('PT20: nobody has to defend, and whoever could may', () => {
  const ways = steps.flatMap(({ before: { common }, moves }) => {
    const asked = common.stage.at === 'turn' ? common.stage.asked : null;
    if (asked?.what !== 'defend') return [];
    const copies = moves.map((move) => (move.type === 'defend' ? move.copy : 'another move'));
    expect(new Set(copies)).toEqual(new Set([null, ...asked.from]));
    return copies;
  });
  expect(ways.length).toBeGreaterThan(1);
});
