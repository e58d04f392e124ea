// DeckRefusal: why the deck refuses a command, as a code with facts; the client words it.

import type { TraderId } from '../windows/index.ts';

export type DeckRefusal =
  /** The module is off, or its deck is not made yet. */
  | { readonly code: 'no-deck' }
  /** IN5: the seed is published, so the deck is closed. */
  | { readonly code: 'deck-closed' }
  | { readonly code: 'event-paused' }
  /** IN2: nothing is drawn before the word is said. */
  | { readonly code: 'no-word' }
  | { readonly code: 'word-said' }
  | { readonly code: 'bad-word' }
  /** A ring with another number comes next. */
  | { readonly code: 'stale-ring'; readonly ring: number }
  | { readonly code: 'not-trading'; readonly who: TraderId }
  | { readonly code: 'has-joined' }
  | { readonly code: 'audience-open'; readonly who: TraderId }
  | { readonly code: 'no-audience' }
  /** The open audience, or its price, is not the one that was shown. */
  | { readonly code: 'stale-audience'; readonly price: number }
  /** IN9: each trader buys once, and not the one who drew two. */
  | { readonly code: 'has-drawn' }
  | { readonly code: 'nothing-to-draw' }
  | { readonly code: 'not-enough'; readonly amount: number }
  | { readonly code: 'bad-count'; readonly most: number }
  /** IN10: the trader has to choose from their surplus first. */
  | { readonly code: 'surplus' }
  | { readonly code: 'no-surplus' }
  /** IN14: the trader is in a match, or frozen. */
  | { readonly code: 'busy' }
  | { readonly code: 'frozen' }
  /** IN21: an action is open around this trader, or a play at that table. */
  | { readonly code: 'play-open' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'asking-closed' }
  | { readonly code: 'not-in-hand'; readonly copy: string }
  | { readonly code: 'wrong-window' }
  /** IN15: fewer things can be chosen than must be. */
  | { readonly code: 'nothing-there' }
  | { readonly code: 'bad-choice' }
  /** IN14: not all effects of the card could be applied. */
  | { readonly code: 'not-in-full' }
  | { readonly code: 'not-played'; readonly copy: string };
