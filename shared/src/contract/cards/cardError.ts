// ContractCardError: why a card can't be played in a contract, or why the contract waits for one. The client words
// it.

export type ContractCardError =
  /** IN21: a play waits for its answer first. */
  | { readonly code: 'play-open' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'asking-closed' }
  | { readonly code: 'event-paused' }
  | { readonly code: 'frozen' }
  | { readonly code: 'surplus' }
  | { readonly code: 'not-in-hand' }
  /** PR10: the promise is the player's own. */
  | { readonly code: 'own-promise' }
  | { readonly code: 'wrong-window' }
  | { readonly code: 'wrong-trader' }
  /** A rounding must be named, or must not be named, with this card. */
  | { readonly code: 'bad-choice' }
  /** IN17: a card of this name already acts on the game. */
  | { readonly code: 'same-name' }
  /** `bars`: this party may no longer begin a game in this contract. */
  | { readonly code: 'game-barred' }
  | { readonly code: 'truce' };
