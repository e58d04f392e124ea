// Which live matches staff see first.

import type { FloorMatch } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { floorMatch } from '../../harness/floorView.ts';
import { floorRows } from './floorRows.ts';

const MINUTE = 60_000;

const match = (name: string, facts: Partial<FloorMatch> = {}) => floorMatch({ match: name, ...facts });

const awaited = (minutes: number) => [{ seat: 'a', what: 'front', since: minutes * MINUTE }] as const;
const desk = match('').desk;
const after = (passed: number, paused = false) => ({ event: { paused }, passed });
const names = (rows: readonly FloorMatch[]) => rows.map(({ match }) => match);

describe('the floor', () => {
  it('shows who calls first, then who is waited for longest', () => {
    const rows = [
      match('short', { awaited: awaited(1) }),
      match('long', { awaited: awaited(5) }),
      match('calls', { desk: { ...desk, calls: ['b'] } }),
    ];
    expect(names(floorRows(rows, 'all', after(0)))).toEqual(['calls', 'long', 'short']);
  });

  it('shows a match that stands still with those who call', () => {
    const stopped = match('stopped', { stopped: { broken: 'BrokenInvariant', place: '' } });
    const rows = [match('long', { awaited: awaited(5) }), stopped];
    expect(names(floorRows(rows, 'all', after(0)))).toEqual(['stopped', 'long']);
    expect(names(floorRows(rows, 'called', after(0)))).toEqual(['stopped']);
  });

  it('counts a wait from when it was said to now', () => {
    const rows = [match('soon', { awaited: awaited(2) })];
    expect(floorRows(rows, 'slow', after(0))).toEqual([]);
    expect(names(floorRows(rows, 'slow', after(MINUTE)))).toEqual(['soon']);
  });

  it('counts no wait in a pause of the match, nor of the event', () => {
    const soon = match('soon', { awaited: awaited(2) });
    expect(floorRows([soon], 'slow', after(MINUTE, true))).toEqual([]);
    expect(floorRows([{ ...soon, desk: { ...desk, paused: true } }], 'slow', after(MINUTE))).toEqual([]);
  });

  it('never takes a seat without a phone of its own for one that is away', () => {
    const bot = { person: null, here: false, since: 0 };
    const { seats } = match('');
    const gone = { ...seats.b, here: false };
    const rows = [
      match('bot', { seats: { ...seats, b: bot } }),
      match('gone', { seats: { ...seats, b: gone } }),
    ];
    expect(names(floorRows(rows, 'away', after(0)))).toEqual(['gone']);
  });

  it('can show only what is paused', () => {
    const rows = [match('goes'), match('stands', { desk: { ...desk, paused: true } })];
    expect(names(floorRows(rows, 'paused', after(0)))).toEqual(['stands']);
  });
});
