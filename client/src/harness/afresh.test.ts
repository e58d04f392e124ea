// @vitest-environment happy-dom
// What a page of one test knows, sends and keeps does not affect the page of the next, in whichever order they run.

import { expect, it } from 'vitest';
import { keep, keptKeys } from '../device/index.ts';
import { home, outbox } from '../net/index.ts';
import { known, noteOpenContracts } from '../parts/knownContracts.ts';
import { noteShown, shown } from '../shown/index.ts';
import { keepLook, looks } from '../staff/match/opened.tsx';
import { chooseLang } from '../text/index.ts';
import { spoken } from '../text/lang.ts';
import { homeView } from './homeView.ts';

it.each(['one', 'another'])('a page finds nothing of the page before: %s', async () => {
  expect(outbox.entries.getState()).toEqual([]);
  expect(home.known.getState().home).toBeUndefined();
  expect(keptKeys('')).toEqual([]);
  expect([shown.getState(), known.getState(), [...looks.getState()]]).toEqual([[], [], []]);
  expect(spoken.getState().lang).toBe('ru');
  expect(location.href.replace(location.origin, '')).toBe('/');
  expect(history.state).toBeNull();
  history.replaceState({ over: 1 }, '', '/trade?give=copy');
  outbox.send({ type: 'declineMatch', id: 'c1', proposal: 'p1' });
  home.known.setState({ home: homeView() });
  keep('form', '{}');
  noteShown({ match: 'm', whose: 'me' }, 'placing', 'placing');
  noteOpenContracts(['k']);
  keepLook('m', 'act');
  await chooseLang('en');
});
