// Bots in the windows of a match (PROMISES 4): they play in each of them, play only what they hold, and answer at
// every stop.

import { describe, expect, test } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { STRENGTHS, type Strength } from '@dunmer/shared/protocol';
import { type BySeat, bySeat, decide, type RuleEvent, type WindowTerms } from '@dunmer/shared/rules';
import { heldOf, holdingOf, TRADERS } from '@dunmer/shared/testing';
import { type Stop, STOPS } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { READY_CARDS, readEdition } from '../catalogue/index.ts';
import { chanceOf, dealDeck, mindOf, type PlayedMatch, playMatch, positions } from './index.ts';

const { catalogue } = readEdition(READY_CARDS);
const rules = decide(catalogue, undefined, PRINTED);
const MATCHES = 12;

/** Every promise that can be played in a match, from a third trader and from the opponent. */
const IN_MATCHES = [...PRINTED.pledges.values()].filter(
  ({ window }) => window === 'opened' || window === 'sealed' || STOPS.some((stop) => stop === window),
);
const hands: BySeat<readonly string[]> = {
  a: IN_MATCHES.flatMap(({ id }) => [`carol/${id}`, `boris/${id}`]),
  b: IN_MATCHES.flatMap(({ id }) => [`dora/${id}`, `anna/${id}`]),
};

const termsOf = (held: BySeat<readonly string[]>): WindowTerms => ({
  traders: TRADERS,
  stake: 12,
  hands: bySeat((seat) => held[seat].map(heldOf)),
  holdings: bySeat((seat) => holdingOf(seat, { hand: held[seat] })),
});

/** Plays two equal bots with start decks; a lays first, so that b may look. */
function played(strength: Strength, seed: number, held: BySeat<readonly string[]> = hands): PlayedMatch {
  const mind = mindOf(catalogue, strength, positions(20), PRINTED);
  const dealing = chanceOf(seed);
  const decks = bySeat((seat) =>
    dealDeck(catalogue, dealing).map((card, i) => ({ copy: `${seat}.${i}`, card })),
  );
  return playMatch({
    decide: rules,
    minds: { a: mind, b: mind },
    decks,
    chance: chanceOf(seed),
    windows: termsOf(held),
  });
}

const playsIn = (events: readonly RuleEvent[]) =>
  events.flatMap((event) => (event.type === 'CardPlayed' ? [event] : []));

/** The stops in order, each with how often a seat was asked at it. */
function askedAt(events: readonly RuleEvent[]): readonly (readonly [Stop, number])[] {
  const asked: [Stop, number][] = [];
  for (const event of events) {
    if (event.type === 'StopBegun') asked.push([event.stop, 0]);
    const last = asked.at(-1);
    if (event.type === 'SeatAsked' && last !== undefined) last[1] += 1;
  }
  return asked;
}

describe.each(STRENGTHS)('the %s bot', (strength) => {
  const matches = Array.from({ length: MATCHES }, (_, seed) => played(strength, seed));

  test('PR10 plays only promises that it holds, none of its own, and none twice', () => {
    for (const { events } of matches) {
      const keys = playsIn(events).map(({ seat, held }) => `${seat} ${held.key}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { seat, held } of playsIn(events)) expect(hands[seat]).toContain(held.key);
    }
  });

  test('PR10, section 4: plays in each window of a match', () => {
    const windows = matches
      .flatMap(({ events }) => playsIn(events))
      .map(({ held }) => present(PRINTED.pledges.get(held.card), 'a printed promise').window);
    expect(new Set(windows)).toEqual(new Set(IN_MATCHES.map(({ window }) => window)));
  });

  test('PR17, PR18 answers every stop: each has somebody who is asked, and ends', () => {
    for (const { events, state } of matches) {
      const stops = askedAt(events);
      expect(stops.length).toBeGreaterThanOrEqual(1);
      for (const [, asked] of stops) expect(asked).toBeGreaterThanOrEqual(1);
      expect(events.filter(({ type }) => type === 'StopEnded')).toHaveLength(stops.length);
      expect(state.common.phase.at).toBe('finished');
    }
  });

  test('PR11 chooses a card for a shield only where it can win by count', () => {
    for (const { events } of matches) {
      const counted = events.findLast((event) => event.type === 'MatchCounted');
      for (const { seat, held } of playsIn(events))
        if (held.card === 'hideout' && strength !== 'simple') expect(counted?.winner).toBe(seat);
    }
  });

  test('the same seed comes to the same match', () => {
    expect(played(strength, 3).events).toEqual(matches[3]?.events);
  });
});

describe.each(STRENGTHS)('of what it was shown (section 5, peek) the %s bot', (strength) => {
  const only = { a: [], b: ['carol/borrowed-eyes'] };

  test('PR15 asks for one cell of the other’s front row, before its own half is complete', () => {
    const { events } = played(strength, 5, only);
    const [look] = playsIn(events);
    expect(look?.on).toEqual([{ seat: 'a', cell: 1 }]);
    const shown = events.flatMap((event) => (event.type === 'CardsShown' ? [event] : []));
    const laid = events.flatMap((event) => (event.type === 'CardsRevealed' ? [event.field.a[1]?.card] : []));
    expect(shown.map(({ to, cards }) => [to, ...cards])).toEqual([['b', ...laid]]);
  });
});

test('PR17 with nothing in hand no bot is asked', () => {
  for (const strength of STRENGTHS) expect(askedAt(played(strength, 1, { a: [], b: [] }).events)).toEqual([]);
});

test.each(['middle', 'strong'] as const)('the %s bot passes where a play brings nothing', (strength) => {
  const own = { a: ['carol/hideout'], b: [] };
  const matches = Array.from({ length: MATCHES }, (_, seed) => played(strength, seed, own).events);
  const lost = matches.filter((events) =>
    events.some((event) => event.type === 'MatchCounted' && event.winner !== 'a'),
  );
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.flatMap(playsIn)).toEqual([]);
});

test.each([
  ['solace#1', 'plays Solace where it loses by count'],
  ['good-taste#1', 'plays Good Taste where it loses to somebody whose better card lies in the discard'],
])('INTRIGUE 5: with %s the middle bot %s, and only there', (card) => {
  const own = { a: [card], b: [] };
  const matches = Array.from({ length: MATCHES }, (_, seed) => played('middle', seed, own).events);
  const winners = matches.map((events) => ({
    isPlayed: playsIn(events).length > 0,
    winner: events.findLast((event) => event.type === 'MatchCounted')?.winner,
  }));
  expect(winners.filter(({ isPlayed }) => isPlayed).length).toBeGreaterThan(0);
  for (const { isPlayed, winner } of winners) if (isPlayed) expect(winner).toBe('b');
  if (card === 'solace#1') for (const { isPlayed, winner } of winners) expect(isPlayed).toBe(winner === 'b');
});
