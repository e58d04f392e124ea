// net: the phone's side of the wire.

export { api, type ApiError, type ApiResult } from './api.ts';
export { catalogueOf } from './catalogues.ts';
export { type Connection, type ConnectionState } from './connection.ts';
export { connection, greet, outbox, resume, sessionInfo } from './live.ts';
export type { MatchSession, PendingCommand, RefusedCommand } from './matchSession.ts';
export type { OutboxEntry } from './outbox.ts';
export { useMatchSession } from './useMatchSession.ts';
export type { WitnessReport } from './witnessReport.ts';
