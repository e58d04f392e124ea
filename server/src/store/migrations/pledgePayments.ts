// What promises have paid because of a match is found by it, and what was shown to somebody by them (PROMISES 1, 6).

import type { Step } from './law.ts';

export const pledgePayments: Step = [
  'alter table pledge_payments add column match integer references matches (key)',
  'create index pledge_payments_of_match on pledge_payments (match) where match is not null',
  'create index pledge_shows_to_person on pledge_shows (to_person)',
];
