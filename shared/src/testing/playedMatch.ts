// playedMatch: a real match for tests, as the batches that one viewer receives, with the hash after each.

import { matchViewOf, type Trade, visibleTo } from '../fairness/index.ts';
import type { BatchOf } from '../phone/phoneTable.ts';
import { type SyncState, viewHash } from '../protocol/index.ts';
import type { Viewer } from '../rules/index.ts';
import { cards } from './cards.ts';
import { playSealed, type SealedGame } from './sealedPlay.ts';

export const MATCH = 'match-1';

export const CATALOGUE = cards({ one: 'wisdom', two: 'strength > wisdom', three: 'cunning > strength' });
const DECK = ['one', 'two', 'three', 'one', 'two', 'three', 'two'];

interface PlayedStep {
  readonly batch: BatchOf<Trade>;
  readonly hash: string;
}

export const playedGame = (label = 'played'): SealedGame => ({
  match: MATCH,
  catalogue: CATALOGUE,
  decks: { a: DECK, b: DECK },
  bots: [],
  label,
  manner: 'played-out',
});

export const playedMatch = (viewer: Viewer, label?: string): readonly PlayedStep[] =>
  playSealed(playedGame(label)).map(({ events, after }, step) => ({
    batch: { match: MATCH, version: step + 1, events: visibleTo(events, viewer) },
    hash: viewHash(matchViewOf(after, viewer)),
  }));

/**
 * Returns the answer to a sync that asks for what came after `since`, in a match of which only `steps` steps have
 * happened.
 */
export function syncState(
  viewer: Viewer,
  since: number,
  steps: number,
  facts: Partial<SyncState> = {},
): SyncState {
  const played = playedMatch(viewer).slice(0, steps);
  return {
    epoch: 'first',
    viewer,
    table: {
      match: MATCH,
      catalogue: 'v1',
      seats: { a: { name: 'Тралан', bot: null }, b: { name: 'Мивул', bot: null } },
      kind: 'contract',
      stake: 3,
      contract: 'c1',
      watch: 'WATCHER2',
    },
    draft: null,
    presence: { match: MATCH, seats: { a: { here: true, since: 0 }, b: { here: true, since: 0 } } },
    clocks: [],
    batches: played.slice(since).map(({ batch }) => batch),
    more: false,
    hash: played.at(-1)?.hash ?? '',
    ...facts,
  };
}
