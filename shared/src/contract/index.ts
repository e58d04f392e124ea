// contract: what becomes of a contract between two traders and of the prestige inside it (EVENT, "Contracts").
export { type ByParty, otherParty, PARTIES, type Party } from './party.ts';
export { isSum, MOST_SUM, type Terms } from './terms.ts';
export type { Game } from './game.ts';
export { type ContractState, NEW_CONTRACT } from './state.ts';
export type { ContractCommand, GameResult, PartyCommand } from './command.ts';
export type { Facts } from './facts.ts';
export type { Decision, Effect } from './decision.ts';
export type { ContractError } from './contractError.ts';
export { sixthChoices } from './sixthChoices.ts';
export { decideContract } from './decideContract.ts';
export { faultOfOffer, termsBack } from './offer.ts';
export { isBinding } from './isBinding.ts';
export { mayDo } from './mayDo.ts';
export type { CardFacts, ContractWindows } from './cards/cardFacts.ts';
export type { ContractCardCommand } from './cards/cardCommand.ts';
export type { CardMove } from './cards/cardDecision.ts';
export { decideWithCards } from './cards/decideWithCards.ts';
export { contractPlays } from './cards/contractPlays.ts';
