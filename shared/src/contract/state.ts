// ContractState: where a contract stands (EVENT, the first table of "Contracts").

import type { Game, GameAtRest } from './game.ts';
import type { ByParty } from './party.ts';

export interface Signed {
  readonly at: 'signed';
  /** Who has confirmed the handover; never both, for then it is fulfilled. */
  readonly handed: ByParty<boolean>;
  /** Who agrees to annul it; never both, for then it is annulled. A match that is opened ends it. */
  readonly annulling: ByParty<boolean>;
  readonly game: Game;
  /** How many proposals and demands have been made; the next one's number is one more. */
  readonly proposals: number;
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
