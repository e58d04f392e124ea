// ContractState: the states of a contract (EVENT, the first table of "Contracts").

import type { HeldIntrigue } from '../windows/index.ts';
import type { Game, GameAtRest } from './game.ts';
import type { ByParty, Party } from './party.ts';

/** A card played in a contract, and the party who played it. */
export interface PartyCard {
  readonly by: Party;
  readonly card: HeldIntrigue;
}

/** An intrigue card that waits for an answer (IN19). */
export interface OpenContractPlay extends PartyCard {
  readonly rounding: 'floor' | 'ceil' | null;
  /** The cards that cancel it, and then each other, the newest last. */
  readonly cancels: readonly PartyCard[];
  readonly asked: { readonly by: Party; readonly asking: number };
}

export interface ContractCards {
  readonly play: OpenContractPlay | null;
  /** The number of askings so far, which is also the number of the newest. */
  readonly askings: number;
  /** The parties who may begin no more games in this contract (`bars`). */
  readonly barred: ByParty<boolean>;
}

export interface Signed {
  readonly at: 'signed';
  /** The parties who have confirmed the handover; never both, because then it is fulfilled. */
  readonly handed: ByParty<boolean>;
  /** The parties who agree to annul it; never both, because then it is annulled. Opening a match resets this. */
  readonly annulling: ByParty<boolean>;
  readonly game: Game;
  /** How many proposals and demands were made so far; the next one gets this number plus one. */
  readonly proposals: number;
  /** What cards have done in this contract; absent if none was played. */
  readonly cards?: ContractCards;
}

export type ContractState =
  | { readonly at: 'offered' }
  | Signed
  | { readonly at: 'fulfilled'; readonly game: GameAtRest }
  | { readonly at: 'annulled'; readonly by: 'both' | 'refusal' | 'organiser'; readonly game: GameAtRest }
  | { readonly at: 'declined' }
  | { readonly at: 'withdrawn' }
  /** The counter offer is another contract. */
  | { readonly at: 'countered' };

/** The state of a contract that has just been written. */
export const NEW_CONTRACT: ContractState = { at: 'offered' };
