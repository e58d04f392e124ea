// contract: what two traders agree on, and the prestige inside it. Where one stands is known at once; its screens come
// when asked for.

import { later } from '../net/index.ts';

export { partnerIn, standingOf, statusOf, tableIn, type Turn, turnOf } from './status.ts';

export const ContractScreen = later(async () => ({
  default: (await import('./contractScreen.tsx')).ContractScreen,
}));
export const NewContractScreen = later(async () => ({
  default: (await import('./newContractScreen.tsx')).NewContractScreen,
}));
