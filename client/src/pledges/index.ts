// pledges: promises: the cards of them, the page where a trader has them, and their part in contracts.

export { AcceptPledges, ContractPledges } from './contractPledges.tsx';
export { ContractPlays } from './contractPlays.tsx';
export { HouseMark } from './houseMark.tsx';
export { OfferedLines, OfferPledges } from './offerPledges.tsx';
export { PledgeEntry } from './pledgeEntry.tsx';
export { PromisesScreen } from './promisesScreen.tsx';
export { type PledgeCards, usePledgeCards } from './usePledgeCards.ts';
