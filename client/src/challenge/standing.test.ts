// What prevents somebody from accepting a proposed match.

import { expect, it } from 'vitest';
import { obstacleTo } from './openProposal.tsx';

const match = {
  match: 'm',
  seat: 'a',
  opponent: { person: 'p', name: 'n', code: 'c' },
  stake: 1,
  counted: false,
} as const;
const settings = {
  least: 3,
  placementClock: 0,
  decisionClock: 0,
  claimTime: 180,
  money: 'app',
  watching: 'link',
} as const;
const home = (purse: number | null) => ({
  match: null,
  purse,
  event: { name: 'e', sample: false, paused: false, pausedBy: null, settings },
});
const asked = { mine: false, stake: 5, friendly: false };

it('is another match of their own, the least prestige, or their purse; what the other holds is not known', () => {
  expect(obstacleTo(asked, home(5))).toBeNull();
  expect(obstacleTo(asked, home(4))).toBe('purse');
  expect(obstacleTo(asked, home(null))).toBeNull();
  expect(obstacleTo({ ...asked, stake: 2 }, home(9))).toBe('least');
  expect(obstacleTo(asked, { ...home(9), match })).toBe('busy');
});

it('is that the patrons’ table is closed again, where it was asked for there (PT1)', () => {
  const there = { ...asked, table: 'patrons' } as const;
  const open = home(5);
  const event = { ...open.event, settings: { ...settings, patrons: 'on' } } as const;
  expect(obstacleTo(there, open)).toBe('patronsOff');
  expect(obstacleTo(there, { ...open, event })).toBeNull();
});

it('is no stake in a friendly match, and nothing of one’s own proposal', () => {
  const friendly = { mine: false, stake: 0, friendly: true };
  expect([obstacleTo(friendly, home(0)), obstacleTo({ ...asked, mine: true }, home(0))]).toEqual([
    null,
    null,
  ]);
  expect(obstacleTo(friendly, { ...home(0), match })).toBe('busy');
});
