// intrigue: the event's intrigue deck: decided by its pure core, and written as a log from which everything follows.
export { type DeckAround, deckAround, deckFor } from './around.ts';
export { intrigueCommands } from './commands.ts';
export { decideOnDeck } from './decideOn.ts';
export { joinAll, setIntrigue } from './switchOn.ts';
export { contractClockOf, deckClockOf, deckTimeFor, type Playing } from './keepClocks.ts';
export { playIntrigue, spendIntrigueOf } from './inMatch.ts';
export { recordDeck } from './record.ts';
export { DeckSteps } from './steps.ts';
export { DeckClocks } from './deckClocks.ts';
export { Timetable } from './timetable.ts';
export { isPlayOpen } from './playOpen.ts';
export { endRuins, isRuinOfDeck, ruinInDeck, ruinWithoutPromises } from './ruin.ts';
