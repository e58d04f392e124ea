// store: the database behind one port.
export type {
  DeviceHash,
  NewMatch,
  NotSaved,
  Reader,
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
