// Law: neither seat is favoured. The same match with the seats exchanged is the same match, mirrored.

import { expect, test } from 'vitest';
import { assertLaw, firstFault, type MakeDecide, symmetry } from '../../testing/index.ts';
import { decide, evolveAll } from '../index.ts';

const planted = (makeDecide: MakeDecide): string | null => firstFault(symmetry(makeDecide), 'any', 100);

test('exchanging the seats mirrors the whole match', () => {
  assertLaw(symmetry(decide), 'any', 150);
});

test('catches tosses that a always wins', () => {
  const unfair: MakeDecide = (catalogue) => (state, command) =>
    decide(catalogue)(state, command, { toss: () => 'a' });
  expect(planted(unfair)).toMatch(/for the other seat|to the other seat/u);
});

test('catches a count that favours a in a draw', () => {
  const unfair: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const events = decided.value.events.map((event) =>
      event.type === 'MatchCounted' && event.winner === null ? { ...event, winner: 'a' as const } : event,
    );
    return { ok: true, value: { events, state: evolveAll(state, events) } };
  };
  expect(planted(unfair)).toMatch(
    /^(reveal|chooseTarget|summon|declineSummon|applyDefault) leads to something else/u,
  );
});

test('catches a round in which a strikes first', () => {
  const unfair: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const events = decided.value.events.map((event) => {
      if (event.type !== 'RoundFought') return event;
      const conflicts = event.conflicts.map((conflict) =>
        conflict.b.fate === 'defeated' && conflict.a.fate === 'defeated'
          ? {
              ...conflict,
              a: { copy: conflict.a.copy, fate: 'stands' as const, why: 'not-overcome' as const },
            }
          : conflict,
      );
      return { ...event, conflicts };
    });
    return { ok: true, value: { events, state: decided.value.state } };
  };
  expect(planted(unfair)).toMatch(/leads to something else/u);
});
