// sessionOf: a match as a phone would have it after these events, for tests; nothing is sent anywhere.

import { evolveMatchView, matchViewOf, NEW_SEALED_MATCH, type VisibleEvent } from '@dunmer/shared/fairness';
import { NO_SESSION } from '@dunmer/shared/phone';
import type { MatchId, TableInfo } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import type { MatchSession } from '../net/index.ts';
import { readyCatalogue, readyDecks } from './localMatch.ts';

const CATALOGUE = { version: 'local', cards: [...readyCatalogue.values()], decks: readyDecks };
const HERE = { here: true, since: 0 };

/** Returns the table of a match for five drakes. */
export const tableOf = (match: MatchId, [a, b]: readonly [string, string]): TableInfo => ({
  match,
  catalogue: 'local',
  seats: { a: { name: a, bot: null }, b: { name: b, bot: null } },
  kind: 'stake',
  stake: 5,
  contract: null,
  watch: null,
});

export function sessionOf(
  events: readonly VisibleEvent[],
  viewer: Viewer,
  facts: Partial<MatchSession> = {},
): MatchSession {
  const view = events.reduce(evolveMatchView, matchViewOf(NEW_SEALED_MATCH, viewer));
  const { match } = view.seals;
  return {
    ...NO_SESSION,
    connection: 'online',
    table: { ...tableOf(match, ['Тралан', 'Мивул']), watch: 'WATCHER2' },
    viewer,
    presence: { match, seats: { a: HERE, b: HERE } },
    events,
    view,
    catalogue: CATALOGUE,
    ...facts,
  };
}
