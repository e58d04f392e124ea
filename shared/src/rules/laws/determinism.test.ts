// Law: the same commands and the same chance give the same events, and deciding changes none of its arguments.

import { expect, test } from 'vitest';
import { assertLaw, determinism, firstFault, type MakeDecide } from '../../testing/index.ts';
import { decide } from '../index.ts';

const planted = (makeDecide: MakeDecide): string | null => firstFault(determinism(makeDecide), 'any', 40);

test('the same commands and the same chance give the same events and the same state', () => {
  assertLaw(determinism(decide), 'any', 150);
});

test('catches a core that remembers earlier decisions', () => {
  let calls = 0;
  const remembering: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    calls += 1;
    return decided.ok && calls % 5 === 0
      ? {
          ok: true,
          value: {
            ...decided.value,
            events: [...decided.value.events, ...decided.value.events],
          },
        }
      : decided;
  };
  expect(planted(remembering)).toMatch(/leads to other events$/u);
});

test('catches a core that writes into the state it was given', () => {
  const writing: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (decided.ok) Object.assign(state.common, { choices: state.common.choices + 1 });
    return decided;
  };
  expect(planted(writing)).not.toBeNull();
});

test('catches a core with chance of its own', () => {
  let nth = 0;
  const lucky: MakeDecide = (catalogue) => (state, command) =>
    decide(catalogue)(state, command, { toss: () => ((nth += 1) % 3 === 0 ? 'a' : 'b') });
  expect(planted(lucky)).toMatch(/leads to/u);
});
