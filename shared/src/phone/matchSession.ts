// MatchSession: one open match as this phone knows it: what it has seen, what it is sending, what was refused.

import type { VisibleOf } from '../fairness/index.ts';
import type { CommandId, Draft, Refusal, Rejection, Watched } from '../protocol/index.ts';
import { CELLS } from '../rules/index.ts';
import type { Connection } from './connection.ts';
import type { DraftMark } from './drafts.ts';
import type { PhoneTypes } from './phoneTable.ts';
import type { TradePhone } from './tradeTable.ts';
import { NOTHING_SHOWN, type Shown } from './picture.ts';
import type { WitnessReport } from './witnessReport.ts';

/** A command on its way: kept until it is answered and its events have arrived. */
export interface PendingCommand<Move> {
  readonly id: CommandId;
  readonly command: Move;
  /** When it was first sent, by this phone's clock in milliseconds. */
  readonly since: number;
  /** There was no answer for 4 s, so the same id was sent again. */
  readonly late: boolean;
}

interface RefusedCommand<Move> {
  readonly command: Move;
  readonly error: Refusal | Rejection;
}

/** `P`: the types of the table at which the match is followed. */
export interface MatchSession<P extends PhoneTypes = TradePhone> extends Shown {
  /** A dead link shows within 5 s. */
  readonly connection: Connection;
  /** The whole log this viewer may see, in order. */
  readonly events: readonly VisibleOf<P['table']>[];
  /** The view after the last event; null until the log is here. */
  readonly view: P['table']['view'] | null;
  /** Six cells in board order. */
  readonly draft: Draft;
  /** Whether the server has acknowledged this draft. */
  readonly draftMark: DraftMark;
  /** This match's commands whose events are not here yet, oldest first, without the phone's own part in the tosses. */
  readonly sending: readonly PendingCommand<P['command']>[];
  /** The newest refusal, until it is dismissed. */
  readonly refused: RefusedCommand<P['command']> | null;
  /**
   * P20: commands that a server acknowledged and, restored since, no longer knows. They are shown, and never sent
   * again by themselves.
   */
  readonly lost: readonly P['command'][];
  readonly catalogue: P['catalogue'] | null;
  /** F8: what this phone saw by itself, and whether the file agrees with that. */
  readonly witness: WitnessReport;
  /** F10: the path of the match's file, once the match has ended. */
  readonly filePath: string | null;
  play(command: P['command']): void;
  /**
   * This phone's film has played up to what is asked of its owner, so that the owner's clock may start. Repeated on
   * each new link.
   */
  watched(choice: Watched['choice']): void;
  saveDraft(cells: Draft): void;
  dismissRefusal(): void;
  dismissLost(): void;
  /** F8: checks the file once more, after a check that failed. */
  checkAgain(): void;
}

const nothing = (): void => undefined;

/** A session about which nothing is known yet. */
export const NO_SESSION: MatchSession<never> = {
  connection: 'resting',
  ...NOTHING_SHOWN,
  events: [],
  view: null,
  draft: CELLS.map(() => null),
  draftMark: 'saved',
  sending: [],
  refused: null,
  lost: [],
  catalogue: null,
  witness: { at: 'watching' },
  filePath: null,
  play: nothing,
  watched: nothing,
  saveDraft: nothing,
  dismissRefusal: nothing,
  dismissLost: nothing,
  checkAgain: nothing,
};
