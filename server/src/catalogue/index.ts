// catalogue: the cards and ready decks that matches are played with.
export { type Edition, editionOf } from './edition.ts';
export { type Editions, openEditions } from './editions.ts';
export { CardsRefused, READY_CARDS, readEdition } from './readEdition.ts';
