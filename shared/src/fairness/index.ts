// fairness: commitments, tosses and the match file, the same code on phone and server (EVENT, F1–F10).
export type { FairnessEvent, Hex32, MatchEvent, RowSalt, VisibleEvent } from './event.ts';
export type { Entropy, MatchCommand, MatchError, MatchSeatCommand } from './command.ts';
export {
  type DeckSeal,
  type MatchView,
  NEW_SEALED_MATCH,
  type RowSeal,
  type SealedMatch,
  type Seals,
  type Vault,
} from './state.ts';
export { deckCommitment, promiseOf, rowCommitment, seedCommitment } from './commitments.ts';
export { occasionText, toss } from './toss.ts';
export { type MatchSetup, openSealedMatch } from './openSealedMatch.ts';
export { type DecideMatch, decideMatch, type MatchDecision } from './decideMatch.ts';
export { evolveMatch, evolveMatchAll } from './evolveMatch.ts';
export { evolveMatchView, matchViewOf, visibleTo } from './matchView.ts';
export { MARK_SYMBOLS, type MarkSymbol, markOf } from './mark.ts';
