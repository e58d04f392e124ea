// The games on which the laws are tested: they contain everything that can happen, and often enough.

import { expect, test } from 'vitest';
import { arbRandomGame, casesOf, logOfGame, playRandomly } from '../../testing/index.ts';
import type { RuleEvent, WindowEvent } from '../index.ts';

const EVENTS = {
  MatchOpened: 1,
  DeckTaken: 1,
  DecksCounted: 1,
  RowPlaced: 1,
  RowCommitted: 1,
  CellsSeen: 1,
  CardsRevealed: 1,
  TossHeld: 1,
  InitiativeSettled: 1,
  AbilityCast: 1,
  CardsSwapped: 1,
  AbilityPassed: 1,
  ValuesChanged: 1,
  ChoiceDue: 1,
  TargetChosen: 1,
  SummonsBegun: 1,
  CreaturesOffered: 1,
  CreatureSummoned: 1,
  SummonDeclined: 1,
  SummonPassed: 1,
  SummonLacked: 1,
  RoundFought: 1,
  CardsAdvanced: 1,
  MatchCounted: 1,
  PriceClaimed: 1,
  PriceWaived: 1,
  MatchConceded: 1,
  MatchAwarded: 1,
  MatchVoided: 1,
  ClaimClosed: 1,
  DefaultApplied: 1,
} satisfies Record<Exclude<RuleEvent, WindowEvent>['type'], 1>;

const games = casesOf(arbRandomGame('any'), 200, 2);
const logs = games.map((game) => logOfGame(game, playRandomly(game)));

test.each(Object.keys(EVENTS))('%s happens in at least three games of two hundred', (type) => {
  expect(logs.filter((log) => log.some((event) => event.type === type)).length).toBeGreaterThanOrEqual(3);
});

test("6.2 a winner by the count always has a card on the winner's half, and the loser may take it", () => {
  const counted = logs.flatMap((log) =>
    log.flatMap((event) => (event.type === 'MatchCounted' && event.winner !== null ? [event] : [])),
  );
  expect(counted.length).toBeGreaterThan(20);
  for (const { winner, survivors } of counted)
    expect(winner === null ? 0 : survivors[winner]).toBeGreaterThan(0);
});

test('cards fall in a third of them', () => {
  const falls = logs.filter((log) =>
    log.some(
      (event) =>
        event.type === 'RoundFought' &&
        event.conflicts.some(({ a, b }) => a.fate === 'defeated' || b.fate === 'defeated'),
    ),
  );
  expect(falls.length).toBeGreaterThan(66);
});
