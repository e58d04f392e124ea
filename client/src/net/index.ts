// net: the phone's side of the wire.

export { api, type ApiError } from './api.ts';
export { catalogueOf } from './catalogues.ts';
export { type ConnectionState } from './connection.ts';
export { connection, greet, outbox, resume, sessionInfo } from './live.ts';
export { edition, watchEdition } from './edition.ts';
export type { MatchSession } from './matchSession.ts';
export type { OutboxEntry } from './outbox.ts';
export { useMatchSession } from './useMatchSession.ts';
