// The laws of the deck (INTRIGUE 9) on random events, and proofs that each would find a fault.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assert } from '../lib/index.ts';
import {
  appliedInFull,
  arbDeckGame,
  assertProperty,
  casesOf,
  type DecideDeck,
  type DeckLaw,
  deckRedaction,
  deckReplay,
  type DeckStep,
  handsStaySecret,
  limitsHold,
  logIsDerived,
  noAttackOnOneself,
  onePlaceEach,
  pileIsRefilled,
  playableIsTaken,
  playDeckGame,
  silenceEndsAll,
} from '../testing/index.ts';
import { decideDeck, type DeckEvent, evolveDeck, evolveDeckAll, handOf } from './index.ts';

/** An event has forty commands, so the suite checks more than two thousand. */
const RUNS = 60;

function assertLaw(law: DeckLaw, runs = RUNS): void {
  assertProperty(
    fc.property(arbDeckGame, (game) => {
      const fault = law(game, playDeckGame(game));
      assert(fault === null, fault ?? '');
    }),
    runs,
  );
}

const games = casesOf(arbDeckGame, 200, 5);
const played = games.map((game) => [game, playDeckGame(game)] as const);

const EVENTS = {
  WordSaid: 1,
  PileShuffled: 1,
  PileOrdered: 1,
  RingBegun: 1,
  TraderJoined: 1,
  AudienceOpened: 1,
  AudienceClosed: 1,
  DrawBought: 1,
  DrawAllowed: 1,
  CardDrawn: 1,
  CardCame: 1,
  SurplusBegun: 1,
  SurplusEnded: 1,
  CardsSpent: 1,
  CardsShown: 1,
  CardsShownTo: 1,
  HandOpened: 1,
  TraderRuined: 1,
  ActionPlayed: 1,
  AnswerAsked: 1,
  AnswerPassed: 1,
  CancelPlayed: 1,
  CancelsCounted: 1,
  ActionEnded: 1,
  CardPlayedAt: 1,
  PlayedCardSpent: 1,
  HandLookedAt: 1,
  HandSeen: 1,
  CardsTaken: 1,
  CardsMoved: 1,
  DropAsked: 1,
  DropChosen: 1,
  DropAnswered: 1,
  DropEnded: 1,
  SpentRetrieved: 1,
  FrontSpent: 1,
} satisfies Record<Exclude<DeckEvent['type'], 'PileSealed' | 'SeedDrawn' | 'SeedOpened'>, 1>;

test.each(Object.keys(EVENTS))('%s happens in at least three of two hundred events', (type) => {
  const seen = played.filter(([, steps]) =>
    steps.some(({ events }) => events?.some((event) => event.type === type)),
  );
  expect(seen.length).toBeGreaterThanOrEqual(3);
});

test('two thousand commands are given in the events of these laws', () => {
  const counts = played.slice(0, RUNS).map(([, steps]) => steps.length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2000);
});

const PROMISED: readonly (readonly [string, DeckLaw])[] = [
  ['every copy is in one place, none made or lost', onePlaceEach],
  ['IN4 the pile is empty only if spent is', pileIsRefilled],
  ['IN10 nobody outside a surplus holds more than the limit', limitsHold],
  ['IN5 from the seed all shuffles, initiatives, lots and draws come out as logged', logIsDerived],
  ['IN16 no attack touches its player', noAttackOnOneself],
  ['IN14 an accepted action is applied in full', appliedInFull],
  ['the log says all', deckReplay],
  ['what each viewer knows follows from the events that this viewer sees', deckRedaction()],
  ['hands and pile change nothing for others, refusals and clocks included', handsStaySecret()],
  ['what is offered as playable is taken, and nothing else', playableIsTaken],
  ['every action and surplus ends with silent players', silenceEndsAll],
];

test.each(PROMISED)('%s', (_, law) => assertLaw(law));

/** Returns the first fault found in events whose steps are falsified, or decided by a planted bug. */
function firstFault(
  law: DeckLaw,
  falsify: (steps: readonly DeckStep[]) => readonly DeckStep[] = (steps) => steps,
): string | null {
  for (const [game, steps] of played) {
    const fault = law(game, falsify(steps));
    if (fault !== null) return fault;
  }
  return null;
}

/** Returns the first fault that a planted bug leads to; its events are evolved as the core's are. */
function faultOfDecider(law: DeckLaw, decide: DecideDeck): string | null {
  for (const game of games) {
    const fault = law(game, playDeckGame(game, decide));
    if (fault !== null) return fault;
  }
  return null;
}

/** Decides as the core does, then changes the result. */
const changing =
  (change: (events: readonly DeckEvent[]) => readonly DeckEvent[]): DecideDeck =>
  (cards, state, command, facts) => {
    const decided = decideDeck(cards, state, command, facts);
    if (!decided.ok) return decided;
    const events = change(decided.value.events);
    return { ok: true, value: { events, state: evolveDeckAll(state, events) } };
  };

const without = (type: DeckEvent['type']): DecideDeck =>
  changing((events) => events.filter((event) => event.type !== type));

describe('a fault is found', () => {
  test.each(['PlayedCardSpent', 'CardCame', 'CardsSpent'] as const)('where %s is forgotten', (type) => {
    expect(faultOfDecider(onePlaceEach, without(type))).toMatch(
      /made, lost or in two places$|is counted wrong$/u,
    );
  });

  test('where what is spent is not shuffled', () => {
    const unshuffled = changing((events) =>
      events.filter((event) => !(event.type === 'PileShuffled' && event.k > 1)),
    );
    expect(faultOfDecider(pileIsRefilled, unshuffled)).toMatch(/the pile is empty, and spent is not$/u);
    expect(faultOfDecider(logIsDerived, unshuffled)).toMatch(/spent is not shuffled$/u);
  });

  test('where nobody is asked what to keep', () => {
    expect(faultOfDecider(limitsHold, without('SurplusBegun'))).toMatch(/holds more than the limit/u);
  });

  test('where a ring draws in another order', () => {
    const turned = changing((events) =>
      events.map((event) =>
        event.type === 'RingBegun' ? { ...event, order: event.order.toReversed() } : event,
      ),
    );
    expect(faultOfDecider(logIsDerived, turned)).toMatch(/another initiative$/u);
  });

  test('where the thief chooses what to take', () => {
    const chosen: DecideDeck = (cards, state, command, facts) => {
      const newest = ({ from, copies }: Extract<DeckEvent, { readonly type: 'CardsMoved' }>) =>
        handOf(state, from).slice(-copies.length);
      return changing((events) =>
        events.map((event) => (event.type === 'CardsMoved' ? { ...event, copies: newest(event) } : event)),
      )(cards, state, command, facts);
    };
    expect(faultOfDecider(logIsDerived, chosen)).toMatch(/do not follow from the log$|not in that hand$/u);
  });

  test('where an attack is on its own player', () => {
    const oneself: DecideDeck = changing((events) =>
      events.map((event) => (event.type === 'ActionPlayed' ? { ...event, chosen: [event.who] } : event)),
    );
    expect(faultOfDecider(noAttackOnOneself, oneself)).toMatch(/is on its own player$/u);
  });

  test('where an action is done in part', () => {
    const inPart = changing((events) => events.filter((event, i) => event.type !== 'CardDrawn' || i < 3));
    expect(faultOfDecider(appliedInFull, inPart)).toMatch(/too few or too many$/u);
  });

  test('where an event is missing in the log', () => {
    const silent = (steps: readonly DeckStep[]) =>
      steps.map((step) => ({
        ...step,
        events: step.events?.filter((event) => event.type !== 'CardDrawn') ?? null,
      }));
    expect(firstFault(deckReplay, silent)).toMatch(/do not lead to its state$/u);
  });

  test('where a secret event moves what everybody sees', () => {
    const leaky: typeof evolveDeck = (state, event) => {
      const next = evolveDeck(state, event);
      return event.type === 'CardCame' ? { ...next, common: { ...next.common, askings: 99 } } : next;
    };
    expect(firstFault(deckRedaction(leaky))).toMatch(/cannot follow CardCame$/u);
  });

  const telling: DecideDeck = (cards, state, command, facts) => {
    const decided = decideDeck(cards, state, command, facts);
    if (!decided.ok) return decided;
    const [top = ''] = handOf(decided.value.state, 'anna');
    const told: DeckEvent = { type: 'DrawAllowed', to: 'everyone', who: 'anna', n: top.length, reason: '' };
    return { ok: true, value: { ...decided.value, events: [...decided.value.events, told] } };
  };

  test('where a message tells what a hand holds', () => {
    expect(firstFaultOf(telling)).toMatch(/the hall sees what somebody holds$/u);
  });

  test('where a refusal tells what a hand holds', () => {
    const refusing: DecideDeck = (cards, state, command, facts) =>
      handOf(state, 'anna').some((copy) => copy.startsWith('intercepted-letter'))
        ? { ok: false, error: { code: 'not-asked' } }
        : decideDeck(cards, state, command, facts);
    expect(firstFaultOf(refusing)).toMatch(/a refusal tells what somebody holds$/u);
  });

  function firstFaultOf(decide: DecideDeck): string | null {
    for (const game of games) {
      const fault = handsStaySecret(decide)(game, playDeckGame(game, decide));
      if (fault !== null) return fault;
    }
    return null;
  }

  test('where an action waits for ever', () => {
    const waiting: DecideDeck = without('ActionEnded');
    expect(faultOfDecider(silenceEndsAll, waiting)).toMatch(/stays open$/u);
  });
});
