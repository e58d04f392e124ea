// @vitest-environment happy-dom
// Staff are told about a call, a stopped match and a request to use another phone, on the first page too; and about
// nothing else that happens at the tables.

import type { FloorMatch, FloorView } from '@dunmer/shared/protocol';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { floorMatch, heardFloor } from '../../harness/floorView.ts';
import { longAfter } from '../../harness/laidDown.ts';
import { mounted } from '../../harness/mounted.tsx';
import { floor } from '../../net/live.ts';
import { toldRu } from '../../told/told.ru.ts';
import { staffRu } from '../staff.ru.ts';
import { CallsAtHome, ToldDesk } from './toldDesk.tsx';

const quiet = floorMatch();
const match = (
  name: string,
  calls: FloorMatch['desk']['calls'],
  facts: Partial<FloorMatch> = {},
): FloorMatch => ({
  ...quiet,
  match: name,
  desk: { ...quiet.desk, calls },
  ...facts,
});

const hear = (matches: FloorView['matches'], moves: FloorView['moves'] = []) =>
  act(async () => {
    // Whoever was called before has come, and laid the phone down again.
    dispatchEvent(new Event('pointerdown'));
    longAfter();
    floor.known.setState({ heard: heardFloor({ matches, moves }) });
  });

it('a call is told to staff who may answer it, once, and none that stood there when they came', async () => {
  longAfter();
  const page = await mounted(<ToldDesk />);
  const told: boolean[] = [];
  for (const matches of [
    [match('old', ['a'])],
    [match('old', ['a']), match('quiet', [])],
    [match('old', ['a']), match('own', ['a'], { mayAct: false })],
    [match('old', ['a']), match('new', ['b'])],
    [match('old', ['a']), match('new', ['b'])],
  ]) {
    await hear(matches);
    told.push(document.title.startsWith(toldRu.title));
  }
  expect(told).toEqual([false, false, false, true, false]);
  await page.unmount();
  vi.restoreAllMocks();
});

it('so is that a match stands still, and who asks to be let onto another phone', async () => {
  longAfter();
  const page = await mounted(<ToldDesk />);
  const told: boolean[] = [];
  const stopped = { broken: 'BrokenInvariant', place: '' };
  const move = { move: 'm1', person: { person: 'one', name: 'Тралан', code: 'AAAAAAAA' }, at: '' };
  for (const [matches, moves] of [
    [[match('fine', [])], []],
    [[match('fine', [], { stopped })], []],
    [[match('fine', [], { stopped }), match('own', [], { stopped, mayAct: false })], []],
    [[match('fine', [], { stopped })], [move]],
    [[match('fine', [], { stopped })], [move]],
  ] as const) {
    await hear(matches, moves);
    told.push(document.title.startsWith(toldRu.title));
  }
  expect(told).toEqual([false, true, false, true, false]);
  await page.unmount();
  vi.restoreAllMocks();
});

it('on the first page a call is told, and stands there with the way to it until it is closed', async () => {
  longAfter();
  const page = await mounted(<CallsAtHome />);
  await page.settle();
  const line = () => document.querySelector('a[href="/staff"]')?.textContent ?? null;
  const said: unknown[] = [];
  for (const matches of [
    [match('quiet', [])],
    [match('new', ['b'])],
    [match('own', ['a'], { mayAct: false })],
  ]) {
    await hear(matches);
    await page.settle();
    said.push([document.title.startsWith(toldRu.title), line()?.includes(staffRu.floor.calls(1)) ?? false]);
  }
  expect(said).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ]);
  await page.unmount();
  vi.restoreAllMocks();
});

it('on the first page it says what calls for staff: calls, a match that stands still, another phone', async () => {
  const { floor: text } = staffRu;
  const stopped = { broken: 'BrokenInvariant', place: '' };
  const move = { move: 'm1', person: { person: 'one', name: 'Тралан', code: 'AAAAAAAA' }, at: '' };
  const page = await mounted(<CallsAtHome />);
  const said = () =>
    [text.calls(2), text.stopped, text.moves].filter((word) => page.everything().includes(word));
  await hear([match('quiet', []), match('one', ['a', 'b'])]);
  expect(said()).toEqual([text.calls(2)]);
  await hear([match('quiet', []), match('still', [], { stopped })]);
  expect(said()).toEqual([text.stopped]);
  await hear([match('quiet', [])], [move]);
  expect(said()).toEqual([text.moves]);
  await hear([match('quiet', [])]);
  expect(said()).toEqual([]);
  await page.unmount();
  vi.restoreAllMocks();
});
