// Wire: the link to the server as the rest of the phone sees it; socketWire.ts is the real one, tests script their own.

import type {
  Batch,
  ClientMessages,
  FloorView,
  HomeView,
  Presence,
  Rejection,
  ServerMessages,
  TableInfo,
} from '@dunmer/shared/protocol';

/**
 * Why a link went down: `server` hung up, nothing at all is heard (`link`), too many tabs of this browser are open (`elsewhere`), or
 * nobody needed it (`idle`): no fault, and whoever needs it next opens it again.
 */
export type DownCause = 'server' | 'link' | 'elsewhere' | 'idle';

export interface WireEars {
  /** The first try after nobody needed the link. */
  trying(): void;
  up(): void;
  down(cause: DownCause): void;
  /** The server does not let this page in; what it says is about the page, not about a command. */
  rejected(code: Rejection['code']): void;
  batch(batch: Batch): void;
  table(table: TableInfo): void;
  presence(presence: Presence): void;
  home(home: HomeView): void;
  floor(floor: FloorView): void;
  closed(closed: Parameters<ServerMessages['closed']>[0]): void;
  clocks(clocks: Parameters<ServerMessages['clocks']>[0]): void;
}

/** Every message may be lost together with its answer: who sends asks again. Nothing is sent while the link is down. */
export interface Wire extends ClientMessages {
  isUp(): boolean;
  listen(ears: Partial<WireEars>): () => void;
  /** Keeps the link open, and opens it again whenever it breaks, until the returned function is called. */
  hold(): () => void;
  /** Drops a link that seems dead and opens another at once. */
  renew(): void;
}
