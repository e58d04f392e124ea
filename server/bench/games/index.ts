// games: the matches that all contenders play, decided by seeds.
export { type Dice, diceOf } from './dice.ts';
export { type Plan, planOf, tossOf } from './plan.ts';
export { playPlan } from './reference.ts';
export { ableCards, anyCards, dealFrom, plainCards } from './randomCards.ts';
export {
  copiesOf,
  decksOf,
  PAIRS_OF_DECKS,
  type ReadyMatch,
  readyCards,
  readyMatch,
  readyRules,
  seedOf,
} from './ready.ts';
export { dueFrom, type SeatView } from './seated.ts';
