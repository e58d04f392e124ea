// @vitest-environment happy-dom
// While the phone's own link is broken, a match says only what is known: not where the opponent is, and on the desk
// what helps.

import { visibleTo } from '@dunmer/shared/fairness';
import { afterEach, expect, it } from 'vitest';
import { LocalMatch, readyDecks } from '../harness/localMatch.ts';
import { mounted, type Mounted } from '../harness/mounted.tsx';
import { sessionOf } from '../harness/sessionOf.ts';
import { connection } from '../net/index.ts';
import { matchRu } from '../around/match.ru.ts';
import { ru } from '../text/ru.ts';
import { MatchTable } from './matchScreen.tsx';

const before = connection.getState();
let page: Mounted | null = null;
const leave = async (): Promise<void> => {
  await page?.unmount();
  page = null;
};
afterEach(async () => {
  await leave();
  connection.replace(before);
});

async function offline(place: 'phone' | 'desk'): Promise<string> {
  connection.setState({ state: 'offline', cause: 'server' });
  const [deck] = readyDecks;
  const id = deck?.id ?? '';
  const match = new LocalMatch({ a: id, b: id }, 7);
  match.promiseAndOpen();
  const session = sessionOf(visibleTo(match.log, 'watcher'), 'watcher', { connection: 'offline' });
  page = await mounted(<MatchTable session={session} leave={() => undefined} place={place} />);
  await page.settle();
  return page.everything();
}

it('nobody is said to be here by a phone that hears nothing', async () => {
  const told = await offline('phone');
  expect(told).toContain(`>${matchRu.unheard}`);
  expect(told).not.toContain(`>${matchRu.here}`);
});

it('the desk reads how the server is started again, and watchers that the match is safe', async () => {
  const { staff, watcher } = ru.connection.break;
  expect(await offline('desk')).toContain(staff);
  await leave();
  expect(await offline('phone')).toContain(watcher);
});
