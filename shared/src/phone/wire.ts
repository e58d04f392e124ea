// Wire: the link to the server as the rest of the phone sees it. link.ts is the real one; tests script their own.

import type { ClientMessages, Rejection, ServerMessages } from '../protocol/index.ts';

/**
 * Why a link went down: the server hung up (`server`), nothing is heard at all (`link`), or this browser has too many
 * tabs open (`elsewhere`).
 */
export type DownCause = 'server' | 'link' | 'elsewhere';

/** What the server sends by itself, and what becomes of the link. */
export interface WireEars extends Omit<ServerMessages, 'farewell'> {
  /** Somebody needs the link, and nobody did before. It may still be up. */
  trying(): void;
  /** Nobody needs the link any more, or the server thinks so: from now on it can't be lost. */
  rested(): void;
  up(): void;
  down(cause: DownCause): void;
  /** The server does not let this phone in. The code is about the page, not about a command. */
  rejected(code: Rejection['code']): void;
}

/** Sends a message of the protocol. Its last argument, if there is one, is called with the answer. */
export type Say = <Name extends keyof ClientMessages>(
  name: Name,
  ...said: Parameters<ClientMessages[Name]>
) => void;

export interface Wire {
  /**
   * A message may be lost together with its answer, so the caller has to ask again. Nothing is sent while the link is
   * down.
   */
  say: Say;
  isUp(): boolean;
  listen(ears: Partial<WireEars>): () => void;
  /** Keeps the link open, and reopens it whenever it breaks, until the returned function is called. */
  hold(): () => void;
  /** Drops a link that seems dead and opens another at once. */
  renew(): void;
}
