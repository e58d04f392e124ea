// store: the database behind one port.
export type { NotSaved, Reader, Store, Tx } from './port.ts';
export { decode, encode, encodeList, type Json, type Texts } from './json.ts';
export { isDatabaseError } from './sqlite.ts';
export { copyDatabase } from './copy.ts';
export { isEvent } from './database.ts';
export { fileAt, fileIn, logOf } from './files.ts';
export { enderOf, load } from './loaded.ts';
export { FolderBusy, isWorkedWith, lockFolder, StoreRefused } from './lock.ts';
export { privateFile, privateFolder } from './privacy.ts';
export { replaceDatabase } from './replace.ts';
export { sealedIn, sealedText } from './sealedText.ts';
export { holdsStore, openStore, openStoreBeside, type StoreOptions } from './sqliteStore.ts';
export {
  AUDITED,
  type AuditedBatch,
  type AuditedCommand,
  type AuditedMatch,
  type AuditedRow,
  type AuditedTable,
} from './parts/audit.ts';
export type { LaidCopy, NewDefinition, StoredCopy, StoredDefinition } from './parts/cards.ts';
export type { Challenged, StoredChallenge } from './parts/challenges.ts';
export { CLOCK_KINDS, type ClockKind, type ClockName, type StoredClock } from './parts/clocks.ts';
export type { StoredCommand } from './parts/commands.ts';
export type { NewContract, StoredContract } from './parts/contracts.ts';
export type { CopyAct } from './parts/copyActs.ts';
export type { DeckClockName, StoredDeckClock } from './parts/deckClocks.ts';
export type { StoredDevice } from './parts/devices.ts';
export type { Effect, PersonKey, TextKey } from './parts/effect.ts';
export type { Interest, OpenMove, WaitingContract } from './parts/floor.ts';
export type { Affair } from './parts/home.ts';
export type {
  DeckTrader,
  IntriguePlace,
  KnownDeckEvent,
  NewIntrigueMove,
  StoredDeckEvent,
  StoredIntrigueCopy,
  StoredRuin,
  WrittenDeckEvent,
} from './parts/intrigue.ts';
export type { JournalRow, StoredText } from './parts/journal.ts';
export { type NewLink, PIN_TRIES, type PinTry, type StoredLink, type StoredLinkMove } from './parts/links.ts';
export type { ListedPerson } from './parts/lists.ts';
export type { LoggedMatch, StoredBatch, StoredEvent, WrittenBatch } from './parts/logs.ts';
export type { NewMatch, Stop, StoredMatch, StoredSeat } from './parts/matches.ts';
export { type AccountName, BANK, type StatementRow, type StoredAccount } from './parts/money.ts';
export type { OwingOf, StoredOwing } from './parts/owing.ts';
export type { GivingState, NewGiving, SealedGiving, StoredGiving } from './parts/givings.ts';
export type { NewPledgeMove, StoredHand, StoredPledge, StoredPledgeMove } from './parts/pledges.ts';
export type { StoredPayment } from './parts/pledgeRows.ts';
export { type DeviceHash, type Standing, STORE_OWNER, type StoredPerson } from './parts/persons.ts';
export type { StoredPractice } from './parts/practice.ts';
export type {
  PriceRuling,
  Stakes,
  StakesAgain,
  StoredSettlement,
  ToldSettlement,
} from './parts/settlements.ts';
export type { OfferState, StoredTrade, StoredTradeSide } from './parts/trades.ts';
