// Who belongs to "the rest" when promises are dealt (PR1).

import type { HandInfo, StaffPerson } from '@dunmer/shared/protocol';
import { expect, test } from 'vitest';
import { staffPerson } from '../../harness/staffPerson.ts';
import { undealtOf } from './undealt.ts';

const someone = (person: string, more: Partial<StaffPerson> = {}) =>
  staffPerson({ person, name: person, ...more });
const hand = (person: string, house: string | null, ruined = false): HandInfo => ({
  trader: { person, name: person, code: '' },
  house,
  size: 1,
  ruined,
});

test('whoever was given a promise before they were dealt any is still dealt to; ruined or hidden they are not', () => {
  const people = [
    someone('dealt'),
    someone('given'),
    someone('none'),
    someone('ruined'),
    someone('hidden', { hidden: true }),
    someone('staff', { trades: false }),
  ];
  const hands = [hand('dealt', 'hideout'), hand('given', null), hand('ruined', null, true)];
  expect(undealtOf(people, { hands }).map(({ person }) => person)).toEqual(['given', 'none']);
});
