// protocol: what goes over the wire between phone and server. The schemas have an entry of their own, ./schema.ts.
export { ALONE } from './alone.ts';
export { actOf, refusalIn, spelledBefore, spelledNow } from './older.ts';
export { isSpoken, PROTOCOL_VERSION, protocolFor } from './version.ts';
export type { ClientCommand, PlayCommand, PlayGameCommand } from './command.ts';
export type { Code, CommandId, ContractId, MatchId, MoveId, PersonId, ProposalId, TradeId } from './ids.ts';
export type {
  Answer,
  CommandResult,
  CopyBlock,
  EventRefusal,
  MissingCopy,
  OpenedCards,
  OpenedHands,
  OpenedDecks,
  Refusal,
  Rejection,
} from './answer.ts';
export { type MeInfo, type PersonBrief, STAFF_ROLES, type StaffRole, type WaysIn } from './person.ts';
export {
  type EventInfo,
  type ClockTimes,
  type EventSettings,
  type Money,
  MONEY,
  PROMISES_ARE,
  type SettingChange,
  INTRIGUE_SETTINGS,
  PATRONS_SETTINGS,
  SETTINGS,
  WINDOW_TIME,
  SWITCH,
  type Watching,
  WATCHING,
} from './settings.ts';
export type { ContractWish, TradeSide } from './traderCommands.ts';
export type { JournalLine } from './journal.ts';
export { pageOf, parseBefore, type Read, type ReadFacts, readOf, type Reads, READS } from './reads.ts';
export type { StaffAct } from './staffActs.ts';
export {
  type ContractInfo,
  type ContractView,
  type HomeAnswer,
  type HomeView,
  type LiveMatchBrief,
  type MatchBrief,
  type MatchesInfo,
  type MoneyReason,
  type OpenClaim,
  type Paged,
  type PeopleInfo,
  type ProposalView,
  REASONS,
  type StatementInfo,
  type StatementLine,
  type TradeView,
} from './home.ts';
export type {
  ContractPledges,
  FrontItem,
  GivenInfo,
  HandInfo,
  HandItem,
  PlayedInfo,
  PledgeDue,
  PledgeItem,
  PledgesBrief,
  PledgesInfo,
  PledgeWhere,
  StaffPledgesInfo,
} from './pledges.ts';
export type {
  ContractIntrigue,
  DeckLogFile,
  IntrigueBrief,
  IntrigueDue,
  IntrigueInfo,
  IntrigueNews,
  StaffIntrigueInfo,
} from './intrigue.ts';
export type { BackupInfo, BackupProgress, BackupsInfo } from './backups.ts';
export type { CardNews, CopyHistory, CopyReason, CopyView, DeckInfo, TradeItem } from './copies.ts';
export {
  type DebtView,
  type RulingStaff,
  type Settled,
  type SettledInfo,
  type Shortfall,
  SHORTFALLS,
  type StaffSettled,
} from './ruling.ts';
export type { ListedContract, ListedContractsInfo } from './listedContract.ts';
export type { ClockView } from './clock.ts';
export {
  type CardDebt,
  type Debt,
  type DiskView,
  type ExportName,
  EXPORTS,
  EXPORTS_OF_HOLDINGS,
  type AwaitedOf,
  type FloorMatch,
  type FloorView,
  type OverdueContract,
  type SeenPurse,
  type SeenPurses,
  type StaffCard,
  type StaffCopy,
  type StaffMatch,
  type StaffPerson,
  type StoppedInfo,
} from './floor.ts';
export {
  type Faster,
  type Happening,
  type Preview,
  type PreviewLine,
  type PreviewMark,
  type PreviewResult,
  type PreviewsResult,
  showsTheSame,
} from './preview.ts';
export type {
  Batch,
  Draft,
  MatchKind,
  Presence,
  SeatInfo,
  SeenBefore,
  SyncRequest,
  SyncResult,
  SyncState,
  TableInfo,
} from './table.ts';
export { type Strength, STRENGTHS } from './strength.ts';
export type { ClientMessages, Farewell, ServerMessages, Watched } from './socket.ts';
export type {
  CatalogueInfo,
  GameCatalogueInfo,
  CodeInfo,
  MineInfo,
  MoveInfo,
  SampleLinks,
  SessionInfo,
  StoppedFile,
  TicketInfo,
} from './http.ts';
export {
  CODE_ALPHABET,
  CODE_LENGTH,
  foldedName,
  isCode,
  isCodeSymbol,
  MOST_LETTERS,
  MOST_PREVIEWS,
  nameFault,
  textFault,
  tidyCode,
  tidyName,
  tidyText,
} from './limits.ts';
export { viewHash } from './viewHash.ts';
export type { MatchPhase } from '../tables/index.ts';
