// Law: every match ends, after no more commands than its cards can ask for.

import { expect, test } from 'vitest';
import {
  assertLaw,
  firstFault,
  type Law,
  type MakeDecide,
  playRandomly,
  type RandomGame,
} from '../../testing/index.ts';
import { decide, NEW_MATCH, SEATS } from '../index.ts';

/** Four rows, a toss, the reveal and the price; a choice for each reveal ability and two for each summon ability. */
const mostCommands = ({ catalogue, decks }: RandomGame): number =>
  SEATS.flatMap((seat) => decks[seat])
    .flatMap((id) => catalogue.get(id)?.abilities ?? [])
    .reduce((sum, { timing }) => sum + (timing === 'static' ? 0 : timing === 'reveal' ? 1 : 2), 7);

const everyMatchEnds =
  (makeDecide: MakeDecide): Law =>
  (game) => {
    const most = mostCommands(game);
    const steps = playRandomly(game, makeDecide, most + 1);
    if (steps.length > most) return `the match goes on after ${most} commands`;
    const { phase } = (steps.at(-1)?.after ?? NEW_MATCH).common;
    return phase.at === 'finished' ? null : `nobody can go on while ${phase.at}`;
  };

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
