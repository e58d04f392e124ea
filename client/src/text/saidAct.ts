// SaidAct: the acts on a contract, as far as their words differ.

import type { PartyCommand } from '@dunmer/shared/contract';

/**
 * The acts that have words of their own: each command, accepting an offer with a match, agreeing to annul after the
 * other, a counter-proposal with a choice of tables, and taking back a demand.
 */
export type SaidAct =
  | PartyCommand['type']
  | 'acceptPlay'
  | 'acceptBack'
  | 'annulToo'
  | 'counterTable'
  | 'withdrawDemand';
