// actWords: the words of an act, by what the contract makes of it. Pure.

import type { ContractView } from '@dunmer/shared/protocol';
import type { ActWords, ContractText, SaidAct } from '../text/index.ts';
import type { Act } from './acts.ts';
import { isAnnulling } from './facts.ts';

type Offered = Pick<ContractView, 'game' | 'unsaid' | 'state'>;

/**
 * A yes to an offer that names a game signs and plays, or goes back first to the one who has to see how few cards there
 * are (rule 2.2).
 */
function saidOf(act: Act, contract: Offered): SaidAct {
  const { game, unsaid } = contract;
  // Only the other can have agreed to it before.
  if (act === 'agreeAnnul' && isAnnulling(contract)) return 'annulToo';
  if (act !== 'accept' || game === null) return act;
  return unsaid ? 'acceptBack' : 'acceptPlay';
}

export const actWords = (act: Act, contract: Offered, text: ContractText): ActWords =>
  text.acts[saidOf(act, contract)];
