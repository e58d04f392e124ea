// why: what the core says against something, in words.

import type { GameRefusal } from '@dunmer/shared/patrons';
import { never } from '@dunmer/shared/lib';
import type { PatronsText } from '../patronsText.ts';

/** The reason why something can't be done now. */
export function whyNot({ why }: PatronsText, refusal: GameRefusal): string {
  switch (refusal.code) {
    case 'over':
    case 'stale':
    case 'patron':
    case 'card':
    case 'closed':
    case 'weak':
    case 'target':
      return why[refusal.code];
    case 'moment':
      if (refusal.stage === 'preparing') return why.moment.preparing;
      return refusal.asked === null ? why.moment.turn : why.moment.asked;
    case 'coins':
      return why.coins(refusal.cost - refusal.open);
    default:
      return never(refusal);
  }
}
