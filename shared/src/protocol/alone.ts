// Alone: entries of purses that are corrected by themselves. All others are part of a contract or a match and are taken
// back with it (EVENT, "Money").

import type { MoneyReason } from './home.ts';

/** Why drakes move in an entry that stands alone. */
export const ALONE: ReadonlySet<MoneyReason> = new Set([
  'paid-in',
  'paid-out',
  'trade',
  'start',
  'correction',
  // PR24
  'promise',
  // IN23
  'audience',
]);
