// floorView: the floor for tests, and a match on it: empty, with the facts that the test gives.

import type { FloorMatch, FloorView } from '@dunmer/shared/protocol';
import { homeView } from './homeView.ts';

const seat = (name: string) => ({ person: { person: name, name, code: 'ABCDEFGH' }, here: true, since: 0 });

export const floorMatch = (facts: Partial<FloorMatch> = {}): FloorMatch => ({
  match: 'm',
  watch: null,
  kind: 'stake',
  stake: 3,
  phase: 'placing',
  round: 0,
  seats: { a: seat('Тралан'), b: seat('Мивул') },
  awaited: [],
  desk: { paused: false, calls: [], announced: null, unbound: false, restored: false },
  clocks: [],
  contract: null,
  mayAct: true,
  opened: '2026-07-12T12:00:00.000Z',
  ...facts,
});

/** Returns the floor as a phone has received it. */
export const heardFloor = (facts: Partial<FloorView> = {}) => ({
  at: 0,
  floor: {
    event: homeView().event,
    matches: [],
    calls: 0,
    overdue: 0,
    overdueContracts: [],
    moves: [],
    guessing: false,
    disk: null,
    resting: [],
    interest: null,
    version: 1,
    ...facts,
  },
});
