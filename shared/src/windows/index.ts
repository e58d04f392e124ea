// windows: what promises and intrigue cards share: their moments, effects as data, cards and keys. The schema has an
// entry point of its own, ./schema.ts.
export { AHEAD, type Ahead, INTRIGUE_WINDOWS, type IntrigueWindow, type Stop, STOPS } from './window.ts';
export {
  type ActionEffect,
  type CastTarget,
  isActionEffect,
  isContractEffect,
  isMatchEffect,
  type MatchEffect,
  type PledgeEffect,
  type WindowEffect,
} from './effect.ts';
export {
  type IntrigueCard,
  intrigueIn,
  type IntrigueRules,
  NO_WINDOW_CARDS,
  type PledgeCard,
  pledgeIn,
  type PledgeRules,
  type WindowCards,
  type WindowCatalogue,
} from './card.ts';
export {
  byCodeUnits,
  byOwnerAndCard,
  type Held,
  type HeldIntrigue,
  type HeldPledge,
  intrigueCopy,
  intrigueCopyOf,
  isIntrigueCopy,
  pledge,
  rulesOf,
  type TraderId,
} from './held.ts';
export { type ComeAbout, comeAbout, type Lying, type Occurrence, type Payment } from './comeAbout.ts';
export { describeWindowCard } from './describe/index.ts';
