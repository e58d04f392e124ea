// copies: the cards that a trader owns: the deck, one card with its history, and found slips.

export { CardScreen } from './cardScreen.tsx';
export { DeckScreen } from './deckScreen.tsx';
export { FindScreen } from './findScreen.tsx';
export { NewCards } from './newCards.tsx';
