// Visitor: somebody who asks the server for things; two kinds, inside this process and over a real socket.

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
  /** Asks what came since; the first that succeeds makes it a follower. */
  sync(request: SyncRequest): Promise<void>;
  draft(match: MatchId, cells: Draft): Promise<void>;
  code(code: Code): Promise<void>;
  mine(): Promise<void>;
  file(match: MatchId, watch: Code | null): Promise<void>;
  /** A page's request: home, deck, statement, history, lists, exports. */
  get(path: string): Promise<void>;
}

/** A server, the visitors at its door, and a clock that stands still. */
export interface Room {
  /**
   * The trader whose choices are hidden, the opponent, a third trader, an organiser, a referee, a screen of the hall, a watcher
   * with the code, and a stranger with a browser and nothing else.
   */
  readonly hider: Visitor;
  readonly opponent: Visitor;
  readonly watcher: Visitor;
  readonly thirdTrader: Visitor;
  readonly organiser: Visitor;
  readonly referee: Visitor;
  readonly display: Visitor;
  readonly stranger: Visitor;
  /** The code by which a match may be watched; those at the table know it. */
  watchOf(match: MatchId): Code | null;
  /** What the server told its keeper. */
  readonly log: Tape;
  /** Moves the clock on. */
  advance(ms: number): void;
  /** The process ends and comes back. */
  restart(): Promise<void>;
  /** What the journal holds, hashes over logs aside. */
  journal(): Promise<string>;
  /** Waits until everybody has what was sent. */
  settle(): Promise<void>;
  close(): Promise<void>;
}
