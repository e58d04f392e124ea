// contract: agreements between two traders, and the prestige in them. Their state is in the first load; their screens
// load on demand.

import { later } from '../net/index.ts';

export { partnerIn, standingOf, statusOf, tableIn, type Turn, turnOf } from './status.ts';

export const ContractScreen = later(async () => ({
  default: (await import('./contractScreen.tsx')).ContractScreen,
}));
export const NewContractScreen = later(async () => ({
  default: (await import('./newContractScreen.tsx')).NewContractScreen,
}));
