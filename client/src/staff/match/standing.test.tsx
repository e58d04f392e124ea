// @vitest-environment happy-dom
// Who has an interest in a match without sitting in it: what is said of that, and what is not offered.

import type { FloorMatch } from '@dunmer/shared/protocol';
import { afterEach, expect, it } from 'vitest';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { staffRu } from '../staff.ru.ts';
import { Standing } from './standing.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const seat = (name: string) => ({ person: { person: name, name, code: 'ABCDEFGH' }, here: true, since: 0 });

const MATCH: FloorMatch = {
  match: 'm',
  watch: null,
  kind: 'contract',
  stake: 3,
  phase: 'placing',
  round: 0,
  seats: { a: seat('Тралан'), b: seat('Мивул') },
  awaited: [],
  desk: { paused: false, calls: [], announced: null, unbound: false, restored: false },
  clocks: [],
  contract: 'c',
  mayAct: true,
  opened: '2026-07-12T12:00:00.000Z',
};

const { event } = homeView();

async function shown(mayAct: boolean): Promise<Mounted> {
  page = await mounted(<Standing live={{ ...MATCH, mayAct }} at={0} event={event} />);
  return page;
}

it('is called no side of it, and is led to no contract that says nothing to them', async () => {
  const acting = await shown(true);
  expect(acting.everything()).toContain(staffRu.match.contract);
  await acting.unmount();
  const interested = await shown(false);
  expect(interested.everything()).not.toContain(staffRu.match.contract);
  expect(interested.everything()).toContain(staffRu.floor.own);
  expect(staffRu.floor.own).not.toMatch(/сторона/);
});
