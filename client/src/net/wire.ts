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

/** Why a link went down: `server` hung up, nothing at all is heard (`link`), or too many tabs of this browser are open (`elsewhere`). */
export type DownCause = 'server' | 'link' | 'elsewhere';

export interface WireEars {
  /** Somebody needs the link, and nobody did before: it may still be up. */
  trying(): void;
  /** Nobody needs the link any more, or the server thinks so: whatever becomes of it now is no loss. */
  rested(): void;
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
  /** Keeps the link open, and opens it again whenever it breaks, until the returned function is called; then it is let go. */
  hold(): () => void;
  /** Drops a link that seems dead and opens another at once. */
  renew(): void;
}
