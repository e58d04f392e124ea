// What docs/protocol.md says about the patrons' table is enough to see what the server sees: a view that was built from
// it alone has the server's hash after every event, for both seats and for a watcher.

import { visibleTo } from '@dunmer/shared/fairness';
import { PATRONS } from '@dunmer/shared/patrons';
import { viewHash } from '@dunmer/shared/protocol';
import { arbSealedPatronGame, casesOf, logOfSealedGame, playSealedGame } from '@dunmer/shared/testing';
import { expect, test } from 'vitest';
import { newGameView, takeGameEvent } from './stranger/gameView.ts';
import { hashOf } from './stranger/proofs.ts';
import { gameEventIn } from './stranger/said.ts';

const played = casesOf(arbSealedPatronGame('any'), 25, 3).map((game) => playSealedGame(game));

test.each(['a', 'b', 'watcher'] as const)('as %s', (viewer) => {
  let events = 0;
  for (const game of played) {
    const view = newGameView(viewer);
    let state = PATRONS.fresh;
    for (const event of logOfSealedGame(game)) {
      state = PATRONS.evolve(state, event);
      const [seen] = visibleTo([event], viewer);
      if (seen === undefined) continue;
      // The event as it comes over the wire. Events of the desk are the same at both tables.
      const said = gameEventIn(JSON.stringify(seen));
      if (said.type !== 'DeskNoted') takeGameEvent(view, said);
      const { desk } = PATRONS.viewOf(state, viewer);
      Object.assign(view.desk, desk);
      expect(hashOf(view), event.type).toBe(viewHash(PATRONS.viewOf(state, viewer)));
      events += 1;
    }
  }
  expect(events).toBeGreaterThan(1_000);
});
