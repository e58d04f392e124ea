// PhoneTable: what a phone must know of a table beyond its port: how its moves are sent, and what it bears witness
// of.

import type { Table, TableTypes, VisibleOf } from '../fairness/index.ts';
import type { Batch, ClientCommand, CommandId, MatchId } from '../protocol/index.ts';
import type { TableName } from '../contract/index.ts';
import type { Storage } from './given.ts';

/** The types of a table on a phone. */
export interface PhoneTypes {
  readonly table: TableTypes;
  /** The commands of a seat. */
  readonly command: { readonly type: string };
  /** What the phone keeps of what it has seen (F8). */
  readonly witness: object;
  /** The cards of the match. */
  readonly catalogue: object;
}

export interface PhoneTable<P extends PhoneTypes> {
  readonly name: TableName;
  readonly port: Table<P['table']>;
  /** Returns the command that carries a move. */
  commandFor(id: CommandId, match: MatchId, command: P['command']): ClientCommand;
  /** Returns the move that a command carries, and its match; null if it carries no move of this table. */
  moveIn(command: ClientCommand): { readonly match: MatchId; readonly command: P['command'] } | null;
  /** Returns what this phone has seen by now; null before there is anything to see. */
  witnessOf(storage: Storage, view: P['table']['view']): P['witness'] | null;
}

/** The events of one accepted command at this table, for one viewer. */
export interface BatchOf<T extends TableTypes> {
  readonly match: MatchId;
  readonly version: number;
  readonly events: readonly VisibleOf<T>[];
}

// The only place where a batch gets its table's types: the server has said at which table the match is played, and
// the phone follows it there.
/** Returns a batch with the types of this table. */
export const batchOf = <T extends TableTypes>(_port: Table<T>, batch: Batch): BatchOf<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  batch as unknown as BatchOf<T>;
