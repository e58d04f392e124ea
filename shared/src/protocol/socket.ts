// The socket's messages, both ways (typed for socket.io).

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
 * What a film has come up to: a choice by its number, that of the price of victory, of which phones of protocol 4 never
 * speak, or what is asked at a stop, by the number of the asking (PR19).
 */
export interface Watched {
  readonly match: MatchId;
  readonly choice: number | 'claim' | `asking-${number}`;
}

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
  /** Where its owner stands; from then on every change of it is sent. */
  home(answer: (result: Result<HomeAnswer, Rejection>) => void): void;
  /** All live matches; from then on every change of them is sent. For staff and displays. */
  floor(answer: (result: Result<FloorView, Refusal | Rejection>) => void): void;
  /** Chooses or says a staff member's passphrase; never stored as it is, no command. */
  unlock(
    said: { readonly passphrase: string },
    answer: (result: Result<null, Refusal | Rejection>) => void,
  ): void;
  /** What a staff act would change; nothing is changed. */
  preview(act: StaffAct, answer: (result: PreviewResult) => void): void;
  /** The same of several acts at once, each by itself: as many answers, in their order. */
  previewMany(acts: readonly StaffAct[], answer: (result: PreviewsResult) => void): void;
  /** Begins a copy of the event on the server's machine, unless one is under way. For organisers. */
  backUp(answer: (result: Result<null, Refusal | Rejection>) => void): void;
  /** This phone's film has come up to what is asked of its owner: the clock of it starts. */
  watched(watched: Watched): void;
}

/** What the server sends by itself. */
export interface ServerMessages {
  batch(batch: Batch): void;
  table(table: TableInfo): void;
  presence(presence: Presence): void;
  home(home: HomeView): void;
  floor(floor: FloorView): void;
  /** What this phone was shown is closed to it from now on: a match that it looked at; null: the floor. */
  closed(closed: { readonly match: MatchId | null; readonly why: Refusal }): void;
  clocks(clocks: { readonly match: MatchId; readonly clocks: readonly ClockView[] }): void;
  /** The last word before the server closes a socket on purpose; this phone need not come back by itself. */
  farewell(said: { readonly why: Farewell }): void;
}

/**
 * Why a socket is let go: too many of this browser or person are open (`elsewhere`), nobody needs it (`idle`: it may
 * come back when somebody does), or all places are taken (`full`: it may try again).
 */
export type Farewell = 'elsewhere' | 'idle' | 'full';

/** What a phone says when it connects; the device is known by its cookie. */
export interface Handshake {
  readonly protocol: number;
  /** What `GET /api/session` has told it; of another one it is turned away until it has asked again (P20). */
  readonly epoch?: string | undefined;
}
