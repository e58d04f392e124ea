// The socket: its messages in both directions, typed for socket.io.

import type { Result } from '../lib/index.ts';
import type { CommandResult, Refusal, Rejection } from './answer.ts';
import type { MatchId } from './ids.ts';
import type { ClientCommand } from './command.ts';
import type { ClockView } from './clock.ts';
import type { FloorView } from './floor.ts';
import type { PreviewResult, PreviewsResult } from './preview.ts';
import type { HomeAnswer, HomeView } from './home.ts';
import type { StaffAct } from './staffActs.ts';
import type { Batch, Draft, Presence, SyncRequest, SyncResult, TableInfo } from './table.ts';

/**
 * How far a film has played: up to a choice by its number, up to the choice of the price of victory (phones of
 * protocol 4 never send this), or up to an asking at a stop, by the number of the asking (PR19).
 */
export interface Watched {
  readonly match: MatchId;
  readonly choice: number | 'claim' | `asking-${number}`;
}

/** The messages that phones send; every one is answered. */
export interface ClientMessages {
  command(command: ClientCommand, answer: (result: CommandResult) => void): void;
  sync(request: SyncRequest, answer: (result: SyncResult) => void): void;
  /** Keeps the draft of the own half. This is no command: it has no version, and nobody else is told. */
  draft(
    draft: { readonly match: MatchId; readonly cells: Draft },
    answer: (result: Result<null, Refusal | Rejection>) => void,
  ): void;
  /** The newest version that this phone has processed. */
  seen(seen: { readonly match: MatchId; readonly version: number }): void;
  alive(answer: () => void): void;
  /** Asks for the owner's home view; from then on every change of it is sent. */
  home(answer: (result: Result<HomeAnswer, Rejection>) => void): void;
  /** Asks for all live matches, for staff and displays; from then on every change of them is sent. */
  floor(answer: (result: Result<FloorView, Refusal | Rejection>) => void): void;
  /**
   * Chooses or enters the passphrase of a member of staff. This is no command, and the passphrase is never stored as
   * it is.
   */
  unlock(
    said: { readonly passphrase: string },
    answer: (result: Result<null, Refusal | Rejection>) => void,
  ): void;
  /** Asks what a staff act would change; nothing is changed. */
  preview(act: StaffAct, answer: (result: PreviewResult) => void): void;
  /** Previews several acts, each by itself; gives one answer for each, in the same order. */
  previewMany(acts: readonly StaffAct[], answer: (result: PreviewsResult) => void): void;
  /** Begins a backup on the server's machine, unless one is under way. For organisers. */
  backUp(answer: (result: Result<null, Refusal | Rejection>) => void): void;
  /** This phone's film has played up to what is asked of its owner: the clock for that starts. */
  watched(watched: Watched): void;
}

/** The messages that the server sends by itself. */
export interface ServerMessages {
  batch(batch: Batch): void;
  table(table: TableInfo): void;
  presence(presence: Presence): void;
  home(home: HomeView): void;
  floor(floor: FloorView): void;
  /**
   * From now on this phone may not see what it was shown: the match that it watched, or the floor if `match` is null.
   */
  closed(closed: { readonly match: MatchId | null; readonly why: Refusal }): void;
  clocks(clocks: { readonly match: MatchId; readonly clocks: readonly ClockView[] }): void;
  /** The last message before the server closes a socket on purpose; this phone need not reconnect by itself. */
  farewell(said: { readonly why: Farewell }): void;
}

/**
 * Why the server closes a socket: this browser or person has too many open (`elsewhere`), nobody needs it (`idle`:
 * the phone may reconnect when it is needed), or all places are taken (`full`: the phone may try again).
 */
export type Farewell = 'elsewhere' | 'idle' | 'full';

/** What a phone sends when it connects; the server knows the device by its cookie. */
export interface Handshake {
  readonly protocol: number;
  /** The epoch from `GET /api/session`. A phone with another epoch is turned away until it has asked again (P20). */
  readonly epoch?: string | undefined;
}
