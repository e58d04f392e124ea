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
export { digest, keyedDigest, keyedDigests, raw, remainder, shuffledBy, text } from './encoding.ts';
export type { Entropy, MatchCommand, MatchError, MatchSeatCommand } from './command.ts';
export { type DeskNote, type DeskState, isHeldByRestore } from './desk.ts';
export { type Due, dueBehindPlay, dueFrom } from './due.ts';
export { decksWereOpened, openedBy, refuseOpeningAt } from './opening.ts';
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

// What another table than the trade table needs to be sealed, checked and witnessed through the same port.
export { type FairCommand, type FairError, type FairSeatCommand } from './command.ts';
export { type FairEvent } from './event.ts';
export { type FairSeals, type FairVault, NEW_FAIR_SEALS, NEW_FAIR_VAULT, type RowSeal } from './state.ts';
export {
  type CommandOf,
  type EventOf,
  type Openable,
  type Progress,
  type Table,
  type TableEnding,
  type TableTypes,
  type VisibleOf,
} from './table.ts';
export { TRADE, type Trade } from './trade.ts';
export { Sealing } from './sealing.ts';
export {
  type DecideSealed,
  decideSealed,
  goOn,
  isFair,
  type Play,
  type SealedDecision,
} from './decideSealed.ts';
export { evolveFairSeals, evolveFairVault, isFairSealEvent } from './evolveFair.ts';
export { evolveDesk, NEW_DESK } from './desk.ts';
export { deskWithout } from './deskAfter.ts';
export { mayCommit, mustOpen } from './mayCommit.ts';
export { giveBotNonce } from './promises.ts';
export { fairWaitsInPause, waitsInPause } from './pause.ts';
export { areOpen, partsOfSealed, partsOfSeat, symbolsOf } from './mark.ts';
export { compareSeals } from './witness.ts';
export { type Contradiction, contradictionIn, type Course, drawnAgain } from './replaying.ts';
export { strayIn, type UnopenedKinds } from './unopened.ts';
export { type LogReader, rederiveBy, type RederiveError } from './rederiving.ts';
export { type Checked, type FairFinding, type FileReport } from './finding.ts';
export { checkCut, checked, checkPromise, checkSeed, checkTrust } from './checkFair.ts';
