// sessionOf: a match as a phone would have it after these events, for tests: nothing is sent anywhere.

import { evolveMatchView, matchViewOf, NEW_SEALED_MATCH, type VisibleEvent } from '@dunmer/shared/fairness';
import type { Viewer } from '@dunmer/shared/rules';
import type { MatchSession } from '../net/index.ts';
import { readyCatalogue, readyDecks } from './localMatch.ts';

const CATALOGUE = { version: 'local', cards: [...readyCatalogue.values()], decks: readyDecks };
const HERE = { here: true, since: 0 };
const nothing = (): void => undefined;

export function sessionOf(
  events: readonly VisibleEvent[],
  viewer: Viewer,
  facts: Partial<MatchSession> = {},
): MatchSession {
  const view = events.reduce(evolveMatchView, matchViewOf(NEW_SEALED_MATCH, viewer));
  const { match } = view.seals;
  return {
    connection: 'online',
    table: {
      match,
      catalogue: 'local',
      seats: { a: { name: 'Тралан', bot: null }, b: { name: 'Мивул', bot: null } },
      kind: 'stake',
      stake: 5,
      contract: null,
      watch: 'WATCHER2',
    },
    viewer,
    presence: { match, seats: { a: HERE, b: HERE } },
    presenceAt: 0,
    clocks: [],
    clocksAt: 0,
    events,
    view,
    draft: [null, null, null, null, null, null],
    draftMark: 'saved',
    sending: [],
    refused: null,
    lost: [],
    closed: null,
    catalogue: CATALOGUE,
    witness: { at: 'watching' },
    filePath: null,
    play: nothing,
    watched: nothing,
    saveDraft: nothing,
    dismissRefusal: nothing,
    dismissLost: nothing,
    checkAgain: nothing,
    ...facts,
  };
}
