// PledgePayments: indexes for what promises have paid because of a match, and for what was shown to a person
// (PROMISES 1, 6).

import type { Step } from './law.ts';

export const pledgePayments: Step = [
  'alter table pledge_payments add column match integer references matches (key)',
  'create index pledge_payments_of_match on pledge_payments (match) where match is not null',
  'create index pledge_shows_to_person on pledge_shows (to_person)',
];
