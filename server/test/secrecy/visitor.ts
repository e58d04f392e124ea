// Visitor: somebody who asks the server for things; one kind inside this process, one over a real socket.

import type { MatchView } from '@dunmer/shared/fairness';
import type {
  ClientCommand,
  Code,
  CommandResult,
  Draft,
  MatchId,
  SyncRequest,
} from '@dunmer/shared/protocol';
import type { Tape } from './tape.ts';

export interface Visitor {
  readonly tape: Tape;
  /** What it sees of the match that it follows; null while it follows none. */
  readonly view: MatchView | null;
  readonly version: number;
  command(command: ClientCommand): Promise<CommandResult>;
  /** Asks for what came since a version; the first sync that succeeds makes the visitor a follower. */
  sync(request: SyncRequest): Promise<void>;
  draft(match: MatchId, cells: Draft): Promise<void>;
  code(code: Code): Promise<void>;
  mine(): Promise<void>;
  file(match: MatchId, watch: Code | null): Promise<void>;
  /** Requests a page: home, deck, statement, history, lists, exports. */
  get(path: string): Promise<void>;
}

/** A server, its visitors, and a clock that stands still. */
export interface Room {
  /**
   * The trader whose choices are hidden. The others: the opponent, a watcher with the code, a third trader, an
   * organiser, a referee, a screen of the hall, and a stranger who has only a browser.
   */
  readonly hider: Visitor;
  readonly opponent: Visitor;
  readonly watcher: Visitor;
  readonly thirdTrader: Visitor;
  readonly organiser: Visitor;
  readonly referee: Visitor;
  readonly display: Visitor;
  readonly stranger: Visitor;
  /** Returns the code by which a match may be watched; those at the table know it. */
  watchOf(match: MatchId): Code | null;
  /** What the server has logged for its keeper. */
  readonly log: Tape;
  /** Moves the clock on. */
  advance(ms: number): void;
  /** Ends the process and starts it again. */
  restart(): Promise<void>;
  /** Returns what the journal holds, without hashes over logs. */
  journal(): Promise<string>;
  /** Waits until everybody has what was sent. */
  settle(): Promise<void>;
  close(): Promise<void>;
}
