// catalogue: the cards and ready-made decks that matches are played with.
export { type Edition, editionOf } from './edition.ts';
export { type Editions, type EditionsOf, openEditions } from './editions.ts';
export { type GameEdition, gameEditionOf } from './gameEdition.ts';
export { CardsRefused, READY_CARDS, readEdition } from './readEdition.ts';
