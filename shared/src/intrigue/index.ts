// intrigue: the deck of an event (INTRIGUE.md): how its order follows from a seed, how its cards are drawn, played
// and answered between games, and how its log is checked.
export { cardOf, type DeckCards } from './copies.ts';
export { checkDeckLog, type DeckLog, type DeckPlace, followDeckLog } from './deckLog.ts';
export type { DeckEntry } from './logOrder.ts';
export { type OpenFault, openDeckFault, type OpenLog, type OpenWhy } from './openLog.ts';
export { initiativeOf, isWord, lotOf, pileCommitment, shuffleOf, type Sources } from './draws.ts';
export type { DeckFacts } from './facts.ts';
export type { DeckEvent, PublicDeckEvent, VisibleDeckEvent } from './event.ts';
export type { DeckRefusal } from './refusal.ts';
export type { DeckCommand } from './command.ts';
export { type DeckCommon, type DeckState, handOf, handSize, NEW_DECK } from './state.ts';
export { evolveDeck, evolveDeckAll } from './evolve.ts';
export { type DeckView, deckViewOf, evolveDeckView, visibleDeckEvents } from './view.ts';
export { withDeck } from './holds.ts';
export { limitOf } from './limit.ts';
export { actionAround } from './around.ts';
export { type PlayableAction, playableActions } from './mayPlay.ts';
export { decideDeck, sealDeck } from './decide/index.ts';
export { type DeckDue, deckDue } from './due.ts';
export { deckEntriesOf } from './logOf.ts';
