// store: the database behind one port.
export type {
  DeviceHash,
  MatchKey,
  NewMatch,
  NotSaved,
  Reader,
  SeatPerson,
  Store,
  StoredBatch,
  StoredCommand,
  StoredEdition,
  StoredMatch,
  StoredSeat,
  TablePhase,
  Tx,
} from './port.ts';
export { encodeList, type Texts } from './json.ts';
export { isDatabaseError } from './groupCommit.ts';
export { StoreRefused } from './lock.ts';
export { openStore, openStoreBeside, type StoreOptions } from './sqliteStore.ts';
export type {
  Effect,
  JournalReader,
  JournalRow,
  JournalTx,
  PersonKey,
  StoredText,
  TextKey,
} from './journal/port.ts';
export {
  type NewPerson,
  type Standing,
  STORE_OWNER,
  type StoredDevice,
  type StoredLink,
  type StoredLinkMove,
  type StoredPerson,
} from './people/port.ts';
export {
  type AccountKind,
  type AccountName,
  BANK,
  type StatementRow,
  type StoredAccount,
  type StoredEntry,
} from './money/port.ts';
export type { NewDefinition, StoredCopy, StoredDefinition, StoredMove } from './cards/port.ts';
export type {
  ContractChange,
  NewContract,
  OfferState,
  Stakes,
  StoredContract,
  StoredProposal,
  StoredSettlement,
  StoredTrade,
  StoredTradeSide,
} from './deals/port.ts';
export {
  AUDITED,
  type AuditedBatch,
  type AuditedMatch,
  type AuditedRow,
  type AuditedTable,
} from './audit/port.ts';
export { decode, encode, type Json } from './json.ts';
export { CLOCK_KINDS, type ClockKind, type ClockName, type StoredClock } from './clocks/port.ts';
export type { OpenMove } from './floor/port.ts';
export type { ContractAct, StoredClaim } from './home/port.ts';
