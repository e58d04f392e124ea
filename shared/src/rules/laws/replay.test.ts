// Law: the log holds everything. Replaying it, even after it was written down and read again, gives the state decided
// on.

import { expect, test } from 'vitest';
import { assertLaw, firstFault, type MakeDecide, replay } from '../../testing/index.ts';
import { decide, evolve, type MatchState, type RuleEvent } from '../index.ts';

test('the state after a command is that of its events, replayed from the beginning', () => {
  assertLaw(replay(evolve), 'any', 150);
});

test('catches a change that no event tells', () => {
  const silent: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const events = decided.value.events.filter((event) => event.type !== 'CardsAdvanced');
    return { ok: true, value: { ...decided.value, events } };
  };
  expect(firstFault(replay(evolve, silent), 'played-out', 60)).toMatch(/do not lead to its state$/u);
});

test('catches a replay that forgets the defeated', () => {
  const forgetful = (state: MatchState, event: RuleEvent): MatchState => {
    const next = evolve(state, event);
    return event.type === 'RoundFought'
      ? { ...next, common: { ...next.common, discard: state.common.discard } }
      : next;
  };
  expect(firstFault(replay(forgetful), 'played-out', 60)).toMatch(
    /^the events of (reveal|chooseTarget|summon|declineSummon) do not/u,
  );
});

test('catches an event that cannot be written down', () => {
  const unwritable: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const events = decided.value.events.map((event) => ({ ...event, note: undefined }));
    return { ok: true, value: { ...decided.value, events } };
  };
  expect(firstFault(replay(evolve, unwritable), 'any', 5)).toMatch(/cannot be written down$/u);
});
