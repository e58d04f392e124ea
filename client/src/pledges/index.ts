// pledges: promises: the cards of them, the page where a trader has them, and their part in contracts.

export { HouseMark } from './houseMark.tsx';
export { type PledgeCards, usePledgeCards } from './usePledgeCards.ts';
