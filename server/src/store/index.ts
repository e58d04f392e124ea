// store: the database behind one port.
export type {
  LoggedMatch,
  NewMatch,
  NotSaved,
  Reader,
  Stop,
  Store,
  StoredBatch,
  StoredMatch,
  StoredSeat,
  Tx,
  WrittenBatch,
} from './port.ts';
export { encodeList, type Texts } from './json.ts';
export { isDatabaseError } from './groupCommit.ts';
export { copyDatabase } from './copy.ts';
export { isEvent } from './database.ts';
export { fileAt, fileIn } from './files.ts';
export { FolderBusy, isWorkedWith, lockFolder, StoreRefused } from './lock.ts';
export { privateFile, privateFolder } from './privacy.ts';
export { replaceDatabase } from './replace.ts';
export { holdsStore, openStore, openStoreBeside, type StoreOptions } from './sqliteStore.ts';
export type { Effect, JournalRow, PersonKey, StoredText, TextKey } from './journal/port.ts';
export type { StoredCommand } from './storedCommand.ts';
export {
  type DeviceHash,
  type NewLink,
  PIN_TRIES,
  type PinTry,
  type Standing,
  STORE_OWNER,
  type StoredDevice,
  type StoredLink,
  type StoredLinkMove,
  type StoredPerson,
} from './people/port.ts';
export { type AccountName, BANK, type StatementRow, type StoredAccount } from './money/port.ts';
export type { CopyAct, LaidCopy, NewDefinition, StoredCopy, StoredDefinition } from './cards/port.ts';
export type {
  NewContract,
  OfferState,
  Stakes,
  OwingOf,
  Proposed,
  StakesAgain,
  StoredContract,
  StoredOwing,
  StoredProposal,
  PriceRuling,
  StoredSettlement,
  StoredTrade,
  StoredTradeSide,
  ToldSettlement,
} from './deals/port.ts';
export {
  AUDITED,
  type AuditedBatch,
  type AuditedCommand,
  type AuditedMatch,
  type AuditedRow,
  type AuditedTable,
} from './audit/port.ts';
export { decode, encode, type Json } from './json.ts';
export { sealedIn, sealedText } from './sealedText.ts';
export { CLOCK_KINDS, type ClockKind, type ClockName, type StoredClock } from './clocks/port.ts';
export type { StoredPractice } from './practice/port.ts';
export type { ListedPerson } from './lists/port.ts';
export type { Dealing } from './home/port.ts';
export type { Interest, OpenMove, WaitingContract } from './floor/port.ts';
