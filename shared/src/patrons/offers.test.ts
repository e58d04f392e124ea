// Offers: what the cards of a seat can do is what the core accepts (PT11), at the price that it asks (PT29).

import { expect, test } from 'vitest';
import {
  arbPatronGame,
  casesOf,
  type GameSketch,
  PatronTable,
  playPatronGame,
  termsOf,
} from '../testing/index.ts';
import {
  commandFor,
  decideGame,
  foresee,
  type GameEvent,
  gameViewOf,
  movesOf,
  type Offer,
  offersOf,
  STILL,
} from './index.ts';

const steps = casesOf(arbPatronGame('played-out'), 9, 5).flatMap((game) => {
  const terms = termsOf(game);
  const decide = decideGame(terms);
  return playPatronGame(game).flatMap(({ before, command, events }) => {
    const { stage } = before.common;
    const view = stage.at === 'turn' ? gameViewOf(before, stage.asked?.seat ?? stage.seat) : null;
    if (view === null || view.viewer === 'watcher' || stage.at !== 'turn') return [];
    return [{ terms, decide, before, view, command, events, offers: offersOf(terms, decide, view) }];
  });
});

const keyOf = ({ does, copy, ability }: Pick<Offer, 'does' | 'copy' | 'ability'>): string =>
  `${does} ${copy} ${ability ?? ''}`;

test('PT11: a card is good for exactly what moves there are with it', () => {
  for (const { terms, decide, view, offers } of steps) {
    const moves = movesOf(terms, decide, view).flatMap((move) =>
      move.type === 'play' || move.type === 'use' || move.type === 'strike'
        ? [keyOf({ does: move.type, copy: move.copy, ability: move.type === 'use' ? move.ability : null })]
        : [],
    );
    const open = offers.filter(({ refusal }) => refusal === null);
    expect(new Set(open.map(keyOf))).toEqual(new Set(moves));
  }
});

test('PT11: whatever may be named for it is taken, and it costs what was said', () => {
  for (const { decide, before, view, offers } of steps)
    for (const offer of offers) {
      const [first, ...others] = offer.namings;
      if (offer.refusal !== null || first === undefined || first.atMost === 0) continue;
      for (const copy of first.from) {
        const named = [[copy], ...others.map(({ from, atLeast }) => from.slice(0, atLeast))];
        const decided = decide(before, commandFor(view, offer, named), STILL);
        expect(decided.ok).toBe(true);
        const paid = decided.ok ? decided.value.events.find((event) => event.type === 'Paid') : undefined;
        expect(paid?.type === 'Paid' ? paid.coins : 0).toBe(offer.coins);
      }
    }
});

test('PT12: as few and as many as are said to be are taken, and no other number', () => {
  let several = 0;
  for (const { decide, before, view, offers } of steps)
    for (const offer of offers) {
      const [first, ...others] = offer.namings;
      // A strike has one target, however many are named.
      if (offer.refusal !== null || first === undefined || offer.does === 'strike') continue;
      const { from, atLeast, atMost } = first;
      const rest = others.map((each) => each.from.slice(0, each.atLeast));
      const isTaken = (count: number): boolean =>
        decide(before, commandFor(view, offer, [from.slice(0, count), ...rest]), STILL).ok;
      const counts = [...from.keys(), from.length].filter((count) => count !== atLeast && count !== atMost);
      expect([isTaken(atLeast), isTaken(atMost)]).toEqual([true, true]);
      expect(counts.filter((count) => isTaken(count) !== (count > atLeast && count < atMost))).toEqual([]);
      if (atLeast === 0 && atMost > 1) several += 1;
    }
  expect(several).toBeGreaterThan(0);
});

test('no more is asked to be named than lies there, or than the card needs', () => {
  const namings = steps.flatMap(({ offers }) => offers.flatMap(({ namings: each }) => each));
  for (const { from, atLeast, atMost } of namings)
    expect(atMost).toBeLessThanOrEqual(Math.max(from.length, atLeast));
});

test('PT9, PT6: out of turn, closed or weak, it says which', () => {
  const codes = steps.flatMap(({ view, offers }) => {
    const { stage, zone } = view.common;
    if (stage.at !== 'turn') return [];
    return offers.flatMap(({ does, copy, refusal }) => {
      const lying = zone.find((card) => card.copy === copy);
      if (stage.asked !== null) expect(refusal?.code).toBe('moment');
      else if (does !== 'play' && lying?.closed === true) expect(refusal).toEqual({ code: 'closed', copy });
      else if (does === 'strike' && lying?.turn === stage.turn)
        expect(refusal).toEqual({ code: 'weak', copy });
      return refusal === null ? [] : [refusal.code];
    });
  });
  expect(new Set(codes)).toEqual(new Set(['moment', 'closed', 'weak', 'coins', 'target']));
});

/** What the other seat discards depends on a hand that nobody else knows. */
const isKnown = (seat: string) => (event: GameEvent) =>
  event.to === 'everyone' && (event.type !== 'Discarded' || event.seat === seat);

test('what is foreseen of a move is what everybody sees of it, as far as its seat can know', () => {
  let strikes = 0;
  for (const { terms, decide, before, view, command, events } of steps) {
    const { type } = command;
    if (type !== 'play' && type !== 'use' && type !== 'strike' && type !== 'defend' && type !== 'choose')
      continue;
    if (command.seat !== view.viewer) continue;
    const foreseen = foresee(terms, decide, view, command);
    const seen = foreseen?.events ?? [];
    if (foreseen === null || foreseen.defenders.length === 0) {
      expect(seen).toEqual(events.filter(isKnown(view.viewer)));
      continue;
    }
    strikes += 1;
    // PT20: the other seat is asked; the foreseen events go on as if nobody defended.
    const isAsked = seen.findIndex((event) => event.type === 'Asked');
    expect(seen.slice(0, isAsked + 1)).toEqual(events.filter(isKnown(view.viewer)));
    expect(seen[isAsked + 1]?.type).toBe('NotDefended');
    expect(foreseen.after.zone).not.toEqual(before.common.zone);
  }
  expect(strikes).toBeGreaterThan(0);
});

const SKETCHES: Readonly<Record<string, GameSketch>> = {
  wolf: { creature: [1, 3, 2] },
  crab: { creature: [1, 1, 4] },
  thief: {
    creature: [1, 1, 3],
    abilities: [
      {
        when: 'enter',
        target: { side: 'enemy', of: 'creature', pick: 'one' },
        effects: [{ op: 'control' }],
      },
    ],
  },
  heir: { creature: [1, 0, 1], abilities: [{ when: 'death', effects: [{ op: 'discard', n: 9 }] }] },
  spark: {
    spell: 1,
    abilities: [{ target: { side: 'any', of: 'creature', pick: 'one' }, effects: [{ op: 'wound', n: 2 }] }],
  },
};

/** What the seat whose turn it is sees, and the means to decide its commands. */
function sightOf({ state, terms }: PatronTable) {
  const { stage } = state.common;
  const view = gameViewOf(state, stage.at === 'turn' ? stage.seat : 'watcher');
  if (view.viewer === 'watcher') throw new Error('a turn is under way');
  const decide = decideGame(terms);
  return { terms, decide, view, offers: offersOf(terms, decide, view) };
}

test('what was taken over strikes for whoever has it now, and is struck by whoever brought it', () => {
  const table = new PatronTable(SKETCHES, { a: 'wolf', b: 'thief' }).begin();
  table.play('a:wolf#1');
  table.until(2);
  table.play('b:thief#1');
  expect(table.lying('a:wolf#1').control).toBe('b');
  table.until(3);
  const brought = sightOf(table).offers.filter(({ does }) => does === 'strike');
  expect(brought).toEqual([]);
  table.until(4);
  const strikes = sightOf(table).offers.filter(({ does }) => does === 'strike');
  expect(strikes.map(({ copy, refusal }) => [copy, refusal])).toEqual([
    ['b:thief#1', null],
    ['a:wolf#1', null],
  ]);
  for (const { namings } of strikes) expect(namings[0]?.from).toEqual(['a:lord#1']);
});

test('of a strike that could be defended is foreseen what it does to whom it is aimed at', () => {
  const table = new PatronTable(SKETCHES, { a: 'wolf', b: 'crab' }).begin();
  table.play('a:wolf#1');
  table.until(2);
  table.play('b:crab#1');
  table.until(3);
  const { terms, decide, view } = sightOf(table);
  const strike = { type: 'strike', seat: 'a', turn: 3, copy: 'a:wolf#1', target: 'b:lord#1' } as const;
  const foreseen = foresee(terms, decide, view, strike);
  expect(foreseen?.defenders).toEqual(['b:crab#1']);
  expect(foreseen?.after.zone.find(({ copy }) => copy === 'b:lord#1')?.wounds).toBe(3);
});

test('no card is foreseen that only the other knows: what they would discard of their hand', () => {
  const table = new PatronTable(SKETCHES, { a: 'spark', b: 'heir' }).begin().until(2);
  table.play('b:heir#1');
  table.until(3);
  const { terms, decide, view } = sightOf(table);
  const command = { type: 'play', seat: 'a', turn: 3, copy: 'a:spark#1', targets: [['b:heir#1']] } as const;
  const types = foresee(terms, decide, view, command)?.events.map(({ type }) => type);
  expect(types).toContain('Left');
  expect(types).not.toContain('Discarded');
  // The other seat really discards its whole hand.
  const held = table.hand('b').length;
  table.play('a:spark#1', ['b:heir#1']);
  expect([held > 0, table.hand('b')]).toEqual([true, []]);
});
