// Which pages of the desk each role has.

import { expect, it } from 'vitest';
import { sectionsOf } from './sections.ts';

it('referees have the pages of promises and of the intrigue deck too, once there are any, and displays none', () => {
  expect(sectionsOf('referee', {})).toEqual(['floor', 'matches']);
  expect(sectionsOf('referee', { promises: 'off', intrigue: 'on' })).toEqual([
    'floor',
    'matches',
    'promises',
    'intrigue',
  ]);
  expect(sectionsOf('display', { promises: 'on', intrigue: 'on' })).toEqual([]);
});
