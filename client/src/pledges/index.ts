// pledges: promises: their texts, the page of a trader's own, and their part in contracts.

export { ContractPledges, MovedPledges, type PledgeMove, PledgePays } from './contractPledges.tsx';
export { ContractPlays } from './contractPlays.tsx';
export { HouseMark } from './houseMark.tsx';
export { itemOfKey } from './offered.ts';
export { OfferedLines, OfferPledges } from './offerPledges.tsx';
export { PledgeEntry, usePledgesInfo } from './pledgeEntry.tsx';
export { PledgeInHistory } from './pledgeInHistory.tsx';
export { PledgeLeaf } from './pledgeLeaf.tsx';
export { PromisesScreen } from './promisesScreen.tsx';
export { type PledgeCards, usePledgeCards, usePledgeWords } from './cardWords.ts';
