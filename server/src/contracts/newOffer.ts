// NewOffer: writes an offer of a contract, or a counter-offer.

import { NEW_CONTRACT } from '@dunmer/shared/contract';
import type { ContractId } from '@dunmer/shared/protocol';
import { untilFree } from '../draws/index.ts';
import { noteContract } from '../journal/index.ts';
import type { Context } from '../match/index.ts';
import type { NewContract, Tx } from '../store/index.ts';

/** An offer to be written: from whom, to whom, and its terms. */
export type Offer = Pick<
  NewContract,
  'one' | 'two' | 'payer' | 'sum' | 'game' | 'table' | 'textKey' | 'counters' | 'pledgeOne' | 'pledgeTwo'
>;

/** Writes an offer and returns its id. */
export async function writeOffer({ clock, time, draws }: Context, tx: Tx, offer: Offer): Promise<ContractId> {
  const [now, from] = [clock.now(), time.now()];
  const since = { written: now, waits: now, answerFrom: from, annulFrom: from, handoverFrom: from };
  return untilFree(async () => {
    const contract = { ...offer, id: draws.id(), state: NEW_CONTRACT, open: true, ...since };
    if ((await tx.contracts.addContract(contract)) === null) return null;
    noteContract(tx, contract, contract.state);
    return contract.id;
  });
}
