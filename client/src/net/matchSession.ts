// MatchSession: one open match as this phone knows it: what it has seen, what it sends, what was refused.

import type { VisibleEvent, MatchView } from '@dunmer/shared/fairness';
import type {
  CatalogueInfo,
  ClockView,
  CommandId,
  Draft,
  PlayCommand,
  Presence,
  Refusal,
  Rejection,
  TableInfo,
  Watched,
} from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import type { Connection } from './connection.ts';
import type { DraftMark } from './drafts.ts';
import type { WitnessReport } from './witnessReport.ts';

/** A command on its way: kept until it is answered and its events are here. */
export interface PendingCommand {
  readonly id: CommandId;
  readonly command: PlayCommand;
  /** When it was first sent, in milliseconds of this phone's clock. */
  readonly since: number;
  /** No answer for 4 s: the same id is sent again. */
  readonly late: boolean;
}

interface RefusedCommand {
  readonly command: PlayCommand;
  readonly error: Refusal | Rejection;
}

export interface MatchSession {
  /** A dead link shows within 5 s. */
  readonly connection: Connection;
  readonly table: TableInfo | null;
  readonly viewer: Viewer | null;
  readonly presence: Presence | null;
  /** When `presence` arrived, in milliseconds of this phone's clock: its `since` counts from there. */
  readonly presenceAt: number;
  /** The clocks of the match, as they stood at `clocksAt` of this phone's clock. */
  readonly clocks: readonly ClockView[];
  readonly clocksAt: number;
  /** The whole log this viewer may see, in order. */
  readonly events: readonly VisibleEvent[];
  /** After the last event; null until the log is here. */
  readonly view: MatchView | null;
  /** Six cells in board order. */
  readonly draft: Draft;
  /** Whether the server has acknowledged this draft. */
  readonly draftMark: DraftMark;
  /** This match's commands without an effect here yet, oldest first; the phone's own part in the tosses aside. */
  readonly sending: readonly PendingCommand[];
  /** The newest refusal, until it is dismissed. */
  readonly refused: RefusedCommand | null;
  /** P20: acknowledged once by a server that was restored since, and unknown to it now. Shown, never sent by itself. */
  readonly lost: readonly PlayCommand[];
  /** Why this match can't be followed at all (`unknown-code`, `no-seat`, …). */
  readonly closed: Refusal | Rejection | null;
  readonly catalogue: CatalogueInfo | null;
  /** F8: what this phone saw by itself, and whether the file agrees. */
  readonly witness: WitnessReport;
  /** F10: where the match's file is, once it has ended. */
  readonly filePath: string | null;
  play(command: PlayCommand): void;
  /** This phone's film has come up to what is asked of its owner, whose clock may start. Said once for each link. */
  watched(choice: Watched['choice']): void;
  saveDraft(cells: Draft): void;
  dismissRefusal(): void;
  dismissLost(): void;
  /** F8: checks the file once more, where that failed. */
  checkAgain(): void;
}
