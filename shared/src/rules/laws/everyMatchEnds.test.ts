// Law: every match ends, after at most as many commands as its cards can ask for.

import { expect, test } from 'vitest';
import { assertLaw, everyMatchEnds, firstFault, type MakeDecide } from '../../testing/index.ts';
import { decide } from '../index.ts';

test('every match ends, whatever its cards are', () => {
  assertLaw(everyMatchEnds(decide), 'played-out', 200);
  assertLaw(everyMatchEnds(decide), 'any', 100);
});

test('catches a choice that is asked again and again', () => {
  const stuck: MakeDecide = (catalogue) => (state, command, random) =>
    command.type === 'chooseTarget'
      ? { ok: true, value: { events: [], state } }
      : decide(catalogue)(state, command, random);
  expect(firstFault(everyMatchEnds(stuck), 'played-out', 60)).toMatch(
    /^the match goes on after \d+ commands$/u,
  );
});

test('catches a summon that is asked again after it was declined', () => {
  const again: MakeDecide = (catalogue) => (state, command, random) =>
    command.type === 'declineSummon' || command.type === 'summon'
      ? { ok: true, value: { events: [], state } }
      : decide(catalogue)(state, command, random);
  expect(firstFault(everyMatchEnds(again), 'played-out', 60)).toMatch(
    /^the match goes on after \d+ commands$/u,
  );
});

test('catches a match that stops in the middle', () => {
  const halted: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok || command.type !== 'reveal') return decided;
    const { common } = decided.value.state;
    const queue = { step: 'reveal', pending: [], turn: null } as const;
    return {
      ok: true,
      value: {
        events: [],
        state: { ...decided.value.state, common: { ...common, phase: { at: 'resolving', queue } } },
      },
    };
  };
  expect(firstFault(everyMatchEnds(halted), 'played-out', 5)).toBe('nobody can go on while resolving');
});
