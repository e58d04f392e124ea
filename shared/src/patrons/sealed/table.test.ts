// Both tables behind the one port: the same laws hold for whole games at either, and each would find a fault.

import { describe, expect, test } from 'vitest';
import { type Table, type TableTypes, TRADE } from '../../fairness/index.ts';
import {
  arbSealedGame,
  arbSealedPatronGame,
  casesOf,
  playSealed,
  playSealedGame,
  tableEnds,
  tableIsPublic,
  type TableLaw,
  tableRedaction,
  tableReplay,
  type TableStep,
} from '../../testing/index.ts';
import { type Awaiting, awaitingIn, PATRONS, type SealedGame } from '../index.ts';

const LAWS: readonly (readonly [string, TableLaw])[] = [
  ['the log leads to the state', tableReplay],
  ['views follow from what their viewers see', tableRedaction],
  ['progress, ending, due and what is hidden are public', tableIsPublic],
  ['it ends, somebody is awaited until then, and the seed is told (F7)', tableEnds],
];

const matches = casesOf(arbSealedGame('any'), 60, 5).map((game) =>
  playSealed(game).map((step) => ({ ...step, before: step.before ?? TRADE.fresh })),
);
const games = casesOf(arbSealedPatronGame('any'), 150, 5).map((game) => playSealedGame(game));

/** Returns the first fault found in these games; null if the law holds. */
function firstFault<T extends TableTypes>(
  law: TableLaw,
  table: Table<T>,
  played: readonly (readonly TableStep<T>[])[],
): string | null {
  for (const steps of played) {
    const fault = law(table, steps);
    if (fault !== null) return fault;
  }
  return null;
}

describe.each(LAWS)('%s', (_, law) => {
  test('at the trade table', () => {
    expect(firstFault(law, TRADE, matches)).toBeNull();
  });

  test('at the patrons’ table', () => {
    expect(firstFault(law, PATRONS, games)).toBeNull();
  });
});

/** Returns a name for what a seat is given time for. */
function timedIn({ rules }: SealedGame, { kind, seat }: Awaiting): string {
  const { stage } = rules.common;
  if (kind === 'turn') return `the turn of ${seat}`;
  if (stage.at === 'turn') return `asking ${String(stage.asked?.id)}`;
  return stage.at === 'preparing' && stage.step === 'exchange' ? 'exchange' : 'patron';
}

test('PT27: a turn and everything asked have clocks of their own, each by a number that nothing else has', () => {
  for (const steps of games) {
    const meant = new Map<string, string>();
    for (const { after } of steps) {
      const awaited = awaitingIn(after);
      for (const each of awaited) {
        const [key, timed] = [`${each.kind} ${each.number}`, timedIn(after, each)];
        expect(meant.get(key) ?? timed).toBe(timed);
        meant.set(key, timed);
      }
      const { stage } = after.rules.common;
      if (stage.at === 'preparing') {
        const due = new Set(PATRONS.dueFrom(after).map(({ seat }) => seat));
        expect(awaited.map(({ kind, seat }) => [kind, seat])).toEqual([...due].map((seat) => ['ask', seat]));
      }
      if (stage.at !== 'turn') continue;
      const { seat, turn, asked } = stage;
      expect(awaited[0]).toEqual({ kind: 'turn', seat, number: turn });
      const [, second] = awaited;
      expect(second && `${second.kind} ${second.seat}`).toBe(
        asked === null ? undefined : `ask ${asked.seat}`,
      );
    }
  }
});

describe('a fault is found', () => {
  test('where evolution drops what is noted on the desk', () => {
    const deaf = {
      ...PATRONS,
      evolve: (state, event) => (event.type === 'DeskNoted' ? state : PATRONS.evolve(state, event)),
    } satisfies typeof PATRONS;
    expect(firstFault(tableReplay, deaf, games)).toMatch(/do not lead to its state$/u);
  });
});
