// protocol: what goes over the wire between phone and server. Schemas have their own door, ./schema.ts.
export { PROTOCOL_VERSION } from './version.ts';
export type { ClientCommand, Code, CommandId, MatchId, PlayCommand } from './command.ts';
export type { Answer, CommandResult, Refusal, Rejection } from './answer.ts';
export type {
  Batch,
  Draft,
  Presence,
  SeatInfo,
  SyncRequest,
  SyncResult,
  SyncState,
  TableInfo,
} from './table.ts';
export { type Strength, STRENGTHS } from './strength.ts';
export type { ClientMessages, ServerMessages } from './socket.ts';
export type { CatalogueInfo, CodeInfo, MineInfo, SessionInfo } from './http.ts';
export { CODE_ALPHABET, CODE_LENGTH, isCode, isCodeSymbol, nameFault, tidyCode, tidyName } from './limits.ts';
export { viewHash } from './viewHash.ts';
