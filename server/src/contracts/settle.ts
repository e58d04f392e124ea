// Settling: what an ending or a claim means for purses, copies and the contract, in the transaction that holds it.

import type { Settle } from '../match/index.ts';

export const settleMatch: Settle = async () => undefined;
