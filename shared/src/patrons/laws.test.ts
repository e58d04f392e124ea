// The laws of the patrons' table (PATRONS 12) on random games, and proofs that each would find a fault.

import { describe, expect, test } from 'vitest';
import {
  arbPatronGame,
  casesOf,
  costsArePaid,
  everyGameEnds,
  firstInFirstOut,
  type GameLaw,
  gameConservation,
  gameDeterminism,
  gameNonInterference,
  gameRedaction,
  gameReplay,
  type GameStep,
  gameSymmetry,
  type MakeDecideGame,
  playPatronGame,
  termsOf,
} from '../testing/index.ts';
import type { Op } from './ability.ts';
import { decideGame, evolveGame, type GameEvent, NEW_GAME } from './index.ts';

const games = casesOf(arbPatronGame('any'), 40, 3);
const played = games.map((game) => [game, playPatronGame(game)] as const);

/** Returns the first fault found in games whose steps are falsified, or decided by a planted bug. */
const firstFault = (
  law: GameLaw,
  falsify: (steps: readonly GameStep[]) => readonly GameStep[],
): string | null => {
  for (const [game, steps] of played) {
    const fault = law(game, falsify(steps));
    if (fault !== null) return fault;
  }
  return null;
};

const withEvents =
  (change: (events: readonly GameEvent[]) => readonly GameEvent[]) =>
  (steps: readonly GameStep[]): readonly GameStep[] =>
    steps.map((step) => ({ ...step, events: change(step.events) }));

const lasting = (steps: readonly GameStep[]): readonly GameStep[] => steps;

const OPS: Readonly<Record<Op, 1>> = {
  draw: 1,
  discard: 1,
  cheaper: 1,
  wound: 1,
  heal: 1,
  close: 1,
  destroy: 1,
  control: 1,
  recall: 1,
  raise: 1,
  ward: 1,
  evade: 1,
};

test('every op is drawn', () => {
  const drawn = games.flatMap(({ cards }) =>
    cards.flatMap((card) => (card.abilities ?? []).flatMap(({ effects }) => effects.map(({ op }) => op))),
  );
  expect(new Set(drawn)).toEqual(new Set(Object.keys(OPS)));
});

const EVENTS = {
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
  CoinGained: 1,
  TurnBegun: 1,
  MainBegun: 1,
  TurnEnding: 1,
  RaisesEnded: 1,
  TurnEnded: 1,
  Paid: 1,
  SpellPlayed: 1,
  CardEntered: 1,
  AbilityUsed: 1,
  StrikeDeclared: 1,
  Defended: 1,
  NotDefended: 1,
  AbilitiesQueued: 1,
  AbilityOut: 1,
  AbilityDone: 1,
  AbilitySkipped: 1,
  Asked: 1,
  Chosen: 1,
  Wounded: 1,
  Healed: 1,
  Closed: 1,
  Raised: 1,
  TakenOver: 1,
  Left: 1,
  Returned: 1,
  Discarded: 1,
  GameEnded: 1,
  DefaultApplied: 1,
} satisfies Record<GameEvent['type'], 1>;

test.each(Object.keys(EVENTS))('%s happens in at least three games of forty', (type) => {
  const seen = played.filter(([, steps]) =>
    steps.some((step) => step.events.some((event) => event.type === type)),
  );
  expect(seen.length).toBeGreaterThanOrEqual(3);
});

test('the same seed leads to the same game', () => {
  for (const [game, steps] of played.slice(0, 5)) expect(gameDeterminism()(game, steps)).toBeNull();
});

test('every game ends by turn 20 with silent players', () => {
  for (const game of games.slice(0, 10)) {
    const decide = decideGame(termsOf(game));
    let state = NEW_GAME;
    for (let i = 0; i < 200 && state.common.stage.at !== 'finished'; i += 1)
      for (const command of [
        { type: 'applyDefault', seat: 'a', by: 'clock' },
        { type: 'applyDefault', seat: 'b', by: 'clock' },
        { type: 'begin' },
      ] as const) {
        const decided = decide(state, command, {
          seal: () => ({ salt: '', commitment: '' }),
          first: () => 'b',
          shuffle: (_, __, pile) => pile,
        });
        if (decided.ok) ({ state } = decided.value);
      }
    expect(state.common.stage).toMatchObject({ at: 'finished' });
  }
});

describe('a fault is found', () => {
  test('where a game stops before its end', () => {
    expect(firstFault(everyGameEnds, (steps) => steps.slice(0, -1))).toBe('it goes on');
  });

  test('where a card is lost, or counted twice', () => {
    const lost = (steps: readonly GameStep[]) =>
      steps.map((step) => ({ ...step, after: { ...step.after, vault: NEW_GAME.vault } }));
    expect(firstFault(gameConservation, lost)).toMatch(/are not its court$/u);
  });

  test('where something costs another sum than was paid, or its coins stay open', () => {
    const paid = (change: (coins: number) => number) =>
      withEvents((events) =>
        events.map((event) => (event.type === 'Paid' ? { ...event, coins: change(event.coins) } : event)),
      );
    expect(
      firstFault(
        costsArePaid,
        paid((coins) => coins + 1),
      ),
    ).toMatch(/paid another cost$/u);
    const kept = (steps: readonly GameStep[]) =>
      steps.map((step) => ({
        ...step,
        after: { ...step.after, common: { ...step.after.common, coins: step.before.common.coins } },
      }));
    expect(firstFault(costsArePaid, kept)).toMatch(/were not closed$/u);
  });

  test('where the queue is a stack', () => {
    const turned = withEvents((events) =>
      events.map((event) =>
        event.type === 'AbilitiesQueued' ? { ...event, entries: event.entries.toReversed() } : event,
      ),
    );
    expect(firstFault(firstInFirstOut, turned)).toMatch(/another came out first$/u);
  });

  test('where an event is missing in the log', () => {
    const silent = withEvents((events) => events.filter((event) => event.type !== 'Wounded'));
    expect(firstFault(gameReplay, silent)).toMatch(/do not lead to its state$/u);
  });

  test('where a secret event moves what everybody sees', () => {
    const leaky: typeof evolveGame = (state, event) => {
      const next = evolveGame(state, event);
      return event.type === 'CardsDrawn' ? { ...next, common: { ...next.common, askings: 99 } } : next;
    };
    expect(firstFault(gameRedaction(leaky), lasting)).toMatch(/cannot follow CardsDrawn$/u);
  });

  const leaking: MakeDecideGame = (terms) => (state, command, chance) => {
    const decided = decideGame(terms)(state, command, chance);
    if (!decided.ok) return decided;
    const [top] = state.vault.piles.a;
    const told: GameEvent = { type: 'DrawCounted', to: 'everyone', seat: 'a', count: top?.copy.length ?? 0 };
    return { ok: true, value: { ...decided.value, events: [...decided.value.events, told] } };
  };

  test('where a message tells what lies in a pile', () => {
    expect(firstFault(gameNonInterference(leaking), lasting)).toMatch(/sees what [ab] holds$/u);
  });

  test('where a seat is favoured', () => {
    const unfair: MakeDecideGame = (terms) => (state, command, chance) => {
      const decided = decideGame(terms)(state, command, chance);
      if (!decided.ok || !('seat' in command) || command.seat !== 'a') return decided;
      return { ok: true, value: { ...decided.value, events: decided.value.events.slice(1) } };
    };
    expect(firstFault(gameSymmetry(unfair), lasting)).toMatch(/for the other seat$/u);
  });
});
