// Afresh: clears what one test's page knows, sends and keeps, because the stores of a page live as long as the worker
// that runs the tests.

import { forget, keptKeys } from '../device/index.ts';
import { connection, edition, home, outbox, sessionInfo } from '../net/index.ts';
import { floor, lists } from '../net/live.ts';
import { known } from '../parts/knownContracts.ts';
import { shown } from '../shown/index.ts';
import { actStore } from '../staff/acts/actStore.ts';
import { looks } from '../staff/match/opened.tsx';
import { spoken } from '../text/lang.ts';
import { lately } from '../told/lately.ts';

/** Restores a browser in which no page was opened yet. */
export function afresh(): void {
  for (const key of keptKeys('')) forget(key);
  outbox.entries.replace([]);
  home.known.replace(home.known.getInitialState());
  floor.known.replace(floor.known.getInitialState());
  sessionInfo.replace(sessionInfo.getInitialState());
  connection.replace(connection.getInitialState());
  edition.replace(edition.getInitialState());
  actStore.replace(actStore.getInitialState());
  looks.replace(looks.getInitialState());
  shown.replace([]);
  known.replace([]);
  lists.forget();
  spoken.replace(spoken.getInitialState());
  document.documentElement.lang = 'ru';
  history.replaceState(null, '', '/');
  // A touch ends any call to the reader.
  dispatchEvent(new Event('pointerdown'));
  Object.assign(lately, { toldAt: null, touchedAt: null });
}
