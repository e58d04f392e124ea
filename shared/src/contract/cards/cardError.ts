// ContractCardError: why a card is not played in a contract, or a contract waits for one; a code, worded by the client.

export type ContractCardError =
  /** IN21: a play waits for its answers first. */
  | { readonly code: 'play-open' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'asking-closed' }
  | { readonly code: 'event-paused' }
  | { readonly code: 'frozen' }
  | { readonly code: 'surplus' }
  | { readonly code: 'not-in-hand' }
  /** PR10: one's own. */
  | { readonly code: 'own-promise' }
  | { readonly code: 'wrong-window' }
  | { readonly code: 'wrong-trader' }
  /** A rounding is to be named, or none. */
  | { readonly code: 'bad-choice' }
  /** IN17 */
  | { readonly code: 'same-name' }
  /** `bars`: this party begins no game in this contract any more. */
  | { readonly code: 'game-barred' }
  | { readonly code: 'truce' };
