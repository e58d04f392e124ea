// The laws of promises and intrigue cards in a match, and proofs that each law would find a fault.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert } from '../../lib/index.ts';
import {
  arbWindowGame,
  assertProperty,
  casesOf,
  conservation,
  countsHold,
  determinism,
  handsAreSecret,
  type Law,
  logOfGame,
  type MakeDecide,
  noPlayTwice,
  nothingElseChanges,
  placesPartition,
  playableIsPlayed,
  playRandomly,
  type RandomStep,
  redaction,
  replay,
  silenceEnds,
  stopsEnd,
  symmetry,
} from '../../testing/index.ts';
import {
  decide,
  evolve,
  type MatchState,
  type RuleEvent,
  SEATS,
  viewOf,
  type WindowEvent,
} from '../index.ts';

/** A game has nearly twenty commands, so the suite checks more than two thousand. */
const RUNS = 135;

function assertLaw(law: Law, runs = RUNS): void {
  assertProperty(
    fc.property(arbWindowGame('any'), (game) => {
      const fault = law(game);
      assert(fault === null, fault ?? '');
    }),
    runs,
  );
}

const games = casesOf(arbWindowGame('any'), 200, 4);
const logs = games.map((game) => logOfGame(game, playRandomly(game)));

const EVENTS = {
  WindowsOpened: 1,
  HandTaken: 1,
  HoldingChanged: 1,
  StopBegun: 1,
  SeatAsked: 1,
  SeatPassed: 1,
  StopEnded: 1,
  AheadSaid: 1,
  CardPlayed: 1,
  PlaySettled: 1,
  PlayCast: 1,
  PlayWorked: 1,
  CardsShown: 1,
  TieTaken: 1,
  PotDivided: 1,
} satisfies Record<WindowEvent['type'], 1>;

test.each(Object.keys(EVENTS))('%s happens in at least two of two hundred games', (type) => {
  expect(logs.filter((log) => log.some((event) => event.type === type)).length).toBeGreaterThanOrEqual(2);
});

test('two thousand commands are given in the games of these laws', () => {
  const commands = games.slice(0, RUNS).map((game) => playRandomly(game).length);
  expect(commands.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2000);
});

const PROMISED: readonly (readonly [string, Law])[] = [
  ['the same commands and the same chance give the same events', determinism(decide)],
  ['the log says all', replay(evolve)],
  [
    'what each viewer knows follows from the events that this viewer sees, and from no others',
    redaction({ evolve, viewOf }),
  ],
  ['exchanging the seats mirrors the whole match', symmetry(decide)],
  ['no copy is lost or doubled', conservation(evolve)],
  ['every card is in one place, and none is played twice', placesPartition],
  ['everybody counts hands right', countsHold],
  [
    'IN16, IN17 no two plays of a name act on a thing in a moment, and no attack is on the own side',
    noPlayTwice,
  ],
  ['IN18 no card changes the stake, commits or tosses again, or ends a match', nothingElseChanges],
  ['PR18 nobody is asked who has passed since the last play', stopsEnd],
  ['every match ends with both players silent', silenceEnds],
  ['what is offered as playable is taken, and nothing else', playableIsPlayed],
  ['PR17 hands change nothing for others, refusals and stops included', handsAreSecret(decide)],
];

test.each(PROMISED)('%s', (_, law) => assertLaw(law));

/** Returns the first fault found in games whose steps are falsified, or decided by a planted bug. */
function firstFault(
  law: Law,
  falsify: (steps: readonly RandomStep[]) => readonly RandomStep[] = (steps) => steps,
) {
  for (const game of games) {
    const fault = law(game, (...args) => falsify(playRandomly(...args)));
    if (fault !== null) return fault;
  }
  return null;
}

/** Decides as the core does, then changes the result. */
const changing =
  (change: (events: readonly RuleEvent[], state: MatchState) => readonly RuleEvent[]): MakeDecide =>
  (...args) => {
    const rule = decide(...args);
    return (state, command, random) => {
      const decided = rule(state, command, random);
      if (!decided.ok) return decided;
      const events = change(decided.value.events, decided.value.state);
      return { ok: true, value: { ...decided.value, events } };
    };
  };

const TOSSED_AGAIN: RuleEvent = {
  type: 'TossHeld',
  to: 'everyone',
  occasion: { step: 'window' },
  winner: 'a',
};

describe('a fault is found', () => {
  test('where a card stays in the hand that has played it', () => {
    const kept = (steps: readonly RandomStep[]) =>
      steps.map((step) => ({ ...step, after: { ...step.after, secret: step.before.secret } }));
    expect(firstFault(placesPartition, kept)).toMatch(/was played and is in a hand$/u);
  });

  test('where a hand is counted as it was', () => {
    const forgetful = (steps: readonly RandomStep[]) =>
      steps.map((step) => ({ ...step, after: { ...step.after, common: step.before.common } }));
    expect(firstFault(countsHold, forgetful)).toMatch(/counted wrong$/u);
  });

  test('where what was played in this moment is forgotten', () => {
    const forgetful: MakeDecide =
      (...args) =>
      (state, command, random) => {
        const { windows } = state.common;
        const before =
          windows === undefined
            ? state
            : { ...state, common: { ...state.common, windows: { ...windows, done: [] } } };
        return decide(...args)(before, command, random);
      };
    const faults = games.flatMap((game) => noPlayTwice(game, () => playRandomly(game, forgetful)) ?? []);
    expect(faults[0]).toMatch(/ on .* twice$/u);
  });

  test('where a play tosses again', () => {
    const again = changing((events) =>
      events.flatMap((event): readonly RuleEvent[] =>
        event.type === 'CardPlayed' ? [TOSSED_AGAIN, event] : [event],
      ),
    );
    const faults = games.flatMap((game) => nothingElseChanges(game, () => playRandomly(game, again)) ?? []);
    expect(faults[0]).toMatch(/^the toss .* comes again$/u);
  });

  test('where a play ends the match', () => {
    const over = changing((events) =>
      events.flatMap((event): readonly RuleEvent[] =>
        event.type === 'CardPlayed' ? [event, { type: 'MatchVoided', to: 'everyone', reason: '' }] : [event],
      ),
    );
    const faults = games.flatMap((game) => nothingElseChanges(game, () => playRandomly(game, over)) ?? []);
    expect(faults[0]).toBe('a play ends the match');
  });

  test('where somebody who has passed is asked', () => {
    const again = (steps: readonly RandomStep[]) =>
      steps.map((step) => {
        const { phase } = step.after.common;
        if (phase.at !== 'stop') return step;
        const asked = SEATS.find((seat) => phase.passed[seat]) ?? phase.asked;
        return {
          ...step,
          after: { ...step.after, common: { ...step.after.common, phase: { ...phase, asked } } },
        };
      });
    expect(firstFault(stopsEnd, again)).toMatch(/is asked and has passed$/u);
  });

  test('where an event is missing in the log', () => {
    const silent = changing((events) => events.filter((event) => event.type !== 'AheadSaid'));
    expect(firstFault(replay(evolve, silent))).toMatch(/do not lead to its state$/u);
  });

  test('where what is shown to one changes what all see', () => {
    const leaky = (state: MatchState, event: RuleEvent): MatchState => {
      const next = evolve(state, event);
      return event.type === 'CardsShown' ? { ...next, common: { ...next.common, choices: 99 } } : next;
    };
    expect(firstFault(redaction({ evolve: leaky, viewOf }))).toMatch(/CardsShown to [ab]/u);
  });

  test('where the toss for who begins is always won by a', () => {
    const unfair: MakeDecide =
      (...args) =>
      (state, command) =>
        decide(...args)(state, command, { toss: () => 'a' });
    expect(firstFault(symmetry(unfair))).toMatch(/for the other seat|to the other seat/u);
  });

  const asking = (event: RuleEvent): event is Extract<RuleEvent, { type: 'SeatAsked' }> =>
    event.type === 'SeatAsked';
  const holdsLetter = ({ secret }: MatchState, seat: 'a' | 'b'): boolean =>
    (secret[seat].windows?.hand ?? []).some(({ card }) => card === 'market-talk');

  test('where only who holds something for it is asked', () => {
    const sly = changing((events, state) =>
      events.filter((event) => !asking(event) || !holdsLetter(state, event.seat)),
    );
    expect(firstFault(handsAreSecret(sly))).toMatch(/sees what [ab] holds/u);
  });

  test('where a refusal tells what another holds', () => {
    const telling: MakeDecide =
      (...args) =>
      (state, command, random) =>
        command.type === 'pass' && SEATS.some((seat) => seat !== command.seat && holdsLetter(state, seat))
          ? { ok: false, error: { code: 'not-asked' } }
          : decide(...args)(state, command, random);
    expect(firstFault(handsAreSecret(telling))).toMatch(/^(a refusal tells|pass is refused)/u);
  });
});
