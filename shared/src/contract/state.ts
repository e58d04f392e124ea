// ContractState: where a contract stands (EVENT, the first table of "Contracts").

import type { HeldIntrigue } from '../windows/index.ts';
import type { Game, GameAtRest } from './game.ts';
import type { ByParty, Party } from './party.ts';

/** A card in a contract, by whom. */
export interface PartyCard {
  readonly by: Party;
  readonly card: HeldIntrigue;
}

/** An intrigue card that waits for its answers (IN19). */
export interface OpenContractPlay extends PartyCard {
  readonly rounding: 'floor' | 'ceil' | null;
  /** Of those that answer it and each other, the newest last. */
  readonly cancels: readonly PartyCard[];
  readonly asked: { readonly by: Party; readonly asking: number };
}

export interface ContractCards {
  readonly play: OpenContractPlay | null;
  /** Askings so far; the newest has this number. */
  readonly askings: number;
  /** Who begins no game in this contract any more (`bars`). */
  readonly barred: ByParty<boolean>;
}

export interface Signed {
  readonly at: 'signed';
  /** Who has confirmed the handover; never both, for then it is fulfilled. */
  readonly handed: ByParty<boolean>;
  /** Who agrees to annul it; never both, for then it is annulled. A match that is opened ends it. */
  readonly annulling: ByParty<boolean>;
  readonly game: Game;
  /** How many proposals and demands have been made; the next one's number is one more. */
  readonly proposals: number;
  /** What cards have done in this contract; not here where none was played. */
  readonly cards?: ContractCards;
}

export type ContractState =
  | { readonly at: 'offered' }
  | Signed
  | { readonly at: 'fulfilled'; readonly game: GameAtRest }
  | { readonly at: 'annulled'; readonly by: 'both' | 'refusal' | 'organiser'; readonly game: GameAtRest }
  | { readonly at: 'declined' }
  | { readonly at: 'withdrawn' }
  /** The new offer is another contract. */
  | { readonly at: 'countered' };

/** A contract as it is written. */
export const NEW_CONTRACT: ContractState = { at: 'offered' };
