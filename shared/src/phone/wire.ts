// Wire: the link to the server as the rest of the phone sees it; link.ts is the real one, tests script their own.

import type { ClientMessages, Rejection, ServerMessages } from '../protocol/index.ts';

/**
 * Why a link went down: `server` hung up, nothing at all is heard (`link`), or too many tabs of this browser are open
 * (`elsewhere`).
 */
export type DownCause = 'server' | 'link' | 'elsewhere';

/** What the server sends by itself, and what becomes of the link. */
export interface WireEars extends Omit<ServerMessages, 'farewell'> {
  /** Somebody needs the link, and nobody did before: it may still be up. */
  trying(): void;
  /** Nobody needs the link any more, or the server thinks so: whatever becomes of it now is no loss. */
  rested(): void;
  up(): void;
  down(cause: DownCause): void;
  /** The server does not let this phone in; what it says is about the page, not about a command. */
  rejected(code: Rejection['code']): void;
}

/** Says a message of the protocol; its last argument hears the answer, where there is one. */
export type Say = <Name extends keyof ClientMessages>(
  name: Name,
  ...said: Parameters<ClientMessages[Name]>
) => void;

export interface Wire {
  /** A message may be lost together with its answer: who says it asks again. Nothing is sent while the link is down. */
  say: Say;
  isUp(): boolean;
  listen(ears: Partial<WireEars>): () => void;
  /**
   * Keeps the link open, and opens it again whenever it breaks, until the returned function is called; then it is let
   * go.
   */
  hold(): () => void;
  /** Drops a link that seems dead and opens another at once. */
  renew(): void;
}
