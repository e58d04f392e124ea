// The socket's messages, both ways (typed for socket.io).

import type { Result } from '../lib/index.ts';
import type { CommandResult, Refusal, Rejection } from './answer.ts';
import type { ClientCommand, MatchId } from './command.ts';
import type { Batch, Draft, Presence, SyncRequest, SyncResult, TableInfo } from './table.ts';

/** What phones send; every message is answered. */
export interface ClientMessages {
  command(command: ClientCommand, answer: (result: CommandResult) => void): void;
  sync(request: SyncRequest, answer: (result: SyncResult) => void): void;
  /** Keeps the draft of the own half; no command: no version, no broadcast. */
  draft(
    draft: { readonly match: MatchId; readonly cells: Draft },
    answer: (result: Result<null, Refusal | Rejection>) => void,
  ): void;
  /** The newest version that this phone has taken in. */
  seen(seen: { readonly match: MatchId; readonly version: number }): void;
  alive(answer: () => void): void;
}

/** What the server sends by itself. */
export interface ServerMessages {
  batch(batch: Batch): void;
  table(table: TableInfo): void;
  presence(presence: Presence): void;
}

/** What a phone says when it connects; the device is known by its cookie. */
export interface Handshake {
  readonly protocol: number;
}
