// world: what every capability works with.
export {
  type Acting,
  type Actor,
  Actors,
  isActing,
  isPerson,
  type KnownPerson,
  type LeftLink,
} from './actor.ts';
export { Bell } from './bell.ts';
export { Deck, type DeckFace, type DeckTime, type LiveDeck } from './deck.ts';
export { Disk } from './disk.ts';
export { EventSettings, PAUSED_BY, PAUSES, valueIn } from './eventSettings.ts';
export { EventTime } from './eventTime.ts';
export { PinTries, type PinVerdict } from './pinTries.ts';
export { Recent } from './recent.ts';
export { Requests } from './requests.ts';
export { stepTime } from './stepTime.ts';
export { forgetActors, touch, touchAll, type World, writeSetting } from './world.ts';
export { Unlocked } from './unlocked.ts';
