// Law: non-interference. Until the reveal, what others see and are answered does not depend on what a seat lays face
// down.

import { expect, test } from 'vitest';
import { assertLaw, firstFault, type MakeDecide, nonInterference } from '../../testing/index.ts';
import { decide, type MatchState, type RuleEvent, type Seat, SEATS } from '../index.ts';

/** The core, changed to add or alter events by what lies face down. */
const leaking =
  (leak: (events: readonly RuleEvent[], state: MatchState) => readonly RuleEvent[]): MakeDecide =>
  (catalogue) =>
  (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const events = leak(decided.value.events, decided.value.state);
    return { ok: true, value: { ...decided.value, events } };
  };

const planted = (makeDecide: MakeDecide): string | null =>
  firstFault(nonInterference(makeDecide), 'any', 300);

const firstLaid = (state: MatchState, seat: Seat): string =>
  state.secret[seat].laid.find((owned) => owned !== null)?.card ?? '';

test('whatever a seat lays, the other seat and watchers see the same and are refused the same until the reveal', () => {
  assertLaw(nonInterference(decide), 'any', 150);
});

test('catches a message whose content tells what was laid', () => {
  const leak = leaking((events, state) =>
    events.map((event) =>
      event.type === 'RowCommitted' && firstLaid(state, event.seat) > 'c3'
        ? { ...event, row: 'half' as const }
        : event,
    ),
  );
  expect(planted(leak)).toMatch(/sees what [ab] laid in .*RowCommitted/u);
});

test('catches a message more or less', () => {
  const leak = leaking((events, state) =>
    events.flatMap((event) =>
      event.type === 'RowCommitted' && firstLaid(state, event.seat) > 'c3' ? [event, event] : [event],
    ),
  );
  expect(planted(leak)).toMatch(/sees what [ab] laid in .*RowCommitted/u);
});

test('catches messages in another order', () => {
  const leak = leaking((events, state) => {
    const cellsSeen = events.some((event) => event.type === 'CellsSeen');
    return cellsSeen && SEATS.some((seat) => firstLaid(state, seat) > 'c3') ? events.toReversed() : events;
  });
  expect(planted(leak)).toMatch(/sees what [ab] laid in (CellsSeen, RowCommitted|RowCommitted, CellsSeen)$/u);
});

test('catches a refusal that tells what was laid', () => {
  const leak: MakeDecide = (catalogue) => (state, command, random) =>
    command.type === 'claim' &&
    state.common.phase.at === 'placing' &&
    SEATS.some((seat) => firstLaid(state, seat) > 'c3')
      ? { ok: false, error: { code: 'not-claimable', copy: command.copy } }
      : decide(catalogue)(state, command, random);
  expect(planted(leak)).toMatch(/^a refusal tells/u);
});

test('catches a public state that tells what was laid', () => {
  const leak: MakeDecide = (catalogue) => (state, command, random) => {
    const decided = decide(catalogue)(state, command, random);
    if (!decided.ok) return decided;
    const { common, secret } = decided.value.state;
    const choices = firstLaid(decided.value.state, 'a') > 'c3' ? 7 : 0;
    return { ok: true, value: { ...decided.value, state: { common: { ...common, choices }, secret } } };
  };
  expect(planted(leak)).toMatch(/knows what a laid$/u);
});
