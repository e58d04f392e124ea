// DeckRefusal: why a command to the deck is refused; a code and facts, worded by the client.

import type { TraderId } from '../windows/index.ts';

export type DeckRefusal =
  /** The module is switched off, or its deck is not made yet. */
  | { readonly code: 'no-deck' }
  /** IN5: the seed is published. */
  | { readonly code: 'deck-closed' }
  | { readonly code: 'event-paused' }
  /** IN2: nothing is shuffled before the word is said. */
  | { readonly code: 'no-word' }
  | { readonly code: 'word-said' }
  | { readonly code: 'bad-word' }
  /** Another ring is next. */
  | { readonly code: 'stale-ring'; readonly ring: number }
  | { readonly code: 'not-trading'; readonly who: TraderId }
  | { readonly code: 'has-joined' }
  | { readonly code: 'audience-open'; readonly who: TraderId }
  | { readonly code: 'no-audience' }
  /** Another audience is open than was answered, or its price is another. */
  | { readonly code: 'stale-audience'; readonly price: number }
  /** IN9: once each, and not who drew two. */
  | { readonly code: 'has-drawn' }
  | { readonly code: 'nothing-to-draw' }
  | { readonly code: 'not-enough'; readonly amount: number }
  | { readonly code: 'bad-count'; readonly most: number }
  /** IN10: they have to choose what to keep first. */
  | { readonly code: 'surplus' }
  | { readonly code: 'no-surplus' }
  /** IN14 */
  | { readonly code: 'busy' }
  | { readonly code: 'frozen' }
  /** IN21: around this trader an action is open, or at that table. */
  | { readonly code: 'play-open' }
  | { readonly code: 'not-asked' }
  | { readonly code: 'asking-closed' }
  | { readonly code: 'not-in-hand'; readonly copy: string }
  | { readonly code: 'wrong-window' }
  /** IN15: fewer are there than are to be chosen. */
  | { readonly code: 'nothing-there' }
  | { readonly code: 'bad-choice' }
  /** IN14: not all its effects could be applied. */
  | { readonly code: 'not-in-full' }
  | { readonly code: 'not-played'; readonly copy: string };
