// With promises and intrigue off nothing changes: matches recorded before the modules existed go on byte for byte
// alike.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Card } from '../cards/index.ts';
import { viewHash } from '../protocol/index.ts';
import type { BySeat, Seat } from '../rules/index.ts';
import { copiesFor, countedEntropy } from '../testing/index.ts';
import {
  decideMatch,
  evolveMatchAll,
  type MatchCommand,
  type MatchDecision,
  type MatchEvent,
  matchViewOf,
  NEW_SEALED_MATCH,
  openSealedMatch,
  type SealedMatch,
} from './index.ts';

interface Step {
  /** null for the opening. */
  readonly command: MatchCommand | null;
  /** The events as JSON text, with those to the server and to each seat. */
  readonly events: string;
  /** The hashes of the three views after the step, as phones compare them. */
  readonly views: readonly string[];
  /** A digest of the views' JSON texts, with keys in the order in which they stand. */
  readonly texts: string;
}

interface Recorded {
  readonly match: string;
  /** The label from which everything drawn follows. */
  readonly label: string;
  readonly bots: readonly Seat[];
  readonly cards: readonly Card[];
  readonly decks: BySeat<readonly string[]>;
  readonly steps: readonly Step[];
}

const recorded = readFileSync(new URL('../testing/recorded/matches.ndjson', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const match: Recorded = JSON.parse(line);
    return match;
  });

const viewsOf = (state: SealedMatch) =>
  (['a', 'b', 'watcher'] as const).map((each) => matchViewOf(state, each));
const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

test('nine matches are on record', () => {
  expect(recorded.length).toBe(9);
});

test.each(recorded)('$match goes on as it was recorded', ({ match, label, bots, cards, decks, steps }) => {
  const entropy = countedEntropy(label);
  const decide = decideMatch(new Map(cards.map((card) => [card.id, card])));
  const copies = { a: copiesFor('a', decks.a), b: copiesFor('b', decks.b) };
  let state = NEW_SEALED_MATCH;
  const decided = (command: MatchCommand | null): MatchDecision | null => {
    if (command === null) return openSealedMatch({ match, decks: copies, bots, friendly: false }, entropy);
    const decision = decide(state, command, entropy);
    return decision.ok ? decision.value : null;
  };
  for (const { command, events, views, texts } of steps) {
    const decision = decided(command);
    expect(JSON.stringify(decision?.events)).toBe(events);
    const written: readonly MatchEvent[] = JSON.parse(events);
    state = evolveMatchAll(state, written);
    expect(decision?.state).toEqual(state);
    expect(viewsOf(state).map(viewHash)).toEqual(views);
    expect(digestOf(viewsOf(state).map((view) => JSON.stringify(view)))).toBe(texts);
  }
});
