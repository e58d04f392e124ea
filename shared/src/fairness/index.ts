// fairness: commitments, tosses and the match file, the same code on phone and server (EVENT, F1–F10).
export type {
  DeskEvent,
  FairnessEvent,
  Hex32,
  MatchEvent,
  Nonce,
  PublicMatchEvent,
  VisibleEvent,
} from './event.ts';
export { digest, keyedDigest, raw, text } from './encoding.ts';
export type { Entropy, MatchCommand, MatchError, MatchSeatCommand } from './command.ts';
export { type DeskNote, type DeskState, isHeldByRestore } from './desk.ts';
export { type Due, dueFrom } from './due.ts';
export { decksWereOpened, openedBy, refuseOpening } from './opening.ts';
export { rederive } from './rederive.ts';
export { type MatchView, NEW_SEALED_MATCH, type SealedMatch, type Seals } from './state.ts';
export { deckCommitment, promiseOf, rowCommitment, seedCommitment } from './commitments.ts';
export { occasionText, toss, tossFor } from './toss.ts';
export { openSealedMatch } from './openSealedMatch.ts';
export { type DecideMatch, decideMatch, type MatchDecision } from './decideMatch.ts';
export { evolveMatch, evolveMatchAll } from './evolveMatch.ts';
export { evolveMatchView, matchViewOf } from './matchView.ts';
export { visibleTo } from './table.ts';
export { MARK_SYMBOLS, type MarkSymbol, markOf } from './mark.ts';
export { promiseOpens, rowOpens, seedOpens } from './openings.ts';
export { tossesRestOn } from './restsOn.ts';
export type { MatchFile } from './matchFile.ts';
export { type FileHolder, matchFileOf } from './matchFileOf.ts';
export type { Finding } from './finding.ts';
export { checkFile } from './checkFile.ts';
export { compareWitness, newWitness, type Testimony, type Witness, withNonce, withSeals } from './witness.ts';
