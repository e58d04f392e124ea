// The button that seals, beside the hand of promises and intrigue cards on a phone: each of its texts fits on one
// line.

import { expect, it } from 'vitest';
import { matchEn } from './match.en.ts';
import { matchRu } from './match.ru.ts';

/** How many letters fit into the button, and into the smaller line below. */
const ROOM = 25;
const ROOM_BELOW = 31;

it.each([matchRu, matchEn])(
  'what the button that seals says has room on one line',
  ({ lacks, commit, seal }) => {
    for (const row of ['front', 'back'] as const) {
      expect(lacks(row, 3).length).toBeLessThanOrEqual(ROOM);
      expect(commit(row).length).toBeLessThanOrEqual(ROOM);
    }
    expect(seal.hold.length).toBeLessThanOrEqual(ROOM_BELOW);
  },
);
