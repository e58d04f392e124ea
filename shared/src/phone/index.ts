// phone: everything that a phone does between a person and the wire, without a screen. The app, tests and load tests
// use it.
//
// It is given (`Given`) a wire, timers, a storage and chance, and knows nothing else of the machine that it runs on.
//   createLink(options)          a wire over a socket: opened while it is needed, and again whenever it breaks
//   watchConnection(given)       whether the server hears this phone
//   createOutbox(given)          commands, kept until they are answered
//   createHome, createFloor      what the server sends by itself, as long as it is held
//   createSync(given, table, …)  one match at a table, followed by version
//   openSession(parts, follow)   the same with drafts, own commands, the phone's part in the tosses, and its witness
// All questions go through asking.ts, which asks again and again until it is answered.

export { type ConnectionState, watchConnection } from './connection.ts';
export { isOwnPart, owedAt } from './fairPlay.ts';
export { createFloor, type Floor, type FloorHeard, type FloorKnown } from './floor.ts';
export type { Chance, Given, Storage, Timers } from './given.ts';
export { createHome, type Home } from './home.ts';
export { createLink } from './link.ts';
export { type MatchLog, NOTHING_SEEN, takeBatchesAt } from './matchLog.ts';
export { type MatchSession, NO_SESSION } from './matchSession.ts';
export { type OpenSession, openSession, type SessionParts } from './openSession.ts';
export { answerTo, createOutbox, type Outbox, type OutboxEntry } from './outbox.ts';
export type { PhoneTypes } from './phoneTable.ts';
export { TRADE_ON_PHONE, type TradePhone } from './tradeTable.ts';
export { reportBy, reportOn } from './reportOn.ts';
export { createStore, type Store } from './store.ts';
export { createSync, type Sync } from './sync.ts';
export { uuidv7 } from './uuid.ts';
export type { Wire, WireEars } from './wire.ts';
export type { WitnessReport } from './witnessReport.ts';
