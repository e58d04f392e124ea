// Halves: six standard cards each, which every start deck has, laid so that nobody is asked anything and no toss is
// needed.
import type { Half } from './seats.ts';

/** Against itself: three cards are left standing on each side, which is a draw. */
export const EVEN: Half = [
  'caravan-guard',
  'tax-collector',
  'ash-pilgrim',
  'mushroom-seller',
  'scamp',
  'shore-crab',
];

/** Against `WEAK` five are left standing: all but the ash pilgrim. */
export const STRONG: Half = [
  'tax-collector',
  'ash-pilgrim',
  'mushroom-seller',
  'shore-crab',
  'caravan-guard',
  'scamp',
];

/** Against `STRONG` none is left standing. */
export const WEAK: Half = [
  'scamp',
  'caravan-guard',
  'tax-collector',
  'shore-crab',
  'mushroom-seller',
  'ash-pilgrim',
];
