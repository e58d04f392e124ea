// @vitest-environment happy-dom
// Staff with an interest in a match in which they don't sit: what the page says about it, and which acts it leaves
// out.

import { afterEach, expect, it } from 'vitest';
import { floorMatch } from '../../harness/floorView.ts';
import { homeView } from '../../harness/homeView.ts';
import { type Mounted, mounted } from '../../harness/mounted.tsx';
import { Awaited, Clocks } from '../floor/floorWords.tsx';
import { staffRu } from '../staff.ru.ts';
import { Standing } from './standing.tsx';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const MATCH = floorMatch({ kind: 'contract', contract: 'c' });

const { event } = homeView();

async function shown(mayAct: boolean, awaited = MATCH.awaited): Promise<Mounted> {
  page = await mounted(<Standing live={{ ...MATCH, mayAct, awaited }} at={0} event={event} />);
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

it('has no word alone where nobody is waited for, as after an award while its call stands', async () => {
  expect((await shown(true, [])).everything()).not.toContain(staffRu.floor.nobody);
});

it('of a match without a contract there is no way to one', async () => {
  page = await mounted(<Standing live={{ ...MATCH, contract: null }} at={0} event={event} />);
  expect(page.everything()).not.toContain(staffRu.match.contract);
});

it('in a list, a match that stands still waits for nobody', async () => {
  const awaited = [{ seat: 'a', what: 'front', since: 0 }] as const;
  const stopped = { broken: 'BrokenInvariant', place: '' };
  page = await mounted(<Awaited match={{ ...MATCH, awaited }} passed={0} event={event} />);
  expect(page.everything()).not.toContain(staffRu.floor.nobody);
  expect(page.everything()).toContain(staffRu.floor.what.front);
  await page.show(<Awaited match={{ ...MATCH, awaited, stopped }} passed={0} event={event} />);
  expect(page.everything()).toContain(staffRu.floor.nobody);
  expect(page.everything()).not.toContain(staffRu.floor.what.front);
});

it('a clock that stands still keeps its time, and says so', async () => {
  const clock = { kind: 'placement', seat: 'a', left: 60_000 } as const;
  page = await mounted(<Clocks match={{ ...MATCH, clocks: [{ ...clock, runs: true }] }} passed={15_000} />);
  expect(page.everything()).toContain('0:45');
  await page.show(<Clocks match={{ ...MATCH, clocks: [{ ...clock, runs: false }] }} passed={15_000} />);
  expect(page.everything()).toContain('1:00');
  expect(page.everything()).toContain(staffRu.floor.stands);
});
